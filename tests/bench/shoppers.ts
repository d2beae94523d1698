import { openConnection } from "#platform/kernel/database/embeddedConnection.ts";
import { removeFolder, startShop } from "../support/shop.ts";
import { buyForAWhile, plentiful, type Visit } from "./support/buyForAWhile.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { round, type Table } from "./support/tables.ts";

const shoppers = Number(process.env["SHOPPERS"] ?? "200");
/** The average pause of a shopper before each request, in seconds. */
const pause = Number(process.env["THINKS"] ?? "2");
const seconds = Number(process.env["SECONDS"] ?? "60");

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Checks the database afterwards; every figure but the first two must be 0. */
const audit = `
  select
    (select count(*)::int from orders) as orders,
    (select coalesce(sum(quantity), 0)::int from order_items) as pieces,
    (select count(*)::int from stock where quantity < 0) as oversold,
    (select count(*)::int from orders where subtotal - discount + shipping + payment <> grand_total) as "wrong totals",
    (select count(*)::int from orders where subtotal <> (select sum(row_total) from order_items where order_id = orders.id))
      as "wrong sums of lines",
    (select count(*)::int from order_items where price * quantity <> row_total) as "wrong lines",
    (select count(*)::int from orders where 1 <> (select count(*) from mails where key in ('order-confirmation:' || orders.id, 'order-to-confirm:' || orders.id)))
      as "orders without one mail"`;

const fillStock = `update stock set quantity = 100000 where variant_id = (select id from variants where sku = '${plentiful.sku}')`;

const stocks = "select sku, quantity from stock join variants on variants.id = variant_id";
/** The pieces of orders that hold their stock; some take it only when they are confirmed. */
const sold =
  "select sku, sum(quantity)::int as quantity from order_items join orders on orders.id = order_id where holds_stock group by sku";

type Piece = { readonly sku: string; readonly quantity: number };

/** Counts the skus whose stock does not match the pieces sold. */
function countMismatches(before: readonly Piece[], after: readonly Piece[], orders: readonly Piece[]): number {
  const left = new Map(after.map(({ sku, quantity }) => [sku, quantity]));
  const gone = new Map(orders.map(({ sku, quantity }) => [sku, quantity]));
  return before.filter(({ sku, quantity }) => quantity - (left.get(sku) ?? 0) !== (gone.get(sku) ?? 0)).length;
}

/** Runs queries on the database of a stopped shop. */
async function queryDatabase<Row>(folder: string, queries: readonly string[]): Promise<readonly Row[][]> {
  const connection = await openConnection(`${folder}/postgres`, () => {});
  try {
    const results: Row[][] = [];
    for (const query of queries) results.push((await connection.query<Row>(query)).rows);
    return results;
  } finally {
    await connection.close();
  }
}

const figuresOf = (visits: readonly Visit[], name: string) => {
  const own = visits.filter((visit) => visit.name === name);
  const sorted = own.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    calls: own.length,
    errors: own.filter(({ isError }) => isError).length,
    "sold out": own.filter(({ isSoldOut }) => isSoldOut).length,
    "p50 (ms)": round(percentile(sorted, 0.5)),
    "p99 (ms)": round(percentile(sorted, 0.99)),
  };
};

/** Lets shoppers with separate addresses buy at the same time, then checks the database. */
export async function shoppersBench(): Promise<Table[]> {
  ensureBuild();
  const opening = await startShop();
  await opening.stop();
  const [, before = []] = await queryDatabase<Piece>(opening.folder, [fillStock, stocks]);
  // The shoppers act as the shop's proxy, which reports each client's address.
  const env = { BEHIND_PROXY: "on", SANDBOX: "on" };
  const shop = await startShop({ folder: opening.folder, env });
  const visits = await buyForAWhile(shop.origin, { shoppers, pause, seconds });
  await shop.stop();
  const [after = [], orders = []] = await queryDatabase<Piece>(shop.folder, [stocks, sold]);
  const [[audited = {}] = []] = await queryDatabase<Record<string, number>>(shop.folder, [audit]);
  removeFolder(shop.folder);
  const names = [...new Set(visits.map(({ name }) => name))];
  return [
    {
      title: `${shoppers} shoppers at once for ${seconds} s, pausing about ${pause} s before each request`,
      rows: Object.fromEntries(names.map((name) => [name, figuresOf(visits, name)])),
    },
    {
      title: "The database afterwards (all but the first two must be 0)",
      rows: Object.fromEntries(
        Object.entries({ ...audited, "skus not as sold": countMismatches(before, after, orders) }).map(
          ([name, figure]) => [name, { figure }],
        ),
      ),
    },
  ];
}
