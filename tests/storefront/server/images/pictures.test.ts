import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { drawPicture } from "#app/pictures/drawPicture.tsx";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { goodsForms } from "@dioptra/ui/eyewear";
import { cartonColorOf, goodsPictureHref, lensPictureHref } from "#domain/product/lensPicture.ts";
import { contractCalls } from "#client/contractCalls.ts";
import { createApp } from "#server/http/createApp.ts";
import { createLog } from "#server/log/log.ts";
import { createPictures } from "#server/images/pictures.ts";
import { beforeEach, expect, test } from "vitest";
import { imagesIn } from "../../../support/shop.ts";
import { drawn } from "../../../ui/eyewear/measurements.ts";

const card = framePictureHref(drawn, "card");

let drawings = 0;
const entry = async () => ({
  drawPicture: (path: string) => {
    drawings += 1;
    return drawPicture(path);
  },
  isFrameOnSale: async () => true,
  makeGuide: async () => null,
  makeDownload: async () => null,
  makeInvoice: async () => null,
  makeMachineFile: async () => null,
  contractCalls,
  render: async () => ({ status: 200, headers: new Headers(), html: "page" }),
  declaredPages: () => ({}),
  parsePageQuery: () => ({}),
});

const shop = () =>
  createApp({
    provider: async () => new Response(null, { status: 503 }),
    images: imagesIn("nowhere"),
    pages: {
      entry,
      assets: () => ({ routes: {}, laterStyles: {} }),
      offlineFiles: () => null,
      parseQuery: () => ({}),
      intercept: () => {},
      close: async () => {},
    },
    shopOrigin: "http://shop.test",
    log: createLog("silent"),
  });

const ask = (path: string, init: RequestInit = {}) => new Request(`http://shop.test${path}`, init);
const accepting = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

beforeEach(() => {
  drawings = 0;
});

test("returns a drawing that browsers cache for a year and in which nothing can run", async () => {
  const response = await shop().fetch(ask(card));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+">.+<\/svg>$/);
});

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("answers Accept-Encoding %s with %s", async (accepted, encoding, open) => {
  const app = shop();
  const plain = await (await app.fetch(ask(card))).text();
  const response = await app.fetch(ask(card, accepting(accepted)));
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toContain("accept-encoding");
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-length")).toBe(String(body.length));
  expect(open(body).toString()).toBe(plain);
});

test("draws a card in less than 2.5 KB", async () => {
  for (const finish of ["havana", "crystal", "black"] as const) {
    const response = await shop().fetch(ask(framePictureHref({ ...drawn, finish }, "card"), accepting("br")));
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(2500);
  }
});

test("draws a pack of lenses", async () => {
  const pack = { period: "monthly", color: cartonColorOf("Aquéa"), pieces: 6 } as const;
  const response = await shop().fetch(ask(lensPictureHref(pack, "card")));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(">6</text>");
});

test.each(goodsForms)("draws %s without missing numbers", async (form) => {
  const response = await shop().fetch(ask(goodsPictureHref({ form, color: "sea" }, "card")));
  expect(response.status).toBe(200);
  expect(await response.text()).not.toMatch(/NaN|undefined/);
});

test("answers HEAD without a body", async () => {
  const response = await shop().fetch(ask(card, { method: "HEAD" }));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(await response.text()).toBe("");
});

test.each([
  "/media/frames/card/panto.svg",
  card.replace("-48-", "-048-"),
  `${card}/more`,
  card.replace(".svg", ".png"),
  "/media/frames/..%2f..%2fetc%2fpasswd",
  "/media/",
])("answers %s with 404 in plain text that is not cached", async (path) => {
  const response = await shop().fetch(ask(path));
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/^text\/(plain|html)/);
  expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
});

test("draws a picture once for concurrent and later requests", async () => {
  const app = shop();
  await Promise.all([1, 2, 3].map(() => app.fetch(ask(card, accepting("br")))));
  await app.fetch(ask(card, accepting("br")));
  expect(drawings).toBe(1);
});

test("draws again after a failure", async () => {
  let attempts = 0;
  const pictures = createPictures({
    entry: async () => ({
      drawPicture: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error("broken");
        return "<svg/>";
      },
    }),
  });
  await expect(pictures(ask(card))).rejects.toThrow("broken");
  expect((await pictures(ask(card))).status).toBe(200);
});
