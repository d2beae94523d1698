import { guestEnvironment, newGuest } from "../support/guests.ts";
import { removeFolder, startShop } from "../support/shop.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { stallBodies } from "./support/stallBodies.ts";
import { withBudget, round, type Table } from "./support/tables.ts";

const connections = Number(process.env["CONNECTIONS"] ?? "40");
const seconds = Math.min(120, Number(process.env["SECONDS"] ?? "30"));
/** The budget of an honest order at the 95th percentile, in milliseconds. */
const orderBudget = 1000;
/** Less than the stock. */
const maximumOrders = 20;

const searchPath = "/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search?size=4000";
/** Addresses of the attacker. Honest shoppers share the first one, as in an office or a mobile network. */
const attackers = ["198.51.100.1", "198.51.100.2"] as const;
const headers = { "content-type": "application/json", "x-forwarded-for": attackers[0] };
/** Connections of each address whose body stalls before its end, on each of two paths. */
const stalledBodies = Number(process.env["STALLED"] ?? "128");
const stalledPaths = ["/api/cart/create", "/webhooks/mollie"];
/** Connections whose body stalls after its first byte; more than an address has places for calls. */
const oneByteBodies = 80;

interface Attacked {
  readonly responses: Readonly<Record<string, number>>;
  /** Responses with status 5xx that have no Retry-After. */
  readonly withoutRetry: number;
}

/** Begins to hold bodies that stall: large ones, which fill memory, and tiny ones, which would take places in a queue. */
function beginStalling(origin: string): { readonly stop: () => void } {
  const large = attackers.flatMap((address) =>
    stalledPaths.map((path) =>
      stallBodies(origin, { path, address, bytes: 256 * 1024 - 1, connections: stalledBodies }),
    ),
  );
  const tiny = stallBodies(origin, {
    path: stalledPaths[0] ?? "",
    address: attackers[0],
    bytes: 1,
    connections: oneByteBodies,
  });
  return { stop: () => [...large, tiny].forEach(({ stop }) => stop()) };
}

/** Requests the whole catalogue repeatedly on every connection. */
async function requestCatalogue(origin: string, until: number): Promise<Attacked> {
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
 * mailbox, because orders of each are limited. Every second guest shares the attacker's address.
 */
async function buy(
  origin: string,
  until: number,
): Promise<{ readonly orders: readonly number[]; readonly failed: number }> {
  const orders: number[] = [];
  let failed = 0;
  while (performance.now() < until && orders.length + failed < maximumOrders) {
    const id = orders.length + failed + 1;
    const guest = id % 2 === 0 ? newGuest(origin, id, attackers[0]) : newGuest(origin, id);
    await guest.fill();
    const began = performance.now();
    const result = await guest.order();
    if ("number" in result) orders.push(performance.now() - began);
    else failed++;
  }
  return { orders: orders.toSorted((a, b) => a - b), failed };
}

/**
 * Measures honest shoppers' orders while one client requests the whole catalogue on many connections, and two hold bodies
 * that stall. Always uses its own shop on this machine.
 */
export async function attackBench(): Promise<Table[]> {
  ensureBuild();
  const shop = await startShop({ env: guestEnvironment });
  const stalling = beginStalling(shop.origin);
  try {
    const until = performance.now() + seconds * 1000;
    const [{ responses, withoutRetry }, { orders, failed }] = await Promise.all([
      requestCatalogue(shop.origin, until),
      buy(shop.origin, until),
    ]);
    const p95 = orders[Math.floor((orders.length - 1) * 0.95)] ?? Infinity;
    return [
      {
        title: `${connections} connections request the whole catalogue for ${seconds} s, others hold stalled bodies`,
        rows: {
          "honest order, p95 (ms)": withBudget(round(p95), orderBudget),
          "honest orders": { placed: orders.length, failed },
          "5xx without Retry-After": withBudget(withoutRetry, 0),
          "responses to the attack, by status": responses,
        },
      },
    ];
  } finally {
    stalling.stop();
    await shop.stop();
    removeFolder(shop.folder);
  }
}
