import { isFrameOnSale } from "#app/queries/framesOnSale.ts";
import { endpoints } from "#contract/endpoints.ts";
import { toWireSearchQuery } from "#contract/catalog/search.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import type { Frame } from "#domain/product/product.ts";
import { expect, test } from "vitest";
import { isFull } from "../../../support/scope.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

const isOnSale = (frame: Frame) => isFrameOnSale(framePictureHref(frame, "card"), platform.fetch);

async function variantFrames(): Promise<readonly Frame[]> {
  const query = new URLSearchParams(Object.entries(toWireSearchQuery({ size: 1000 })));
  const { json } = await platform.get(`vsbridge/catalog/vue_storefront_catalog_pl/product/_search?${query}`);
  const { products } = endpoints.productSearch.result("PLN").parse(json);
  return products.flatMap(({ variants }) => variants.flatMap(({ frame }) => frame ?? []));
}

test("isFrameOnSale accepts every frame of the catalogue in all its finishes", async () => {
  const all = await variantFrames();
  expect(all.length).toBeGreaterThan(100);
  const frames = all.filter((_, index) => index % (isFull ? 1 : 5) === 0);
  const missing = [];
  for (const frame of frames) if (!(await isOnSale(frame))) missing.push(framePictureHref(frame, "card"));
  expect(missing).toEqual([]);
});

test("isFrameOnSale refuses frames that are not in the catalogue", async () => {
  const [frame] = await variantFrames();
  if (!frame) throw new Error("The catalogue has no frame.");
  expect(await isOnSale({ ...frame, lensWidth: frame.lensWidth + 0.5 })).toBe(false);
  expect(await isOnSale({ ...frame, temple: frame.temple - 0.1 })).toBe(false);
  expect(await isOnSale({ ...frame, tint: "gold-mirror", finish: "rose-crystal" })).toBe(false);
  expect(await isFrameOnSale("/media/frames/card/anything.svg", platform.fetch)).toBe(false);
});
