import { beforeEach, expect, test, vi } from "vitest";
import { createAnswerStore } from "#app/state/answers/answerStore.ts";
import { memoryIndexedDb } from "../../support/memoryIndexedDb.ts";

const day = 86_400_000;
let now = 0;
let estimate = { usage: 0, quota: 1000 };
const answer = (id: string, savedAt = now) => ({ key: [id], data: `data of ${id}`, savedAt });

beforeEach(() => {
  now = Date.UTC(2026, 10, 27);
  estimate = { usage: 0, quota: 1000 };
  vi.stubGlobal("indexedDB", memoryIndexedDb().indexedDB);
  vi.stubGlobal("navigator", { storage: { estimate: async () => estimate } });
});

const open = () => createAnswerStore("pl", { now: () => now });

test("keeps an answer for another visit, for thirty days", async () => {
  await open().write("a", answer("a"));
  expect((await open().read("a"))?.data).toBe("data of a");
  expect(await open().read("b")).toBeNull();
  now += 31 * day;
  expect(await open().read("a")).toBeNull();
  expect(await open().readAll()).toEqual([]);
});

test("does not show an answer of the future, as after a wrong clock", async () => {
  await open().write("a", answer("a", now + 40 * day));
  expect(await open().read("a")).toBeNull();
});

test("gives the storage up after one failed read", async () => {
  const failing = vi.fn<() => never>(() => {
    throw new DOMException("Access is denied.", "SecurityError");
  });
  const store = createAnswerStore("pl", { open: failing });
  expect(await store.read("a")).toBeNull();
  expect(await store.read("a")).toBeNull();
  expect(failing).toHaveBeenCalledOnce();
});

test("gives the storage up after thirty failed writes", async () => {
  const failing = vi.fn<() => Promise<never>>(async () => {
    throw new DOMException("No.", "UnknownError");
  });
  const store = createAnswerStore("pl", { open: () => failing });
  for (let count = 0; count < 40; count++) await store.write("a", answer("a"));
  expect(failing).toHaveBeenCalledTimes(30);
});

test("takes a read of more than 800 ms for a failed one", async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  const store = createAnswerStore("pl", { open: () => never });
  const reading = store.read("a");
  await vi.advanceTimersByTimeAsync(800);
  expect(await reading).toBeNull();
  vi.useRealTimers();
});

test("takes a read of all answers of more than 2 s for a failed one", async () => {
  vi.useFakeTimers();
  const never = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const store = createAnswerStore("pl", { open: () => never });
  let isDone = false;
  const reading = store.readAll().finally(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(1999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual([]);
  // One failed read is enough to give the storage up.
  await store.readAll();
  expect(never).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("makes room of answers of a wrong clock first", async () => {
  const store = open();
  for (let number = 0; number < 100; number++) await store.write(`${number}`, answer(`${number}`, now + 365 * day));
  await store.write("seen", answer("seen", now - day));
  estimate = { usage: 950, quota: 1000 };
  await store.makeRoom();
  now += 365 * day;
  expect(await open().readAll()).toEqual([]);
  now -= 365 * day;
  expect((await open().readAll()).map(({ key: [id] }) => id)).toEqual(["seen"]);
});

test("removes the hundred oldest answers when the storage is nearly full", async () => {
  const store = open();
  for (let number = 0; number < 120; number++) await store.write(`${number}`, answer(`${number}`, now - number));
  await store.makeRoom();
  expect(await store.readAll()).toHaveLength(120);
  estimate = { usage: 950, quota: 1000 };
  await store.makeRoom();
  expect((await store.readAll()).map(({ key: [id] }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, number) => number),
  );
});

test("empties itself when the browser has no room left", async () => {
  let isFull = false;
  vi.stubGlobal("indexedDB", memoryIndexedDb({ isFull: () => isFull }).indexedDB);
  await open().write("a", answer("a"));
  isFull = true;
  await open().write("b", answer("b"));
  expect(await open().readAll()).toEqual([]);
});
