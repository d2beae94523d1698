import { expect, test } from "vitest";
import { createAnswerCache } from "#server/cache/answerCache.ts";
import type { Answer } from "#server/gate/provider.ts";

const categories = "http://shop.test/api/categories";
const cacheable = { "cache-control": "public, max-age=60", "x-cache-tags": "C29" };

/** Creates a cache over a provider whose answers contain the number of calls. */
function open(headers: Record<string, string> = cacheable, status = 200) {
  const clock = { now: 0 };
  const cache = createAnswerCache(() => clock.now);
  let calls = 0;
  const request = async (): Promise<Answer> => ({
    status,
    headers: new Headers(headers),
    body: Buffer.from(String(++calls)),
  });
  const get = async (url = categories, init?: RequestInit) => {
    const { answer, policy } = await cache.answer(new Request(url, init), request);
    return { text: answer.body.toString(), policy };
  };
  return { clock, cache, get };
}

test("requests a public answer once, and reduces its remaining lifetime", async () => {
  const { clock, get } = open();
  expect(await get()).toEqual({ text: "1", policy: { lifetime: 60, tags: ["C29"] } });
  clock.now = 20_500;
  expect(await get()).toEqual({ text: "1", policy: { lifetime: 39, tags: ["C29"] } });
  clock.now = 60_000;
  expect((await get()).text).toBe("2");
});

test("shares one answer among concurrent requests", async () => {
  const { get } = open();
  const answers = await Promise.all([get(), get(), get()]);
  expect(answers.map(({ text }) => text)).toEqual(["1", "1", "1"]);
});

test("requests an answer again when one of its tags was dropped", async () => {
  const { cache, get } = open();
  await get();
  cache.drop(["C28"]);
  expect((await get()).text).toBe("1");
  cache.drop(["C29"]);
  expect((await get()).text).toBe("2");
});

test("caches an answer per address", async () => {
  const { get } = open();
  await get();
  expect((await get(`${categories}?size=1`)).text).toBe("2");
});

test.each<[what: string, headers: Record<string, string>, status: number, init?: RequestInit]>([
  ["a private answer", { "cache-control": "private" }, 200],
  ["an answer without cache headers", {}, 200],
  ["a failed answer", cacheable, 503],
  ["a POST", cacheable, 200, { method: "POST", body: "{}" }],
])("requests %s each time", async (_what, headers, status, init) => {
  const { get } = open(headers, status);
  await get(categories, init);
  expect((await get(categories, init)).text).toBe("2");
});

test("holds no more memory than it is counted for", async () => {
  const block = Buffer.alloc(64 * 1024);
  const ask = async (): Promise<Answer> => ({
    status: 200,
    headers: new Headers(cacheable),
    body: block.subarray(100, 200),
  });
  const { answer } = await createAnswerCache().answer(new Request(categories), ask);
  expect([answer.body.length, answer.body.buffer.byteLength]).toEqual([100, 100]);
});
