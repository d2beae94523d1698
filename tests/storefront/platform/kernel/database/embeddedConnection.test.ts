import { afterAll, expect, test } from "vitest";
import { openInMemory, shortenLog } from "#platform/kernel/database/embeddedConnection.ts";

const connection = await openInMemory();
afterAll(() => connection.close());

const maxBytes = 200_000;
const write = () =>
  connection.query("insert into notes select md5(number::text) from generate_series(1, 5000) as number");

test("writes a checkpoint only when the log is too long, and loses no data", async () => {
  await connection.query("create table notes (note text)");
  await shortenLog(connection, 0);
  expect(await shortenLog(connection, maxBytes)).toBe(false);
  await write();
  expect(await shortenLog(connection, maxBytes)).toBe(true);
  expect(await shortenLog(connection, maxBytes)).toBe(false);
  await write();
  expect(await shortenLog(connection, maxBytes)).toBe(true);
  const { rows } = await connection.query("select count(*)::int as count from notes");
  expect(rows).toEqual([{ count: 10_000 }]);
});
