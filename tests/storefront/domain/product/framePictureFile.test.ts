import { framePictureHref, framePictures } from "#domain/product/framePicture.ts";
import { readFramePicture } from "#domain/product/framePictureFile.ts";
import { cartonColors, drawablePieces, lensPackCrops, lensPeriods, goodsForms } from "@dioptra/ui/eyewear";
import {
  cartonColorOf,
  goodsPictureHref,
  lensPictureHref,
  readGoodsPicture,
  readLensPicture,
} from "#domain/product/lensPicture.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyDrawnFrame, drawn } from "../../../ui/eyewear/measurements.ts";

const folder = "/media/frames/card/";

test.each([
  [drawn, "card", "/media/frames/card/panto-full-acetate-havana-48-43-21-145-130.svg"],
  [
    { ...drawn, finish: "grey-havana", tint: "grey-gradient" },
    "wide",
    "/media/frames/wide/panto-full-acetate-grey-havana-grey-gradient-48-43-21-145-130.svg",
  ],
  [
    { ...drawn, finish: "smoke-gradient", tint: "brown", lensWidth: 48.54 },
    "diagram",
    "/media/frames/diagram/panto-full-acetate-smoke-gradient-brown-48.5-43-21-145-130.svg",
  ],
] as const)(
  "the address contains everything that is drawn, with measures in tenths of a mm",
  (frame, picture, address) => {
    expect(framePictureHref(frame, picture)).toBe(address);
  },
);

test("reads back every address that it writes", () => {
  fc.assert(
    fc.property(anyDrawnFrame, fc.constantFrom(...framePictures), (frame, picture) => {
      expect(readFramePicture(framePictureHref(frame, picture))).toEqual({ frame, picture });
    }),
  );
});

test("different frames have different addresses", () => {
  fc.assert(
    fc.property(anyDrawnFrame, anyDrawnFrame, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(framePictureHref(one, "card")).not.toBe(framePictureHref(other, "card"));
    }),
  );
});

test.each([
  ["an unknown crop", "/media/frames/huge/panto-full-acetate-havana-48-43-21-145-130.svg"],
  ["an unknown shape", `${folder}heart-full-acetate-havana-48-43-21-145-130.svg`],
  ["an unknown rim", `${folder}panto-third-acetate-havana-48-43-21-145-130.svg`],
  ["an unknown material", `${folder}panto-full-wood-havana-48-43-21-145-130.svg`],
  ["an unknown finish", `${folder}panto-full-acetate-pink-48-43-21-145-130.svg`],
  ["half a finish", `${folder}panto-full-acetate-grey-48-43-21-145-130.svg`],
  ["an unknown tint", `${folder}panto-full-acetate-havana-pink-48-43-21-145-130.svg`],
  ["a tint before the finish", `${folder}panto-full-acetate-grey-gradient-black-48-43-21-145-130.svg`],
  ["a lens too narrow", `${folder}panto-full-acetate-havana-39-43-21-145-130.svg`],
  ["a lens too high", `${folder}panto-full-acetate-havana-48-61-21-145-130.svg`],
  ["a bridge too wide", `${folder}panto-full-acetate-havana-48-43-29-145-130.svg`],
  ["a temple too long", `${folder}panto-full-acetate-havana-48-43-21-166-130.svg`],
  ["a front too wide", `${folder}panto-full-acetate-havana-48-43-21-145-171.svg`],
  ["a leading zero", `${folder}panto-full-acetate-havana-048-43-21-145-130.svg`],
  ["a fraction of zero", `${folder}panto-full-acetate-havana-48.0-43-21-145-130.svg`],
  ["hundredths", `${folder}panto-full-acetate-havana-48.25-43-21-145-130.svg`],
  ["two points", `${folder}panto-full-acetate-havana-4.8.1-43-21-145-130.svg`],
  ["a measure too few", `${folder}panto-full-acetate-havana-48-43-21-145.svg`],
  ["a measure too many", `${folder}panto-full-acetate-havana-48-43-21-145-130-1.svg`],
  ["another kind of file", `${folder}panto-full-acetate-havana-48-43-21-145-130.png`],
  ["an additional folder", `${folder}a/panto-full-acetate-havana-48-43-21-145-130.svg`],
  ["a query", `${folder}panto-full-acetate-havana-48-43-21-145-130.svg?a`],
  ["a capital letter", `${folder}Panto-full-acetate-havana-48-43-21-145-130.svg`],
])("refuses %s", (_case, path) => {
  expect(readFramePicture(path)).toBeNull();
});

test("accepts only canonical addresses", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readFramePicture(folder + text);
      expect(read === null || framePictureHref(read.frame, read.picture) === folder + text).toBe(true);
    }),
  );
});

test("reads back the addresses of packs of lenses", () => {
  const anyPack = fc.record({
    period: fc.constantFrom(...lensPeriods),
    color: fc.constantFrom(...cartonColors),
    pieces: fc.integer({ min: drawablePieces[0], max: drawablePieces[1] }),
  });
  expect(lensPictureHref({ period: "two-weekly", color: "sea", pieces: 6 }, "card")).toBe(
    "/media/lenses/card/two-weekly-sea-6.svg",
  );
  fc.assert(
    fc.property(anyPack, fc.constantFrom(...lensPackCrops), (pack, crop) => {
      expect(readLensPicture(lensPictureHref(pack, crop))).toEqual({ pack, crop });
    }),
  );
});

test.each([
  "/media/lenses/card/weekly-sea-6.svg",
  "/media/lenses/card/daily-gold-6.svg",
  "/media/lenses/card/daily-sea-0.svg",
  "/media/lenses/card/daily-sea-06.svg",
  "/media/lenses/card/daily-sea-1000.svg",
  "/media/lenses/detail/daily-sea-6.svg",
  "/media/lenses/card/daily-sea.svg",
])("refuses %s as a pack of lenses", (path) => {
  expect(readLensPicture(path)).toBeNull();
});

test("reads back the addresses of goods in every form, colour and crop", () => {
  for (const form of goodsForms) {
    for (const color of cartonColors) {
      for (const crop of lensPackCrops) {
        const goods = { form, color };
        expect(readGoodsPicture(goodsPictureHref(goods, crop))).toEqual({ goods, crop });
      }
    }
  }
});

test.each([
  "/media/goods/card/bottle-sea.svg",
  "/media/goods/card/solution-gold.svg",
  "/media/goods/detail/solution-sea.svg",
  "/media/goods/card/solution.svg",
])("refuses %s as a drawing of goods", (path) => {
  expect(readGoodsPicture(path)).toBeNull();
});

test("a product's carton always has the same colour, and different products use all colours", () => {
  expect(cartonColorOf("Aquéa 30")).toBe(cartonColorOf("Aquéa 30"));
  const shelf = ["CL-1", "CL-2", "CL-3", "CL-4", "CL-5", "CL-6"].map(cartonColorOf);
  expect(new Set(shelf).size).toBe(cartonColors.length);
});
