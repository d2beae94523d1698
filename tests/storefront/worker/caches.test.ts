import { expect, test, vi } from "vitest";

/** The module, whose types are those of a worker and not of the tests. */
interface Caches {
  readonly isFile: (answer: Response) => boolean;
  readonly isFromShop: (answer: Response) => boolean;
  readonly isWhole: (kept: Response) => Promise<boolean>;
  readonly removeCaches: (setting?: { readonly isOff: boolean }) => Promise<void>;
}

const file = "../../../storefront/worker/caches.ts";
const { isFile, isFromShop, isWhole, removeCaches }: Caches = await import(/* @vite-ignore */ file);

const answer = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });
const own = { "x-request-id": "1" };

test.each([
  ["a file of the shop", answer(200, own), true],
  ["a file that is missing", answer(404, own), false],
  ["the page of a portal", answer(200, { "content-type": "text/html" }), false],
])("keeps %s: %s", (_, response, isKept) => {
  expect(isFile(response)).toBe(isKept);
});

test("knows the shop's answers by their id, whatever their status", () => {
  expect(isFromShop(answer(503, own))).toBe(true);
  expect(isFromShop(answer(503, {}))).toBe(false);
});

test("removes the caches of other versions, and all of them when it is switched off", async () => {
  const names = new Set(["dioptra-0-shell-pl", "dioptra-1-visited", "somebody-else"]);
  vi.stubGlobal("caches", { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
  await removeCaches();
  expect([...names]).toEqual(["dioptra-1-visited", "somebody-else"]);
  await removeCaches({ isOff: true });
  expect([...names]).toEqual(["somebody-else"]);
  vi.unstubAllGlobals();
});

test.each([
  ["a file", "text/javascript", "export {};", true],
  ["an empty file", "text/javascript", "", false],
  ["a page", "text/html; charset=utf-8", "<!doctype html><html></html>\n", true],
  ["a part of a page", "text/html; charset=utf-8", "<!doctype html><html>", false],
])("says whether what is kept is whole: %s", async (_, type, text, expected) => {
  expect(await isWhole(new Response(text, { headers: { "content-type": type } }))).toBe(expected);
});

test("what cannot be read any more is not whole", async () => {
  const lost = new ReadableStream({ pull: () => Promise.reject(new Error("Lost.")) });
  expect(await isWhole(new Response(lost))).toBe(false);
});
