import { Abandoned, createQueue, QueueFull } from "#server/images/queue.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

/** Creates work that runs until the test ends it. */
function controlled() {
  const ends: (() => void)[] = [];
  let maximum = 0;
  let running = 0;
  const work = async () => {
    running += 1;
    maximum = Math.max(maximum, running);
    await new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    running -= 1;
    return "done";
  };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { work, ends, settle, maximum: () => maximum };
}

test("shares one job among requests with the same key", async () => {
  let times = 0;
  const run = createQueue<number>({ atOnce: 2, maximumWaiting: 2 });
  const work = async () => (times += 1);
  expect(await Promise.all([run("a", work), run("a", work), run("b", work), run("a", work)])).toEqual([1, 1, 2, 1]);
  expect(await run("a", work)).toBe(3);
});

test("runs at most the allowed number of jobs at once, and completes all", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 20 }), async (atOnce, jobs) => {
      const { work, ends, settle, maximum } = controlled();
      const run = createQueue<string>({ atOnce, maximumWaiting: jobs });
      const results = Promise.all(Array.from({ length: jobs }, (_, job) => run(String(job), work)));
      for (let ended = 0; ended < jobs; ended++) {
        await settle();
        ends[ended]?.();
      }
      expect(await results).toHaveLength(jobs);
      expect(maximum()).toBe(Math.min(atOnce, jobs));
    }),
  );
});

test("refuses jobs while the queue is full", async () => {
  const { work, ends, settle } = controlled();
  const run = createQueue<string>({ atOnce: 1, maximumWaiting: 1 });
  const results = [run("a", work), run("b", work)];
  await settle();
  await expect(run("c", work)).rejects.toThrow(QueueFull);
  ends[0]?.();
  await settle();
  ends[1]?.();
  await Promise.all(results);
  expect(await run("c", async () => "later")).toBe("later");
});

test("frees the slot of a failed job, and runs it again on the next request", async () => {
  const run = createQueue<string>({ atOnce: 1, maximumWaiting: 1 });
  const failing = async () => {
    throw new Error("broken");
  };
  await expect(run("a", failing)).rejects.toThrow("broken");
  expect(await run("a", async () => "repaired")).toBe("repaired");
});

test("does not start jobs whose requesters have all canceled", async () => {
  const { work, ends, settle } = controlled();
  const run = createQueue<string>({ atOnce: 1, maximumWaiting: 2 });
  const [gone, other, stays] = [new AbortController(), new AbortController(), new AbortController()];
  const begun: string[] = [];
  const named = (name: string) => async () => {
    begun.push(name);
    return "made";
  };
  const first = run("first", work);
  const left = run("left", named("left"), gone.signal);
  const shared = run("shared", named("shared"), other.signal);
  const joined = run("shared", named("shared"), stays.signal);
  gone.abort();
  other.abort();
  const last = run("last", named("last"));
  await expect(left).rejects.toThrow(Abandoned);
  await settle();
  ends[0]?.();
  expect(await Promise.all([first, shared, joined, last])).toEqual(["done", "made", "made", "made"]);
  expect(begun).toEqual(["shared", "last"]);
});

test("frees the places of canceled jobs at once", async () => {
  const { work, ends, settle } = controlled();
  const run = createQueue<string>({ atOnce: 1, maximumWaiting: 500 });
  const first = run("first", work);
  const leaving = new AbortController();
  const left = Array.from({ length: 500 }, (_, index) => run(`left ${index}`, work, leaving.signal));
  await expect(run("one too many", work)).rejects.toThrow(QueueFull);
  leaving.abort();
  for (const each of left) await expect(each).rejects.toThrow(Abandoned);
  const next = run("next", async () => "made");
  await settle();
  ends[0]?.();
  expect(await Promise.all([first, next])).toEqual(["done", "made"]);
});

test("aborts a running job when all requesters cancel, and starts a new one on the next request", async () => {
  const { settle } = controlled();
  const run = createQueue<string>({ atOnce: 1, maximumWaiting: 1 });
  const leaving = new AbortController();
  const left = run(
    "a",
    (signal) =>
      new Promise<string>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    leaving.signal,
  );
  await settle();
  leaving.abort();
  const again = run("a", async () => "made");
  await expect(left).rejects.toThrow(Abandoned);
  expect(await again).toBe("made");
});

test("rejects a request that was canceled before", async () => {
  const run = createQueue<string>({ atOnce: 1, maximumWaiting: 1 });
  await expect(run("a", async () => "made", AbortSignal.abort())).rejects.toThrow(Abandoned);
  expect(await run("a", async () => "made")).toBe("made");
});

test("lets clients take turns, and refuses jobs of the client with the most waiting ones", async () => {
  const { work, ends, settle } = controlled();
  const run = createQueue<string>({ atOnce: 1, maximumWaiting: 4 });
  const begun: string[] = [];
  const ask = (name: string, client: string) =>
    run(
      name,
      async () => {
        begun.push(name);
        return name;
      },
      null,
      client,
    );
  const first = run("first", work, null, "greedy");
  const [one, two, three, refused] = ["one", "two", "three", "refused"].map((name) => ask(name, "greedy"));
  const refusal = expect(refused).rejects.toThrow(QueueFull);
  const honest = ask("honest", "honest");
  await refusal;
  await expect(ask("one more", "greedy")).rejects.toThrow(QueueFull);
  ends[0]?.();
  await settle();
  expect(await Promise.all([first, one, honest, two, three])).toEqual(["done", "one", "honest", "two", "three"]);
  expect(begun).toEqual(["one", "honest", "two", "three"]);
});
