import { configuration } from "#configuration/index.ts";
import { drawingInstead, frameMasterName, frameViews } from "#domain/product/masters.ts";
import { isMasterName } from "#domain/media/picture.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyDrawnFrame, drawn } from "../../../ui/eyewear/measurements.ts";

const { images } = configuration;

test("a frame's master is called after all that can be seen", () => {
  expect(frameMasterName(drawn, "front")).toBe("frames/panto-full-acetate-havana-48-43-21-145-130/front");
});

test("every frame has a name that a master may have, in every view, and a drawing instead", () => {
  fc.assert(
    fc.property(anyDrawnFrame, fc.constantFrom(...frameViews), (frame, view) => {
      const name = frameMasterName(frame, view);
      expect(isMasterName(name)).toBe(true);
      expect(drawingInstead(name, images.product)).toBe(framePictureHref(frame, "card"));
    }),
  );
});

test.each([
  ["product", images.product, "card"],
  ["gallery", images.gallery, "wide"],
  ["cart", images.cart, "square"],
  ["other colours", images.otherColors, "square"],
  ["slider", images.topSliderDesktop, "wide"],
] as const)("in the size of %s it is drawn so that it fills it", (_use, size, crop) => {
  expect(drawingInstead(frameMasterName(drawn, "side"), size)).toBe(framePictureHref(drawn, crop));
});

test.each([
  "banners/summer",
  "frames/panto/front",
  "frames/panto-full-acetate-havana-48-43-21-145-130",
  "frames/panto-full-acetate-havana-48-43-21-145-130/above",
  "frames/panto-full-acetate-havana-048-43-21-145-130/front",
  "frames/panto-full-acetate-havana-48-43-21-145-130/front/front",
  "a/frames/panto-full-acetate-havana-48-43-21-145-130/front",
])("nothing is drawn for %s", (name) => {
  expect(drawingInstead(name, images.product)).toBeNull();
});
