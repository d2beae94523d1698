import { configuration } from "#configuration/index.ts";
import { drawingFallback, frameMasterName, frameViews } from "#domain/product/masters.ts";
import { isMasterName } from "#domain/media/picture.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyDrawnFrame, drawn } from "../../../ui/eyewear/measurements.ts";

const { images } = configuration;

test("the name of a frame's photograph describes everything visible", () => {
  expect(frameMasterName(drawn, "front")).toBe("frames/panto-full-acetate-havana-48-43-21-145-130/front");
});

test("every frame has a valid name and a fallback drawing in every view", () => {
  fc.assert(
    fc.property(anyDrawnFrame, fc.constantFrom(...frameViews), (frame, view) => {
      const name = frameMasterName(frame, view);
      expect(isMasterName(name)).toBe(true);
      expect(drawingFallback(name, images.product)).toBe(framePictureHref(frame, "card"));
    }),
  );
});

test.each([
  ["product", images.product, "card"],
  ["gallery", images.gallery, "wide"],
  ["cart", images.cart, "square"],
  ["other colours", images.otherColors, "square"],
  ["slider", images.topSliderDesktop, "wide"],
] as const)("the fallback drawing fills the size of %s", (_use, size, crop) => {
  expect(drawingFallback(frameMasterName(drawn, "side"), size)).toBe(framePictureHref(drawn, crop));
});

test.each([
  "banners/summer",
  "frames/panto/front",
  "frames/panto-full-acetate-havana-48-43-21-145-130",
  "frames/panto-full-acetate-havana-48-43-21-145-130/above",
  "frames/panto-full-acetate-havana-048-43-21-145-130/front",
  "frames/panto-full-acetate-havana-48-43-21-145-130/front/front",
  "a/frames/panto-full-acetate-havana-48-43-21-145-130/front",
])("returns no drawing for %s", (name) => {
  expect(drawingFallback(name, images.product)).toBeNull();
});
