import { beforeEach, expect, test, vi } from "vitest";
import { memoryIndexedDb } from "../support/memoryIndexedDb.ts";
import { createVault, createVaultEntry, type Vault } from "#app/state/createVault.ts";

const day = 86_400_000;
let now = 0;
const openVault = () => createVault("dioptra-prescriptions-pl", () => now);
let databases: ReturnType<typeof memoryIndexedDb>["databases"];
const database = () => databases.get("dioptra-prescriptions-pl");

beforeEach(() => {
  const memory = memoryIndexedDb();
  ({ databases } = memory);
  vi.stubGlobal("indexedDB", memory.indexedDB);
  now = Date.UTC(2026, 10, 20);
});

test("returns on the next visit what was stored", async () => {
  expect(await openVault().save("answers", 1, { sphere: "-2,75" })).toBe(true);
  expect(await openVault().load("answers", 1)).toEqual({ sphere: "-2,75" });
  expect(await openVault().load("other", 1)).toBeNull();
});

test("stores nothing readable, and a key that cannot be exported", async () => {
  await openVault().save("answers", 1, { sphere: "-2,75" });
  const entry = database()?.get("answers");
  const bytes = Object.values(Object(entry)).flatMap((value) =>
    value instanceof ArrayBuffer ? [Buffer.from(value).toString("latin1")] : [JSON.stringify(value)],
  );
  expect(bytes.join()).not.toContain("2,75");
  expect(database()?.get("key")).toMatchObject({ extractable: false });
});

test("removes a value 30 days after its last change", async () => {
  await openVault().save("answers", 1, "typed");
  now += 30 * day;
  expect(await openVault().load("answers", 1)).toBe("typed");
  now += 1;
  expect(await openVault().load("answers", 1)).toBeNull();
  expect(database()?.has("answers")).toBe(false);
});

test("removes a value that a clock running ahead has stored, since its age is unknown", async () => {
  now += 365 * day;
  await openVault().save("answers", 1, "typed");
  now -= 365 * day;
  expect(await openVault().load("answers", 1)).toBeNull();
  expect(database()?.has("answers")).toBe(false);
});

test("ignores a value of another version, and one that was moved to another name", async () => {
  await openVault().save("answers", 1, "typed");
  expect(await openVault().load("answers", 2)).toBeNull();
  database()?.set("saved", database()?.get("answers"));
  expect(await openVault().load("saved", 1)).toBeNull();
});

test("wipes all values together with the key", async () => {
  await openVault().save("answers", 1, "typed");
  await openVault().save("saved", 1, "saved");
  await openVault().wipe();
  expect(database()?.size).toBe(0);
});

test("opens its database once, and again after a failure", async () => {
  const { indexedDB } = memoryIndexedDb();
  const open = vi.fn(indexedDB.open);
  vi.stubGlobal("indexedDB", { open });
  const vault = openVault();
  expect(open).not.toHaveBeenCalled();
  for (const text of ["-", "-2", "-2,"]) await vault.save("answers", 1, text);
  expect(open).toHaveBeenCalledOnce();
  const failing = openVault();
  open.mockImplementationOnce(() => {
    throw new DOMException("", "UnknownError");
  });
  expect(await failing.save("answers", 1, "typed")).toBe(false);
  expect(await failing.save("answers", 1, "typed")).toBe(true);
});

test("says when the browser denies its storage", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("", "SecurityError");
    },
  });
  expect(await openVault().save("answers", 1, "typed")).toBe(false);
  expect(await openVault().load("answers", 1)).toBeNull();
  await expect(openVault().wipe()).resolves.toBeUndefined();
});

/** A vault whose values are stored when the test says so. */
function slowVault() {
  const begun: { readonly value: unknown; readonly finish: () => void }[] = [];
  const stored = new Map<string, unknown>();
  const vault: Vault = {
    load: async () => null,
    save: (name, _version, value) =>
      new Promise((resolve) => {
        const finish = () => {
          stored.set(name, value);
          resolve(true);
        };
        begun.push({ value, finish });
      }),
    remove: async (name) => void stored.delete(name),
    wipe: async () => stored.clear(),
  };
  return { vault, begun, stored };
}

test("begins to store a change at once, and then only the newest of those that came meanwhile", async () => {
  const { vault, begun, stored } = slowVault();
  const entry = createVaultEntry<string>(vault, "answers", 1);
  entry.save("-");
  expect(begun).toHaveLength(1);
  entry.save("-2");
  entry.save("-2,75");
  begun[0]?.finish();
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]?.finish();
  await vi.waitFor(() => expect(stored.get("answers")).toBe("-2,75"));
  entry.save("-3");
  await vi.waitFor(() => expect(begun).toHaveLength(3));
});

test("removes also a value that is still being stored", async () => {
  const { vault, begun, stored } = slowVault();
  const entry = createVaultEntry<string>(vault, "answers", 1);
  entry.save("typed");
  entry.save("typed further");
  const removal = entry.remove();
  begun[0]?.finish();
  await removal;
  expect(begun).toHaveLength(1);
  expect(stored.size).toBe(0);
});
