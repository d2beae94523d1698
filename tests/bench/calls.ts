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

let callCount = 0;

/**
 * Sends a call and returns its result; throws when it fails. Each call has a different client address, so that no rate
 * limit applies.
 */
async function send(fetch: Fetch, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(
    new Request(`http://shop.test/api/${path}`, {
      headers: {
        "x-dioptra-client": `10.0.${++callCount >> 8}.${callCount & 255}`,
        "content-type": "application/json",
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text).result;
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Returns percentiles of a call's duration, and its mean CPU time with all threads, in milliseconds. */
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

/** Raises the stock so that no order fails. */
async function fillStock(fetch: Fetch): Promise<void> {
  const call = {
    method: "POST",
    target: "/operator/stock",
    body: Buffer.from(JSON.stringify({ sku, quantity: 100_000 })),
  };
  const headers = { [signatureHeader]: sign(operatorKey, call, new Date()), "content-type": "application/json" };
  const { method, target, body } = call;
  const response = await fetch(new Request(`http://shop.test${target}`, { method, headers, body }));
  if (!response.ok) throw new Error(`The stock was not raised: ${response.status}`);
}

/** Measures product search, cart update, order and login on one platform. */
async function callsOn(fetch: Fetch): Promise<Rows> {
  await fillStock(fetch);
  const newCart = async () => String(await send(fetch, "cart/create?storeCode=pl", {}));
  const updateLine = (cartId: string, line: object) =>
    send(fetch, `cart/update?cartId=${cartId}`, { cartItem: { sku, quoteId: cartId, ...line } });
  const carts: string[] = [];
  for (let index = 0; index < times * 1.2; index++) {
    const cartId = await newCart();
    await updateLine(cartId, { qty: 1 });
    carts.push(cartId);
  }
  const cart = await newCart();
  const { item_id: itemId } = (await updateLine(cart, { qty: 1 })) as { readonly item_id: number };
  await send(fetch, "user/create?localeCode=pl", {
    customer: { email: "bench@example.pl", firstname: "Ala", lastname: "Nowak" },
    password,
    conditions: true,
  });
  const index = "vsbridge/catalog/vue_storefront_catalog_pl";
  return {
    "product search, faceted": await measured(times, (turn) =>
      send(fetch, `${index}/product/_search?size=50&request=${encodeURIComponent(searchRequest(turn))}`),
    ),
    "cart/update": await measured(times, (turn) =>
      updateLine(cart, { qty: 1 + (Math.abs(turn) % 3), item_id: itemId }),
    ),
    "order/create": await measured(times, () => {
      const cartId = carts.pop();
      if (cartId === undefined) throw new Error("There are too few carts.");
      // A different mailbox for each order, because orders of one mailbox are limited.
      const customer = { firstName: "Ala", lastName: "Nowak", email: `bench-${carts.length}@example.com` };
      return send(fetch, "order/create?localeCode=pl", orderFor(cartId, { sku, minor: 329_00 }, { customer }));
    }),
    "user/login": await measured(times / 5, () =>
      send(fetch, "user/login", { username: "bench@example.pl", password }),
    ),
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

/** Measures calls on the embedded database and on a local PostgreSQL server; both wait for the disk on commit. */
export async function calls(): Promise<Table[]> {
  const embedded = await table("Calls of the embedded platform (ms)", null);
  if (!postgresPrograms()) return [embedded];
  const server = await startPostgres({ isDurable: true });
  try {
    return [embedded, await table("The same on a PostgreSQL server, whose own CPU is not counted (ms)", server.url)];
  } finally {
    server.remove();
  }
}
