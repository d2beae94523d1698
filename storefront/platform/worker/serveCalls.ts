import { randomUUID } from "node:crypto";
import type { MessagePort } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { createPlatform, type Fetch } from "../createPlatform.ts";
import { createDatabase, type Database } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { seedContent } from "../seed/content.ts";
import { seed } from "../seed/seed.ts";
import type { FromWorker, ToWorker, WorkerCall } from "./protocol.ts";

const clock = () => new Date();

/** Brings tables and catalogue up to date. */
export async function fill(connection: PGlite, onProgress: (step: string) => void): Promise<Database> {
  await migrate(connection, onProgress);
  const database = createDatabase(connection);
  await seed(database, { content: seedContent, now: clock(), onProgress });
  return database;
}

export interface Serving {
  readonly port: MessagePort;
  readonly database: Database;
  readonly say: (message: FromWorker, transferred?: ArrayBuffer[]) => void;
  /** For what must never happen: the thread is of no use any more. */
  readonly end: (error: unknown) => never;
}

async function answer({ id, method, url, headers, body }: WorkerCall, fetch: Fetch) {
  const given = headers.map(([name, value]): [string, string] => [name, value]);
  const response = await fetch(new Request(url, { method, headers: given, body }));
  return { id, status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

/** Answers the calls that come through the port, until it is told to close. */
export function serveCalls({ port, database, say, end }: Serving): void {
  const fetch = createPlatform({
    database,
    clock,
    newId: randomUUID,
    onError: (error) => say({ kind: "error", error }),
  });
  const running = new Set<Promise<void>>();
  const close = async () => {
    await Promise.allSettled(running);
    await database.close();
    say({ kind: "closed" });
  };
  port.on("message", (message: ToWorker) => {
    if (message.kind === "close") return void close().catch(end);
    const answered = answer(message, fetch).then(
      (answered) => say({ kind: "answer", ...answered }, [answered.body]),
      end,
    );
    running.add(answered);
    void answered.finally(() => running.delete(answered));
  });
}
