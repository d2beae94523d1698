import { readdirSync } from "node:fs";
import path from "node:path";
import { configuration } from "#configuration/index.ts";
import { editionOf } from "#domain/media/pictureFile.ts";
import { frameMasterName } from "#domain/product/masters.ts";
import { pictureHref } from "#domain/media/picture.ts";
import { beforeAll, expect, test } from "vitest";
import { firstPicturePath } from "../bench/support/pagePaths.ts";
import { avifOf, putInto } from "../storefront/server/images/samples.ts";
import { imagesIn, seededFolder, type Shop, startShop } from "../support/shop.ts";
import { drawn } from "../ui/eyewear/measurements.ts";

const { product, gallery } = configuration.images;
const headers = { accept: "image/avif,image/webp,*/*" };
const folder = await seededFolder();
const { mediaFolder } = imagesIn(folder);
const cacheFolder = path.join(folder, "pictures");
const start = () => startShop({ folder, env: { MEDIA_FOLDER: mediaFolder } });

let shop: Shop;
let href = "";
beforeAll(async () => {
  const content = await avifOf(60, 80);
  putInto(mediaFolder, "banners/summer.avif", content);
  href = pictureHref({ name: "banners/summer", edition: editionOf(content) }, product);
  shop = await start();
  return () => shop.remove();
});

test("creates a picture from its master and keeps it in the cache across a restart", async () => {
  const response = await fetch(shop.origin + href, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/avif");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const cachedFiles = readdirSync(cacheFolder);
  expect(cachedFiles).toHaveLength(1);

  await shop.stop();
  putInto(cacheFolder, cachedFiles[0] ?? "", "from the disk");
  shop = await start();
  expect(await (await fetch(shop.origin + href, { headers })).text()).toBe("from the disk");
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
});

test("draws a frame that was never rendered", async () => {
  const name = frameMasterName(drawn, "front");
  const response = await fetch(shop.origin + pictureHref({ name, edition: null }, gallery), { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  expect(response.headers.get("content-type")).toBe("image/avif");
});

test("serves the pictures that a category shows, at the addresses that the benchmarks read", async () => {
  const response = await fetch(shop.origin + (await firstPicturePath(shop.origin)), { headers });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/avif"]);
});
