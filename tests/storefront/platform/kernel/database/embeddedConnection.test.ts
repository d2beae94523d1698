import { afterAll, expect, test } from "vitest";
import { openInMemory, shortenLog } from "#platform/kernel/database/embeddedConnection.ts";

const connection = await openInMemory();
afterAll(() => connection.close());

const mostBytes = 200_000;
const write = () =>
  connection.query("insert into notes select md5(number::text) from generate_series(1, 5000) as number");

test("the log is used anew when it has become long, and nothing of what it held is lost", async () => {
  await connection.query("create table notes (note text)");
  await shortenLog(connection, 0);
  expect(await shortenLog(connection, mostBytes)).toBe(false);
  await write();
  expect(await shortenLog(connection, mostBytes)).toBe(true);
  expect(await shortenLog(connection, mostBytes)).toBe(false);
  await write();
  expect(await shortenLog(connection, mostBytes)).toBe(true);
  const { rows } = await connection.query("select count(*)::int as count from notes");
  expect(rows).toEqual([{ count: 10_000 }]);
});
