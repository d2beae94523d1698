import { afterEach, expect, test, vi } from "vitest";
import { createQueue } from "#app/state/cart/createQueue.ts";

const withLocks = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal("navigator", { locks: { request } });

afterEach(() => vi.unstubAllGlobals());

test("work runs one after the other, whatever became of the work before", async () => {
  withLocks((_, work) => work());
  const inOrder = createQueue("cart");
  const done: string[] = [];
  const failing = inOrder(async () => {
    done.push("a");
    throw new Error("no");
  });
  const working = inOrder(async () => void done.push("b"));
  await expect(failing).rejects.toThrow("no");
  await working;
  expect(done).toEqual(["a", "b"]);
});

test("where the browser denies its locks, work runs without them", async () => {
  withLocks(() => Promise.reject(new DOMException("denied", "SecurityError")));
  await expect(createQueue("cart")(async () => "done")).resolves.toBe("done");
});

test("work that fails under its lock is not done again", async () => {
  withLocks((_, work) => work());
  const work = vi.fn(() => Promise.reject(new Error("no")));
  await expect(createQueue("cart")(work)).rejects.toThrow("no");
  expect(work).toHaveBeenCalledOnce();
});
