import { expect, test } from "vitest";
import { openCached } from "./cachedDatabase.ts";
import { openOwnEmpty } from "./emptyDatabase.ts";

async function createNotes() {
  const connection = await openOwnEmpty();
  await connection.exec(
    "create table notes as select number from generate_series(1, 1000) as number; create sequence counter",
  );
  return connection;
}

const name = "thousand-notes";
const open = () => openCached(name, createNotes);

const count = async ({ query }: Awaited<ReturnType<typeof open>>) =>
  (await query("select count(*)::int as count, sum(number)::int as sum, nextval('counter')::int as next from notes"))
    .rows;

const changes = [
  "update notes set number = 0; delete from notes",
  "insert into notes select number from generate_series(1, 200000) as number",
  "truncate notes; checkpoint",
  "drop table notes; create table others as select 1 as one; checkpoint; drop schema public cascade",
  "alter table notes add column name text; checkpoint; select nextval('counter')",
];

test.each(changes)("a database begins with its first contents after another test: %s", async (change) => {
  const first = await open();
  await expect(count(first)).resolves.toEqual([{ count: 1000, sum: 500_500, next: 1 }]);
  await first.exec(change);
  await expect(first.query("select * from nothing")).rejects.toThrow("nothing");
  await first.close();
  const second = await open();
  await expect(count(second)).resolves.toEqual([{ count: 1000, sum: 500_500, next: 1 }]);
  await second.exec("insert into notes values (0); checkpoint");
  await second.close();
});

test("databases that are open at the same time share no changes", async () => {
  const [first, second] = [await open(), await open()];
  await first.exec("truncate notes");
  await expect(count(second)).resolves.toMatchObject([{ count: 1000 }]);
  await Promise.all([first.close(), second.close()]);
});

test("a closed database answers nothing, although another test may use it", async () => {
  const first = await open();
  const late = first.transaction(async (transaction) => {
    await transaction.query("select pg_sleep(0.1)");
    return (await transaction.query("delete from notes")).affectedRows;
  });
  await first.close();
  await expect(late).resolves.toBe(1000);
  const second = await open();
  await expect(first.query("delete from notes")).rejects.toThrow("closed");
  await expect(first.close()).rejects.toThrow("closed");
  await expect(count(second)).resolves.toMatchObject([{ count: 1000 }]);
  await second.close();
});
