import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { drawPicture } from "#app/pictures/drawPicture.tsx";
import { configuration } from "#configuration/index.ts";
import { editionOf } from "#domain/media/pictureFile.ts";
import { frameMasterName } from "#domain/product/masters.ts";
import { pictureHref } from "#domain/media/picture.ts";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { imagesIn, newFolder, removeFolder } from "../../../support/shop.ts";
import { drawn } from "../../../ui/eyewear/measurements.ts";
import { testShop } from "../support/testShop.ts";
import { colorAt, jpegOf, pngOf, putInto } from "./samples.ts";

const { product, cart, otherColors } = configuration.images;
const chromium = { accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };
const immutable = "public, max-age=31536000, immutable";
const fiveMinutes = "public, max-age=300";
const notCached = "no-store";

let folder = "";
let drawings = 0;
beforeEach(() => {
  folder = newFolder();
  drawings = 0;
});
afterEach(() => removeFolder(folder));

const media = () => imagesIn(folder).mediaFolder;
const cachedFiles = () => {
  try {
    return readdirSync(imagesIn(folder).cacheFolder);
  } catch {
    return [];
  }
};
const shop = () =>
  testShop({
    images: imagesIn(folder),
    drawPicture: (path) => {
      drawings += 1;
      return drawPicture(path);
    },
  });

/** Puts a master into the media folder. */
async function master(name: string, color?: string) {
  const content = await pngOf(600, 800, color);
  putInto(media(), `${name}.png`, content);
  return { name, edition: editionOf(content) };
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  [chromium.accept, "avif"],
  ["image/webp,*/*", "webp"],
  ["*/*", "jpeg"],
])("answers Accept %s with an immutable picture in %s", async (accept, format) => {
  const response = await shop().get(pictureHref(await master("a/b"), product, 2), { accept });
  expect(response.status).toBe(200);
  const { headers } = response;
  expect(headers.get("content-type")).toBe(`image/${format}`);
  expect(headers.get("cache-control")).toBe(immutable);
  expect(headers.get("vary")).toBe("accept");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const bytes = await bytesOf(response);
  expect(headers.get("content-length")).toBe(String(bytes.length));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 800 });
});

test("answers configured sizes only", async () => {
  const app = shop();
  const picture = await master("a");
  for (const size of Object.values(configuration.images)) {
    expect((await app.get(pictureHref(picture, size), chromium)).status).toBe(200);
  }
  expect((await app.get(pictureHref(picture, { width: 301, height: 400 }), chromium)).status).toBe(404);
  expect((await app.get(pictureHref(picture, { width: 30_000, height: 40_000 }), chromium)).status).toBe(404);
});

test("answers 304 for a matching ETag of the same format", async () => {
  const app = shop();
  const href = pictureHref(await master("a"), cart);
  const { headers } = await app.get(href, chromium);
  const etag = headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await app.get(href, { ...chromium, "if-none-match": tags });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("cache-control")).toBe(immutable);
    expect(again.headers.get("etag")).toBe(etag);
  }
  expect((await app.get(href, { "if-none-match": etag })).status).toBe(200);
});

test("answers HEAD without a body", async () => {
  const href = pictureHref(await master("a"), cart);
  const response = await shop().fetch(new Request(`http://shop.test${href}`, { method: "HEAD" }));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

test("makes a picture once, also across processes", async () => {
  const href = pictureHref(await master("a"), otherColors);
  const app = shop();
  const first = await bytesOf(await app.get(href, chromium));
  expect(cachedFiles()).toHaveLength(1);
  const [key = ""] = cachedFiles();
  putInto(imagesIn(folder).cacheFolder, key, "from the disk");
  expect((await bytesOf(await app.get(href, chromium))).toString()).toBe("from the disk");
  expect((await bytesOf(await shop().get(href, chromium))).toString()).toBe("from the disk");
  rmSync(path.join(imagesIn(folder).cacheFolder, key));
  expect(await bytesOf(await shop().get(href, chromium))).toEqual(first);
});

test("makes one picture for concurrent requests", async () => {
  const app = shop();
  const href = pictureHref(await master("a"), otherColors);
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.get(href, chromium)));
  expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(1);
  expect(cachedFiles()).toHaveLength(1);
});

test("answers the old address of a changed master with the new picture for five minutes", async () => {
  const app = shop();
  const before = await master("a", "#ff0000");
  await app.get(pictureHref(before, cart), chromium);
  const now = await master("a", "#0000ff");
  const isBlue = async (response: Response) => {
    const [red = 255, , blue = 0] = await colorAt(await bytesOf(response), 100, 100);
    return blue > 200 && red < 50;
  };
  const old = await app.get(pictureHref(before, cart), chromium);
  expect(old.headers.get("cache-control")).toBe(fiveMinutes);
  expect(await isBlue(old)).toBe(true);
  const current = await app.get(pictureHref(now, cart), chromium);
  expect(current.headers.get("cache-control")).toBe(immutable);
  expect(await isBlue(current)).toBe(true);
});

test("answers an address without an edition with the newest one for five minutes", async () => {
  const { name } = await master("a");
  const response = await shop().get(pictureHref({ name, edition: null }, cart), chromium);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe(fiveMinutes);
});

test("does not store pictures under unknown editions", async () => {
  const app = shop();
  const { name } = await master("a");
  for (const edition of ["00000000", "11111111"]) {
    await app.get(pictureHref({ name, edition }, cart), chromium);
  }
  expect(cachedFiles()).toHaveLength(1);
});

test.each([
  ["avif", chromium.accept],
  ["webp", "image/webp"],
  ["jpeg", "*/*"],
])("draws a frame without a master as %s for five minutes, and does not store it", async (format, accept) => {
  const app = shop();
  const href = pictureHref({ name: frameMasterName(drawn, "front"), edition: "01234567" }, product);
  const response = await app.get(href, { accept });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(`image/${format}`);
  expect(response.headers.get("cache-control")).toBe(fiveMinutes);
  expect(response.headers.get("vary")).toBe("accept");
  const bytes = await bytesOf(response);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([300, 400]);
  const paper = await colorAt(bytes, 1, 1);
  expect(Math.max(...paper.map((part, index) => Math.abs(part - ([0xf4, 0xf2, 0xee][index] ?? 0))))).toBeLessThan(4);
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]?.min).toBeLessThan(120);
  await app.get(href, { accept });
  expect(drawings).toBe(1);
  expect(cachedFiles()).toEqual([]);
});

test("uses a master instead of its drawing as soon as it exists", async () => {
  const app = shop();
  const name = frameMasterName(drawn, "front");
  await app.get(pictureHref({ name, edition: null }, cart), chromium);
  const response = await app.get(pictureHref(await master(name), cart), chromium);
  expect(response.headers.get("cache-control")).toBe(immutable);
});

test.each([
  ["damaged", async () => (await jpegOf(300, 300)).subarray(0, 700)],
  ["an HTML page", async () => Buffer.from("<!doctype html>")],
  [
    "too large",
    () =>
      sharp(Buffer.alloc(4001 * 4001 * 3), { raw: { width: 4001, height: 4001, channels: 3 } })
        .jpeg()
        .toBuffer(),
  ],
])("draws a frame whose master is %s, and logs it once", async (_case, content) => {
  const app = shop();
  const name = frameMasterName(drawn, "front");
  putInto(media(), `${name}.jpg`, await content());
  for (const size of [cart, otherColors]) {
    const response = await app.get(pictureHref({ name, edition: null }, size), chromium);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe(fiveMinutes);
  }
  expect(app.log().match(/"msg":"master"/g)).toHaveLength(1);
  expect(app.log()).toContain(`"master":"${name}"`);
});

test.each([
  "/media/pictures/300x400/newest/banners/missing",
  "/media/pictures/300x400/newest/../../etc/passwd",
  "/media/pictures/300x400/newest/..%2f..%2fetc/passwd",
  "/media/pictures/300x400/newest/a%00",
  "/media/pictures/",
])("answers %s with 404 in plain text that is not cached", async (path) => {
  const response = await shop().get(path, chromium);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(response.headers.get("cache-control") ?? notCached).toBe(notCached);
});

test("does not log paths", async () => {
  const app = shop();
  await app.get("/media/pictures/300x400/newest/jan.kowalski", chromium);
  expect(app.log()).not.toContain("kowalski");
  expect(app.requests()).toMatchObject([{ route: "/media/*", status: 404, level: "debug" }]);
});

test("does not draw for canceled requests", async () => {
  const app = shop();
  const finishes = ["black", "navy", "gold", "silver"] as const;
  const hrefs = finishes.flatMap((finish) =>
    [40, 41, 42, 43, 44].map((lensWidth) =>
      pictureHref({ name: frameMasterName({ ...drawn, finish, lensWidth }, "front"), edition: null }, product),
    ),
  );
  const leaving = new AbortController();
  const canceled = hrefs.map((href) =>
    app.fetch(new Request(`http://shop.test${href}`, { headers: chromium, signal: leaving.signal })),
  );
  leaving.abort();
  await Promise.all(canceled);
  const started = drawings;
  const href = pictureHref({ name: frameMasterName(drawn, "front"), edition: null }, product);
  expect((await app.get(href, chromium)).status).toBe(200);
  // Drawings that were already running: at most one per processor.
  expect(started).toBeLessThan(hrefs.length / 2);
  expect(drawings).toBe(started + 1);
});

test("draws for a request when another one for the same picture is canceled", async () => {
  const app = shop();
  const href = pictureHref({ name: frameMasterName(drawn, "front"), edition: null }, product);
  const leaving = new AbortController();
  const canceled = app.fetch(new Request(`http://shop.test${href}`, { headers: chromium, signal: leaving.signal }));
  const stays = app.get(href, chromium);
  leaving.abort();
  await canceled;
  expect((await stays).status).toBe(200);
  expect(drawings).toBe(1);
});

test("refuses a frame that is not on sale without drawing it, and asks the catalogue once", async () => {
  const lookups: string[] = [];
  const app = testShop({
    images: imagesIn(folder),
    drawPicture: async () => {
      drawings += 1;
      return null;
    },
    isFrameOnSale: async (path) => {
      lookups.push(path);
      return false;
    },
  });
  const href = pictureHref({ name: frameMasterName(drawn, "front"), edition: null }, product);
  expect((await app.get(href, chromium)).status).toBe(404);
  expect((await app.get(href, chromium)).status).toBe(404);
  expect(drawings).toBe(0);
  expect(lookups).toHaveLength(1);
});

test("answers 503 while the catalogue is unavailable", async () => {
  const app = testShop({
    images: imagesIn(folder),
    drawPicture,
    isFrameOnSale: async () => {
      throw new Error("no answer");
    },
  });
  const href = pictureHref({ name: frameMasterName(drawn, "front"), edition: null }, product);
  const response = await app.get(href, chromium);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
});
