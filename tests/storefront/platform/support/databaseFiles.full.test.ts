import { expect, test } from "vitest";
import { openInMemory } from "#platform/kernel/database/embeddedConnection.ts";
import { closeAndRead, CopyOnWriteFs } from "./databaseFiles.ts";

test("copies of a database share no changes", async () => {
  const original = await openInMemory();
  await original.exec("create table notes as select number from generate_series(1, 1000) as number");
  const files = await closeAndRead(original);
  const countIn = async (change: string) => {
    const copy = await openInMemory(new CopyOnWriteFs(files));
    await copy.exec(`${change}; checkpoint`);
    const { rows } = await copy.query("select count(*)::int as count from notes");
    await copy.close();
    return rows;
  };
  await expect(countIn("update notes set number = 0; delete from notes")).resolves.toEqual([{ count: 0 }]);
  await expect(countIn("insert into notes values (0)")).resolves.toEqual([{ count: 1001 }]);
  await expect(countIn("truncate notes")).resolves.toEqual([{ count: 0 }]);
  await expect(countIn("select 1")).resolves.toEqual([{ count: 1000 }]);
});
