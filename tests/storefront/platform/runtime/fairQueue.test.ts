import { expect, test } from "vitest";
import { createFairQueue, QueueFull } from "#platform/runtime/fairQueue.ts";

/** Work that runs until it is told to end, and notes when it began. */
function worker() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      ends.push(() => resolve(name));
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { began, job, endNext };
}

test("clients take turns, however much one of them asks for", async () => {
  const { began, job, endNext } = worker();
  const { run } = createFairQueue({ total: 1, waiting: 10 });
  for (const name of ["a1", "a2", "a3"]) void run("a", job(name));
  for (const name of ["b1", "b2"]) void run("b", job(name));
  for (let count = 0; count < 5; count++) await endNext();
  expect(began).toEqual(["a1", "a2", "b1", "a3", "b2"]);
});

test("one client has no more at the same time than its share, and another one is not kept waiting by that", async () => {
  const { began, job, endNext } = worker();
  const { run } = createFairQueue({ atOnce: 1, waiting: 10 });
  void run("a", job("a1"));
  void run("a", job("a2"));
  void run("b", job("b1"));
  expect(began).toEqual(["a1", "b1"]);
  await endNext();
  expect(began).toEqual(["a1", "b1", "a2"]);
});

test("what is more than a client may have waiting is refused at once; others go on", async () => {
  const { began, job } = worker();
  const { run } = createFairQueue({ atOnce: 1, waiting: 1 });
  void run("a", job("a1"));
  void run("a", job("a2"));
  await expect(run("a", job("a3"))).rejects.toThrow(QueueFull);
  void run("b", job("b1"));
  expect(began).toEqual(["a1", "b1"]);
});

test("whoever leaves while waiting loses the place in the queue, and the work never begins", async () => {
  const { began, job, endNext } = worker();
  const { run } = createFairQueue({ total: 1, waiting: 1 });
  const leaving = new AbortController();
  void run("a", job("a1"));
  const left = run("a", job("a2"), leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  void run("a", job("a3"));
  await endNext();
  expect(began).toEqual(["a1", "a3"]);
});

test("work that fails gives its place back", async () => {
  const { run } = createFairQueue({ total: 1, waiting: 1 });
  await expect(run("a", async () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await expect(run("a", async () => "done")).resolves.toBe("done");
});
