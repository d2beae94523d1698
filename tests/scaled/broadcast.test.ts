import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDatabase, type Connection, type Database } from "#platform/kernel/database/database.ts";
import { createServerBroadcast } from "#platform/search/serverBroadcast.ts";
import type { ChangeBroadcast, ProductChange } from "#platform/search/sharedIndexes.ts";
import { openServerDatabase } from "../storefront/platform/support/serverDatabase.ts";
import { databaseUrl } from "./support.ts";

let connection: Connection;
let database: Database;
let sender: ChangeBroadcast;
let listener: ChangeBroadcast;
const received: (ProductChange | null)[] = [];
const receivedBySender: (ProductChange | null)[] = [];
beforeAll(async () => {
  connection = await openServerDatabase(databaseUrl());
  database = createDatabase(connection);
  const { rows } = await connection.query<{ name: string }>("select current_database() as name");
  const url = Object.assign(new URL(databaseUrl()), { pathname: `/${rows[0]?.name}` }).href;
  [sender, listener] = [createServerBroadcast(url), createServerBroadcast(url)];
  sender.onChange((change) => receivedBySender.push(change));
  listener.onChange((change) => received.push(change));
  // Wait until the receiver listens.
  await vi.waitFor(
    async () => {
      await announce([1]);
      expect(received).not.toEqual([]);
    },
    { timeout: 20_000 },
  );
});
afterAll(async () => {
  await sender.close();
  await listener.close();
  await connection.close();
});

const announce = (productIds: readonly number[]) =>
  database.write((session) => sender.announce(session, { productIds, changed: "stock" }));

const receivedIds = () => received.flatMap((change) => change?.productIds ?? []).filter((id) => id !== 1);

test("announces the changes of a transaction only when it is committed", async () => {
  const undone = database.write(async (session) => {
    await sender.announce(session, { productIds: [2], changed: "anything" });
    throw new Error("rolled back");
  });
  await expect(undone).rejects.toThrow("rolled back");
  await database.write((session) => sender.announce(session, { productIds: [3, 4], changed: "anything" }));
  await expect.poll(receivedIds).toEqual([3, 4]);
  expect(received.at(-1)).toEqual({ productIds: [3, 4], changed: "anything" });
  expect(receivedBySender).toEqual([]);
});

test("splits a large announcement into several notifications", async () => {
  const before = received.length;
  const many = Array.from({ length: 1200 }, (_, place) => 1_000_000_000 + place);
  await announce(many);
  const since = () => received.slice(before).flatMap((change) => change?.productIds ?? []);
  await expect.poll(() => since().filter((id) => id !== 1)).toEqual(many);
});
