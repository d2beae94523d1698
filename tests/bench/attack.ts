import { guestEnvironment, newGuest } from "../support/guests.ts";
import { removeFolder, startShop } from "../support/shop.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { withBudget, round, type Table } from "./support/tables.ts";

const connections = Number(process.env["CONNECTIONS"] ?? "40");
const seconds = Math.min(120, Number(process.env["SECONDS"] ?? "30"));
/** The budget of an honest order at the 95th percentile, in milliseconds. */
const orderBudget = 1000;
/** Less than the stock. */
const maximumOrders = 20;

const searchPath = "/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search?size=4000";
const headers = { "content-type": "application/json", "x-forwarded-for": "198.51.100.1" };

interface Attacked {
  readonly responses: Readonly<Record<string, number>>;
  /** Responses with status 5xx that have no Retry-After. */
  readonly withoutRetry: number;
}

/** Requests the whole catalogue repeatedly on every connection. */
async function attack(origin: string, until: number): Promise<Attacked> {
  const responses: Record<string, number> = {};
  let withoutRetry = 0;
  const sendRequests = async () => {
    while (performance.now() < until) {
      const response = await fetch(origin + searchPath, { method: "POST", headers, body: "{}" });
      await response.arrayBuffer();
      responses[response.status] = (responses[response.status] ?? 0) + 1;
      if (response.status >= 500 && !response.headers.has("retry-after")) withoutRetry++;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  return { responses, withoutRetry };
}

/**
 * Orders as one guest after another and returns the duration of each order in milliseconds. Each guest has a separate
 * address and mailbox, because orders of each are limited.
 */
async function buy(
  origin: string,
  until: number,
): Promise<{ readonly orders: readonly number[]; readonly failed: number }> {
  const orders: number[] = [];
  let failed = 0;
  while (performance.now() < until && orders.length + failed < maximumOrders) {
    const guest = newGuest(origin, orders.length + failed + 1);
    await guest.fill();
    const began = performance.now();
    const result = await guest.order();
    if ("number" in result) orders.push(performance.now() - began);
    else failed++;
  }
  return { orders: orders.toSorted((a, b) => a - b), failed };
}

/**
 * Measures an honest shopper's orders while one client requests the whole catalogue on many connections. Always uses its
 * own shop on this machine.
 */
export async function attackBench(): Promise<Table[]> {
  ensureBuild();
  const shop = await startShop({ env: guestEnvironment });
  try {
    const until = performance.now() + seconds * 1000;
    const [{ responses, withoutRetry }, { orders, failed }] = await Promise.all([
      attack(shop.origin, until),
      buy(shop.origin, until),
    ]);
    const p95 = orders[Math.floor((orders.length - 1) * 0.95)] ?? Infinity;
    return [
      {
        title: `${connections} connections request the whole catalogue for ${seconds} s`,
        rows: {
          "honest order, p95 (ms)": withBudget(round(p95), orderBudget),
          "honest orders": { placed: orders.length, failed },
          "5xx without Retry-After": withBudget(withoutRetry, 0),
          "responses to the attack, by status": responses,
        },
      },
    ];
  } finally {
    await shop.stop();
    removeFolder(shop.folder);
  }
}
