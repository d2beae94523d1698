import { afterEach, expect, test, vi } from "vitest";
import { createQueue } from "#app/state/cart/createQueue.ts";

const withLocks = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal("navigator", { locks: { request } });

afterEach(() => vi.unstubAllGlobals());

test("runs tasks one after another, also after a failed one", async () => {
  withLocks((_, work) => work());
  const enqueue = createQueue("cart");
  const done: string[] = [];
  const failing = enqueue(async () => {
    done.push("a");
    throw new Error("no");
  });
  const working = enqueue(async () => void done.push("b"));
  await expect(failing).rejects.toThrow("no");
  await working;
  expect(done).toEqual(["a", "b"]);
});

test("runs tasks without a lock if the browser denies locks", async () => {
  withLocks(() => Promise.reject(new DOMException("denied", "SecurityError")));
  await expect(createQueue("cart")(async () => "done")).resolves.toBe("done");
});

test("does not repeat a task that failed under its lock", async () => {
  withLocks((_, work) => work());
  const work = vi.fn(() => Promise.reject(new Error("no")));
  await expect(createQueue("cart")(work)).rejects.toThrow("no");
  expect(work).toHaveBeenCalledOnce();
});
