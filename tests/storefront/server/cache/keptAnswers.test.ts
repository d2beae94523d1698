import { expect, test } from "vitest";
import { createKeptAnswers } from "#server/cache/keptAnswers.ts";
import type { Answer } from "#server/gate/provider.ts";

const categories = "http://shop.test/api/categories";
const keepable = { "cache-control": "public, max-age=60", "x-cache-tags": "C29" };

/** A provider whose answers tell how often it was asked. */
function asking(given: Record<string, string> = keepable, status = 200) {
  const clock = { now: 0 };
  const kept = createKeptAnswers(() => clock.now);
  let asked = 0;
  const ask = async (): Promise<Answer> => ({
    status,
    headers: new Headers(given),
    body: Buffer.from(String(++asked)),
  });
  const get = async (url = categories, init?: RequestInit) => {
    const { answer, keeping } = await kept.answer(new Request(url, init), ask);
    return { text: answer.body.toString(), keeping };
  };
  return { clock, kept, get };
}

test("what is the same for everybody is asked for once, and grows older", async () => {
  const { clock, get } = asking();
  expect(await get()).toEqual({ text: "1", keeping: { lifetime: 60, tags: ["C29"] } });
  clock.now = 20_500;
  expect(await get()).toEqual({ text: "1", keeping: { lifetime: 39, tags: ["C29"] } });
  clock.now = 60_000;
  expect((await get()).text).toBe("2");
});

test("who asks while it is on its way waits for the same answer", async () => {
  const { get } = asking();
  const answers = await Promise.all([get(), get(), get()]);
  expect(answers.map(({ text }) => text)).toEqual(["1", "1", "1"]);
});

test("what has changed is asked for again, and nothing else is", async () => {
  const { kept, get } = asking();
  await get();
  kept.drop(["C28"]);
  expect((await get()).text).toBe("1");
  kept.drop(["C29"]);
  expect((await get()).text).toBe("2");
});

test("each question has its own answer", async () => {
  const { get } = asking();
  await get();
  expect((await get(`${categories}?size=1`)).text).toBe("2");
});

test.each<[what: string, headers: Record<string, string>, status: number, init?: RequestInit]>([
  ["what is somebody's own", { "cache-control": "private" }, 200],
  ["what says nothing of it", {}, 200],
  ["what failed", keepable, 503],
  ["what changes something", keepable, 200, { method: "POST", body: "{}" }],
])("%s is asked for each time", async (_what, headers, status, init) => {
  const { get } = asking(headers, status);
  await get(categories, init);
  expect((await get(categories, init)).text).toBe("2");
});

test("an answer takes as much memory as it is counted for", async () => {
  const block = Buffer.alloc(64 * 1024);
  const ask = async (): Promise<Answer> => ({
    status: 200,
    headers: new Headers(keepable),
    body: block.subarray(100, 200),
  });
  const { answer } = await createKeptAnswers().answer(new Request(categories), ask);
  expect([answer.body.length, answer.body.buffer.byteLength]).toEqual([100, 100]);
});
