import { sign, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { openPlatform } from "#platform/runtime/openPlatform.ts";
import { orderFor } from "../storefront/platform/support/shopping.ts";
import { postgresPrograms, startPostgres } from "../support/postgres.ts";
import { newFolder, removeFolder } from "../support/shop.ts";
import { type Rows, round, type Table } from "./support/tables.ts";
import { demoSettings } from "../storefront/platform/support/demoSettings.ts";

type Fetch = (request: Request) => Promise<Response>;

const times = 300;
const sku = "MR-BRUNO-BLACK-53";
const password = "Okulary-do-czytania-8";

let asked = 0;

/** The answer's result; a call that is refused is no measure. Each comes from an address of its own, so that no limit counts them. */
async function ask(fetch: Fetch, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(
    new Request(`http://shop.test/api/${path}`, {
      headers: { "x-dioptra-client": `10.0.${++asked >> 8}.${asked & 255}`, "content-type": "application/json" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text).result;
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Milliseconds until the answer, and of CPU of this process with all its threads, for one of many calls. */
async function measured(count: number, call: (index: number) => Promise<unknown>) {
  for (let warming = 0; warming < count / 10; warming++) await call(-1 - warming);
  const taken: number[] = [];
  const before = process.cpuUsage();
  for (let index = 0; index < count; index++) {
    const began = performance.now();
    await call(index);
    taken.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = taken.toSorted((a, b) => a - b);
  return {
    p50: round(percentile(sorted, 0.5), 2),
    p99: round(percentile(sorted, 0.99), 2),
    CPU: round((user + system) / 1000 / count, 2),
  };
}

const searchRequest = (index: number) =>
  JSON.stringify({
    query: {
      bool: {
        filter: {
          bool: { must: [{ terms: { visibility: [2, 3, 4] } }, { range: { final_price: { gte: index % 97 } } }] },
        },
      },
    },
    aggs: { color: { terms: { field: "color", size: 10 } }, shape: { terms: { field: "shape", size: 100 } } },
  });

const operatorKey = "o".repeat(43);

/** Puts so many pieces on the shelf that no order finds it empty. */
async function fillShelf(fetch: Fetch): Promise<void> {
  const call = {
    method: "POST",
    target: "/operator/stock",
    body: Buffer.from(JSON.stringify({ sku, quantity: 100_000 })),
  };
  const headers = { [signatureHeader]: sign(operatorKey, call, new Date()), "content-type": "application/json" };
  const { method, target, body } = call;
  const response = await fetch(new Request(`http://shop.test${target}`, { method, headers, body }));
  if (!response.ok) throw new Error(`The shelf was not filled: ${response.status}`);
}

/** Product search, cart update, order and login on one platform. */
async function callsOn(fetch: Fetch): Promise<Rows> {
  await fillShelf(fetch);
  const newCart = async () => String(await ask(fetch, "cart/create?storeCode=pl", {}));
  const put = (cartId: string, line: object) =>
    ask(fetch, `cart/update?cartId=${cartId}`, { cartItem: { sku, quoteId: cartId, ...line } });
  const carts: string[] = [];
  for (let index = 0; index < times * 1.2; index++) {
    const cartId = await newCart();
    await put(cartId, { qty: 1 });
    carts.push(cartId);
  }
  const cart = await newCart();
  const { item_id: itemId } = (await put(cart, { qty: 1 })) as { readonly item_id: number };
  await ask(fetch, "user/create?localeCode=pl", {
    customer: { email: "bench@example.pl", firstname: "Ala", lastname: "Nowak" },
    password,
    conditions: true,
  });
  const index = "vsbridge/catalog/vue_storefront_catalog_pl";
  return {
    "product search, faceted": await measured(times, (turn) =>
      ask(fetch, `${index}/product/_search?size=50&request=${encodeURIComponent(searchRequest(turn))}`),
    ),
    "cart/update": await measured(times, (turn) => put(cart, { qty: 1 + (Math.abs(turn) % 3), item_id: itemId })),
    "order/create": await measured(times, () => {
      const cartId = carts.pop();
      if (cartId === undefined) throw new Error("There are too few carts.");
      return ask(fetch, "order/create?localeCode=pl", orderFor(cartId, { sku, minor: 329_00 }));
    }),
    "user/login": await measured(times / 5, () => ask(fetch, "user/login", { username: "bench@example.pl", password })),
  };
}

async function table(title: string, databaseUrl: string | null): Promise<Table> {
  const folder = newFolder();
  const platform = await openPlatform({ folder, settings: { ...demoSettings, operatorKey, databaseUrl } });
  try {
    return { title, rows: await callsOn(platform.fetch) };
  } finally {
    await platform.close();
    removeFolder(folder);
  }
}

/** What calls cost, embedded and on a PostgreSQL server of the same machine; commits wait for the disk in both. */
export async function calls(): Promise<Table[]> {
  const embedded = await table("Calls of the embedded platform (ms)", null);
  const programs = postgresPrograms();
  if (!programs) return [embedded];
  const server = await startPostgres(programs, { isDurable: true });
  try {
    return [embedded, await table("The same on a PostgreSQL server, whose own CPU is not counted (ms)", server.url)];
  } finally {
    server.remove();
  }
}
