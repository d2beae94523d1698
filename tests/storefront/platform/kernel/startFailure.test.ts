import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockByFile, lockFolder } from "#platform/runtime/folderLock.ts";
import { DataFolderLocked, lastFatalMessage, reasonOf, startFailure } from "#platform/kernel/startFailure.ts";

test.each([
  { error: Object.assign(new Error("write"), { code: "ENOSPC" }), reason: "disk-full" },
  { error: Object.assign(new Error("write"), { code: "EDQUOT" }), reason: "disk-full" },
  { error: { name: "ErrnoError", errno: 51 }, reason: "disk-full" },
  { error: { message: 'could not write to file "pg_wal/xlogtemp.42": No space left on device' }, reason: "disk-full" },
  { error: Object.assign(new Error("insert"), { code: "53100" }), reason: "disk-full" },
  { error: new Error("INITDB failed", { cause: { errno: 51 } }), reason: "disk-full" },
  { error: Object.assign(new Error("mkdir"), { code: "EACCES" }), reason: "not-writable" },
  { error: Object.assign(new Error("mkdir"), { code: "EROFS" }), reason: "not-writable" },
  { error: { message: "could not open file: Permission denied" }, reason: "not-writable" },
  { error: { errno: 69 }, reason: "not-writable" },
  { error: Object.assign(new Error("invalid page in block 0"), { code: "XX001" }), reason: "damaged" },
  { error: new TypeError("x is not a function"), reason: null },
  { error: null, reason: null },
])("maps $error to $reason", ({ error, reason }) => {
  expect(reasonOf(error)).toBe(reason);
});

test("returns the last fatal message of PostgreSQL without its time stamp", () => {
  const messages = [
    "2026-11-21 03:23:57.396 UTC [42] LOG:  invalid checkpoint record",
    "2026-11-21 03:23:57.396 UTC [42] PANIC:  could not locate a valid checkpoint record at 0/171EF20",
    "Aborted()",
  ];
  expect(lastFatalMessage(messages)).toBe("could not locate a valid checkpoint record at 0/171EF20");
  expect(lastFatalMessage(["LOG:  all is well"])).toBeNull();
});

test.each(["locked", "disk-full", "not-writable", "damaged"] as const)(
  "explains the reason %s with a remedy",
  (reason) => {
    const failure = startFailure(reason, "/srv/data", "EROFS");
    expect(failure.reason).toBe(reason);
    expect(failure.message).toMatch(/^The .*\/srv\/data .*\. .+\.$/);
  },
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "dioptra-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["the lock of this system", lockFolder],
  ["the lock file", lockByFile],
])("%s can be held only once at a time", async (_name, lock) => {
  const unlock = await lock(folder);
  await expect(lock(folder)).rejects.toThrow(DataFolderLocked);
  await unlock();
  const again = await lock(folder);
  await again();
});

test.each([
  { left: "999999999", name: "of a process that has ended" },
  { left: "", name: "that is empty" },
])("replaces a lock file $name", async ({ left }) => {
  writeFileSync(path.join(folder, "lock"), left);
  const unlock = await lockByFile(folder);
  await expect(lockByFile(folder)).rejects.toThrow(DataFolderLocked);
  await unlock();
});
