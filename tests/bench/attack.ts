import { guestEnvironment, newGuest } from "../support/guests.ts";
import { removeFolder, startShop } from "../support/shop.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { against, round, type Table } from "./support/tables.ts";

const connections = Number(process.env["CONNECTIONS"] ?? "40");
const seconds = Math.min(120, Number(process.env["SECONDS"] ?? "30"));
/** Milliseconds that an honest order may take at the 95th percentile. */
const slowestOrder = 1000;
/** Fewer than are on the shelf. */
const mostOrders = 20;

const searchPath = "/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search?size=4000";
const headers = { "content-type": "application/json", "x-forwarded-for": "198.51.100.1" };

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
      const response = await fetch(origin + searchPath, { method: "POST", headers, body: "{}" });
      await response.arrayBuffer();
      answers[response.status] = (answers[response.status] ?? 0) + 1;
      if (response.status >= 500 && !response.headers.has("retry-after")) withoutRetry++;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return { answers, withoutRetry };
}

/** One guest after another, each with an address and a mailbox of their own, because orders of one are limited: milliseconds of each order. */
async function buy(
  origin: string,
  until: number,
): Promise<{ readonly orders: readonly number[]; readonly failed: number }> {
  const orders: number[] = [];
  let failed = 0;
  while (performance.now() < until && orders.length + failed < mostOrders) {
    const guest = newGuest(origin, orders.length + failed + 1);
    await guest.fill();
    const began = performance.now();
    const answer = await guest.order();
    if ("number" in answer) orders.push(performance.now() - began);
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
  const shop = await startShop({ env: guestEnvironment });
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
