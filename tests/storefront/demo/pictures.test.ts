import { expect, test } from "vitest";
import { readFrame } from "#contract/catalog/goods.ts";
import { readMaster } from "#contract/wire/picture.ts";
import { frameMasterName } from "#domain/product/masters.ts";
import { attributesOf } from "#demo/catalogueRows.ts";
import { seedContent } from "#demo/content.ts";

test("shows the size of the first variant on its picture", () => {
  const pictured = seedContent.products.flatMap((product) => {
    const [first] = product.variants;
    if (!first?.attributes["image"]) return [];
    const attributes = { ...attributesOf(product), ...first.attributes };
    const frame = readFrame(attributes);
    return frame ? [{ name: readMaster(attributes["image"])?.name, frame }] : [];
  });
  expect(pictured.length).toBeGreaterThan(100);
  for (const { name, frame } of pictured) expect(name).toBe(frameMasterName(frame, "front"));
});
