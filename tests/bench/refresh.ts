import { configuration } from "#configuration/index.ts";
import { createCatalogue } from "#platform/catalog/catalogue.ts";
import { createEmbeddedSearch } from "#platform/search/embeddedSearch.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";
import { seedLoadTest } from "#demo/seed.ts";
import { openSeededDatabase } from "../storefront/platform/support/seededDatabase.ts";
import { median } from "./support/median.ts";
import { type Rows, round, type Table } from "./support/tables.ts";

const products = 5000;
const times = 9;
const now = new Date("2026-11-20T12:00:00Z");

/** Returns the CPU time of some work in this process, database included, in milliseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function cpuOfTimes(work: (time: number) => Promise<unknown>): Promise<number> {
  const own: number[] = [];
  for (let time = 0; time < times; time++) own.push(await cpuOf(() => work(time)));
  return round(median(own), 1);
}

/** Measures refreshing one changed product in the search index, compared with building the whole index. */
export async function refresh(): Promise<Table[]> {
  const { connection, database } = await openSeededDatabase(now);
  await seedLoadTest(database, products, { now, onFilled: () => {}, signal: new AbortController().signal });
  const [store] = configuration.storeViews;
  const everything = parseSearch({});
  if (!store || !everything.ok) throw new Error("There is no store view to search.");
  const search = createEmbeddedSearch({ database, clock: () => now, catalogue: createCatalogue() });
  const listRequest = { entity: "product", request: everything.value, page: { from: 0, size: 1 } } as const;
  const built = await cpuOf(() => search.search(store, listRequest));
  const { rows: found } = await connection.query<{ id: number }>("select id from products order by id desc limit 100");
  const idAt = (time: number) => found[time]?.id ?? 0;
  const setPrices = (id: number, storeCode: string) =>
    connection.query(
      "update prices set store_code = $2 where variant_id in (select id from variants where product_id = $1) and store_code in ('pl', 'none')",
      [id, storeCode],
    );
  const rows: Rows = {
    "the whole index built": { "CPU (ms)": round(built) },
    "the stock of a product": { "CPU (ms)": await cpuOfTimes((time) => search.refresh([idAt(time)], "stock")) },
    "anything of a product": { "CPU (ms)": await cpuOfTimes((time) => search.refresh([idAt(time)])) },
    "a removed product": {
      "CPU (ms)": await cpuOfTimes(async (time) => {
        await setPrices(idAt(time), "none");
        await search.refresh([idAt(time)]);
      }),
    },
    "an added product": {
      "CPU (ms)": await cpuOfTimes(async (time) => {
        await setPrices(idAt(time), "pl");
        await search.refresh([idAt(time)]);
      }),
    },
  };
  await connection.close();
  return [{ title: `A changed product among ${products}, in both store views`, rows }];
}
