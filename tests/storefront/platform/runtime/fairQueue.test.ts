import { expect, test } from "vitest";
import { createFairQueue, QueueFull } from "#platform/runtime/fairQueue.ts";

/** Creates jobs that run until `endNext` is called, and records the order in which they start. */
function manualJobs() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.push(() => resolve(name));
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { started, job, endNext };
}

test("lets clients take turns, however much work one of them has", async () => {
  const { started, job, endNext } = manualJobs();
  const { run } = createFairQueue({ total: 1, waiting: 10 });
  for (const name of ["a1", "a2", "a3"]) void run("a", job(name));
  for (const name of ["b1", "b2"]) void run("b", job(name));
  for (let count = 0; count < 5; count++) await endNext();
  expect(started).toEqual(["a1", "a2", "b1", "a3", "b2"]);
});

test("limits the parallel work of one client without delaying others", async () => {
  const { started, job, endNext } = manualJobs();
  const { run } = createFairQueue({ atOnce: 1, waiting: 10 });
  void run("a", job("a1"));
  void run("a", job("a2"));
  void run("b", job("b1"));
  expect(started).toEqual(["a1", "b1"]);
  await endNext();
  expect(started).toEqual(["a1", "b1", "a2"]);
});

test("refuses work of a client with too much waiting, but not of others", async () => {
  const { started, job } = manualJobs();
  const { run } = createFairQueue({ atOnce: 1, waiting: 1 });
  void run("a", job("a1"));
  void run("a", job("a2"));
  await expect(run("a", job("a3"))).rejects.toThrow(QueueFull);
  void run("b", job("b1"));
  expect(started).toEqual(["a1", "b1"]);
});

test("removes aborted work from the queue", async () => {
  const { started, job, endNext } = manualJobs();
  const { run } = createFairQueue({ total: 1, waiting: 1 });
  const controller = new AbortController();
  void run("a", job("a1"));
  const aborted = run("a", job("a2"), controller.signal);
  controller.abort(new Error("gone"));
  await expect(aborted).rejects.toThrow("gone");
  void run("a", job("a3"));
  await endNext();
  expect(started).toEqual(["a1", "a3"]);
});

test("continues after work that fails", async () => {
  const { run } = createFairQueue({ total: 1, waiting: 1 });
  await expect(run("a", async () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await expect(run("a", async () => "done")).resolves.toBe("done");
});
