import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDatabase, type Connection, type Database } from "#platform/kernel/database/database.ts";
import { createServerBroadcast } from "#platform/search/serverBroadcast.ts";
import type { ChangeBroadcast, ProductChange } from "#platform/search/sharedIndexes.ts";
import { openServerDatabase } from "../storefront/platform/support/serverDatabase.ts";
import { databaseUrl } from "./support.ts";

let connection: Connection;
let database: Database;
let teller: ChangeBroadcast;
let listener: ChangeBroadcast;
const heard: (ProductChange | null)[] = [];
const heardByTeller: (ProductChange | null)[] = [];
beforeAll(async () => {
  connection = await openServerDatabase(databaseUrl());
  database = createDatabase(connection);
  const { rows } = await connection.query<{ name: string }>("select current_database() as name");
  const url = Object.assign(new URL(databaseUrl()), { pathname: `/${rows[0]?.name}` }).href;
  [teller, listener] = [createServerBroadcast(url), createServerBroadcast(url)];
  teller.onChange((told) => heardByTeller.push(told));
  listener.onChange((told) => heard.push(told));
  // It listens from some moment on.
  await vi.waitFor(
    async () => {
      await tell([1]);
      expect(heard).not.toEqual([]);
    },
    { timeout: 20_000 },
  );
});
afterAll(async () => {
  await teller.close();
  await listener.close();
  await connection.close();
});

const tell = (productIds: readonly number[]) =>
  database.write((session) => teller.announce(session, { productIds, changed: "stock" }));

const news = () => heard.flatMap((told) => told?.productIds ?? []).filter((id) => id !== 1);

test("what a transaction changes is heard with its commit, and never without", async () => {
  const undone = database.write(async (session) => {
    await teller.announce(session, { productIds: [2], changed: "anything" });
    throw new Error("Nothing of it counts.");
  });
  await expect(undone).rejects.toThrow("Nothing of it counts.");
  await database.write((session) => teller.announce(session, { productIds: [3, 4], changed: "anything" }));
  await expect.poll(news).toEqual([3, 4]);
  expect(heard.at(-1)).toEqual({ productIds: [3, 4], changed: "anything" });
  expect(heardByTeller).toEqual([]);
});

test("as many products as somebody imports are told in pieces that a notification holds", async () => {
  const before = heard.length;
  const many = Array.from({ length: 1200 }, (_, place) => 1_000_000_000 + place);
  await tell(many);
  const since = () => heard.slice(before).flatMap((told) => told?.productIds ?? []);
  await expect.poll(() => since().filter((id) => id !== 1)).toEqual(many);
});
