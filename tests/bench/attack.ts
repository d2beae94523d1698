import { removeFolder, startShop } from "../support/shop.ts";
import { orderFor } from "../storefront/platform/support/shopping.ts";
import { plentiful } from "./support/buyForAWhile.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { against, round, type Table } from "./support/tables.ts";

const connections = Number(process.env["CONNECTIONS"] ?? "40");
const seconds = Math.min(120, Number(process.env["SECONDS"] ?? "30"));
/** Milliseconds that an honest order may take at the 95th percentile. */
const slowestOrder = 1000;
/** Fewer than are on the shelf. */
const mostOrders = 20;

const searchPath = "/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search?size=4000";
const json = { "content-type": "application/json" };

interface Attacked {
  readonly answers: Readonly<Record<string, number>>;
  /** Answers of 500 and more that do not say when to try again. */
  readonly withoutRetry: number;
}

/** Asks for everything that is sold, over and over, on every connection. */
async function attack(origin: string, until: number): Promise<Attacked> {
  const answers: Record<string, number> = {};
  let withoutRetry = 0;
  const keepAsking = async () => {
    while (performance.now() < until) {
      const response = await fetch(origin + searchPath, { method: "POST", headers: json, body: "{}" });
      await response.arrayBuffer();
      answers[response.status] = (answers[response.status] ?? 0) + 1;
      if (response.status >= 500 && !response.headers.has("retry-after")) withoutRetry++;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return { answers, withoutRetry };
}

/** One shopper who buys, and buys again: milliseconds of each order. */
async function buy(
  origin: string,
  until: number,
): Promise<{ readonly orders: readonly number[]; readonly failed: number }> {
  const orders: number[] = [];
  let failed = 0;
  while (performance.now() < until && orders.length + failed < mostOrders) {
    let cookie = "";
    const post = async (path: string, body: unknown) => {
      const response = await fetch(origin + path, {
        method: "POST",
        headers: { ...json, cookie },
        body: JSON.stringify(body),
      });
      cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? cookie;
      return { ok: response.ok, result: (await response.json()).result };
    };
    const cartId = String((await post("/api/cart/create?storeCode=pl", {})).result);
    const cartItem = { sku: plentiful.sku, qty: 1, quoteId: cartId };
    await post(`/api/cart/update?cartId=${cartId}`, { cartItem });
    const began = performance.now();
    const { ok } = await post("/api/order/create?localeCode=pl", orderFor(cartId, plentiful));
    if (ok) orders.push(performance.now() - began);
    else failed++;
  }
  return { orders: orders.toSorted((a, b) => a - b), failed };
}

/**
 * One client who asks for the whole catalogue on many connections at once, and an honest shopper beside it: how long the
 * shopper's orders take. Only ever against a shop of its own on this machine.
 */
export async function attackBench(): Promise<Table[]> {
  ensureBuild();
  const shop = await startShop();
  try {
    const until = performance.now() + seconds * 1000;
    const [{ answers, withoutRetry }, { orders, failed }] = await Promise.all([
      attack(shop.origin, until),
      buy(shop.origin, until),
    ]);
    const p95 = orders[Math.floor((orders.length - 1) * 0.95)] ?? Infinity;
    return [
      {
        title: `${connections} connections ask for the whole catalogue for ${seconds} s`,
        rows: {
          "honest order, p95 (ms)": against(round(p95), slowestOrder),
          "honest orders": { placed: orders.length, failed },
          "5xx without Retry-After": against(withoutRetry, 0),
          "answers to the attack, by status": answers,
        },
      },
    ];
  } finally {
    await shop.stop();
    removeFolder(shop.folder);
  }
}
