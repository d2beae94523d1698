import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { ChangeBroadcast } from "./sharedIndexes.ts";

const channel = "dioptra_products";
/** A notification of PostgreSQL holds 8000 bytes. */
const maxIds = 500;
/** The kind of change when the products concerned are unknown. */
const everything = "everything";
const pause = 1000; // Milliseconds before a lost connection is tried again.

/** Hears and is heard through PostgreSQL's notifications; a connection of its own listens, and is renewed when it is lost. */
export function createServerBroadcast(url: string): ChangeBroadcast {
  const self = randomUUID();
  let hear: Parameters<ChangeBroadcast["onChange"]>[0] = () => {};
  let client: Client | null = null;
  const closing = new AbortController();

  function take(payload = "") {
    const [sender, changed, ids = ""] = payload.split(":");
    if (sender === self) return;
    if (changed === everything) return hear(null);
    const productIds = ids.split(",").filter(Boolean).map(Number);
    hear({ productIds, changed: changed === "stock" ? "stock" : "anything" });
  }

  async function connect() {
    const own = new Client({ connectionString: url, keepAlive: true });
    own.on("notification", ({ payload }) => take(payload));
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
        await wait(pause, undefined, { signal: closing.signal, ref: false });
        await connect();
        // Notifications may have been missed meanwhile.
        return hear(null);
      } catch {
        // Still gone: once more after a pause.
      }
    }
  }

  const listening = connect().catch(() => void reconnect());

  return {
    async announce(session, told) {
      const notify = (words: string) => session.execute(sql`select pg_notify(${channel}, ${`${self}:${words}`})`);
      if (told === null) return void (await notify(everything));
      const { productIds, changed } = told;
      for (let start = 0; start < productIds.length; start += maxIds) {
        await notify(`${changed}:${productIds.slice(start, start + maxIds).join(",")}`);
      }
    },
    onChange: (handler) => void (hear = handler),
    async close() {
      closing.abort();
      await listening;
      await client?.end();
    },
  };
}
