import { brotliDecompressSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createCachedPage } from "#server/cache/cachedPage.ts";

const brotli = { encoding: "br, gzip", ifNoneMatch: null };

/** A list of frames, long enough for its encodings to differ. */
const html = Buffer.from(
  fc
    .sample(fc.record({ name: fc.lorem(), width: fc.integer({ min: 40, max: 60 }) }), { numRuns: 300, seed: 1 })
    .map(({ name, width }) => `<li><a href="/p/${name}">${name}</a> ${width} mm</li>`)
    .join(""),
);

test("compresses a popular page smaller without changing it", async () => {
  const resized: number[] = [];
  const page = await createCachedPage(
    { status: 200, headers: [], html },
    { route: "/c/$slug", onResize: (bytes) => resized.push(bytes) },
  );
  const sent = () => page.readyAnswer(brotli)?.body ?? Buffer.alloc(0);
  const first = sent();
  for (let requests = 0; requests < 30; requests++) sent();
  await expect.poll(() => sent().length).toBeLessThan(first.length);
  expect(brotliDecompressSync(sent())).toEqual(html);
  expect(page.readyAnswer(brotli)?.headers).toContainEqual(["content-length", String(sent().length)]);
  expect(resized).toEqual([sent().length - first.length]);
});

test("does not recompress a page with few requests", async () => {
  const resized: number[] = [];
  const page = await createCachedPage(
    { status: 200, headers: [], html },
    { route: "/c/$slug", onResize: (bytes) => resized.push(bytes) },
  );
  for (let requests = 0; requests < 5; requests++) await page.answer(brotli);
  await page.answer({ encoding: "gzip", ifNoneMatch: null });
  expect(resized).toHaveLength(1);
  expect(resized[0]).toBeGreaterThan(0);
});

test("holds no more memory than it is counted for", async () => {
  const page = await createCachedPage({ status: 200, headers: [], html }, { route: "/c/$slug", onResize: () => {} });
  for (const encoding of ["br", "gzip"]) {
    const body = (await page.answer({ encoding, ifNoneMatch: null })).body ?? Buffer.alloc(0);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});
