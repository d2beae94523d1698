import { brotliDecompressSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createKeptPage } from "#server/cache/keptPage.ts";

const brotli = { encoding: "br, gzip", ifNoneMatch: null };

/** A list of frames, long enough for its encodings to differ. */
const html = Buffer.from(
  fc
    .sample(fc.record({ name: fc.lorem(), width: fc.integer({ min: 40, max: 60 }) }), { numRuns: 300, seed: 1 })
    .map(({ name, width }) => `<li><a href="/p/${name}">${name}</a> ${width} mm</li>`)
    .join(""),
);

test("a page that many ask for is sent smaller, and stays the same page", async () => {
  const grown: number[] = [];
  const page = await createKeptPage(
    { status: 200, headers: [], html },
    { route: "/c/$slug", onGrown: (bytes) => grown.push(bytes) },
  );
  const sent = () => page.atOnce(brotli)?.body ?? Buffer.alloc(0);
  const first = sent();
  for (let asked = 0; asked < 30; asked++) sent();
  await expect.poll(() => sent().length).toBeLessThan(first.length);
  expect(brotliDecompressSync(sent())).toEqual(html);
  expect(page.atOnce(brotli)?.headers).toContainEqual(["content-length", String(sent().length)]);
  expect(grown).toEqual([sent().length - first.length]);
});

test("a page that few ask for is left as it is", async () => {
  const grown: number[] = [];
  const page = await createKeptPage(
    { status: 200, headers: [], html },
    { route: "/c/$slug", onGrown: (bytes) => grown.push(bytes) },
  );
  for (let asked = 0; asked < 5; asked++) await page.answer(brotli);
  await page.answer({ encoding: "gzip", ifNoneMatch: null });
  expect(grown).toHaveLength(1);
  expect(grown[0]).toBeGreaterThan(0);
});

test("a page takes as much memory as it is counted for", async () => {
  const page = await createKeptPage({ status: 200, headers: [], html }, { route: "/c/$slug", onGrown: () => {} });
  for (const encoding of ["br", "gzip"]) {
    const body = (await page.answer({ encoding, ifNoneMatch: null })).body ?? Buffer.alloc(0);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});
