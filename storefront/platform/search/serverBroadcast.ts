import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { ChangeBroadcast } from "./sharedIndexes.ts";

const channel = "dioptra_products";
/** Product ids per notification. PostgreSQL limits a notification to 8000 bytes. */
const maxIds = 500;
/** The kind of change if the affected products are unknown. */
const everything = "everything";
const reconnectDelay = 1000; // Milliseconds.

/**
 * Creates a broadcast that uses PostgreSQL's notifications. It listens on a connection of its own, which it opens again
 * whenever it is lost.
 */
export function createServerBroadcast(url: string): ChangeBroadcast {
  const self = randomUUID();
  let listener: Parameters<ChangeBroadcast["onChange"]>[0] = () => {};
  let client: Client | null = null;
  const closing = new AbortController();

  function receive(payload = "") {
    const [sender, changed, ids = ""] = payload.split(":");
    if (sender === self) return;
    if (changed === everything) return listener(null);
    const productIds = ids.split(",").filter(Boolean).map(Number);
    listener({ productIds, changed: changed === "stock" ? "stock" : "anything" });
  }

  async function connect() {
    const own = new Client({ connectionString: url, keepAlive: true });
    own.on("notification", ({ payload }) => receive(payload));
    own.on("error", () => {});
    own.on("end", () => void (closing.signal.aborted || reconnect()));
    await own.connect();
    await own.query(`listen ${channel}`);
    client = own;
  }

  async function reconnect() {
    client = null;
    while (!closing.signal.aborted) {
      try {
        await wait(reconnectDelay, undefined, { signal: closing.signal, ref: false });
        await connect();
        // Notifications may have been missed in the meantime.
        return listener(null);
      } catch {
        // Try again after the delay.
      }
    }
  }

  const listening = connect().catch(() => void reconnect());

  return {
    async announce(session, change) {
      const notify = (message: string) => session.execute(sql`select pg_notify(${channel}, ${`${self}:${message}`})`);
      if (change === null) return void (await notify(everything));
      const { productIds, changed } = change;
      for (let start = 0; start < productIds.length; start += maxIds) {
        await notify(`${changed}:${productIds.slice(start, start + maxIds).join(",")}`);
      }
    },
    onChange: (handler) => void (listener = handler),
    async close() {
      closing.abort();
      await listening;
      await client?.end();
    },
  };
}
