import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frameMaterials, frameShapes, rims } from "@dioptra/ui/eyewear";
import {
  frameDistance,
  type FrameGeometry,
  nearest,
  framesToTryOn,
  geometryDifferences,
} from "#domain/product/nearest.ts";
import { drawn as frame } from "../../../ui/eyewear/measurements.ts";
import { product, variant } from "../samples.ts";

describe("frameDistance", () => {
  const frame: fc.Arbitrary<FrameGeometry> = fc.record({
    shape: fc.constantFrom(...frameShapes),
    rim: fc.constantFrom(...rims),
    material: fc.constantFrom(...frameMaterials),
    lensWidth: fc.integer({ min: 40, max: 62 }),
    lensHeight: fc.integer({ min: 25, max: 55 }),
    bridge: fc.integer({ min: 12, max: 24 }),
    totalWidth: fc.integer({ min: 115, max: 155 }),
  });

  const round: FrameGeometry = {
    shape: "round",
    rim: "full",
    material: "metal",
    lensWidth: 48,
    lensHeight: 46,
    bridge: 21,
    totalWidth: 131,
  };

  test.each<readonly [Partial<FrameGeometry>, number]>([
    [{}, 0],
    [{ lensWidth: 50 }, 2],
    [{ totalWidth: 128, bridge: 19 }, 4],
    [{ shape: "panto" }, 5],
    [{ shape: "rectangular" }, 10],
    [{ rim: "rimless", material: "titanium" }, 6],
  ])("a frame with %j is %d mm away", (changed, far) => {
    expect(frameDistance(round, { ...round, ...changed })).toBe(far);
  });

  test("is a metric: symmetric, zero for the same frame, and the triangle inequality holds", () => {
    fc.assert(
      fc.property(frame, frame, frame, (a, b, c) => {
        expect(frameDistance(a, b)).toBe(frameDistance(b, a));
        expect(frameDistance(a, { ...a })).toBe(0);
        expect(frameDistance(a, c)).toBeLessThanOrEqual(frameDistance(a, b) + frameDistance(b, c));
      }),
    );
  });

  test("nearest excludes the frame itself, sorts by distance, and keeps the order of equal distances", () => {
    fc.assert(
      fc.property(fc.array(frame, { minLength: 1, maxLength: 12 }), fc.nat(10), fc.nat(), (frames, count, index) => {
        const own = frames[index % frames.length] ?? round;
        const found = nearest(frames, own, frameDistance, count);
        const expected = frames
          .filter((each) => each !== own)
          .toSorted((a, b) => frameDistance(own, a) - frameDistance(own, b))
          .slice(0, count);
        expect(found).toEqual(expected);
        expect(found).not.toContain(own);
      }),
    );
  });
});

describe("framesToTryOn", () => {
  const drawn = (sku: string, color: string, size: string) => variant(sku, color, size, 100, { frame });
  const shown = drawn("RED-S", "red", "S");
  const nela = product({
    variants: [
      drawn("BLK-S", "black", "S"),
      shown,
      drawn("RED-M", "red", "M"),
      drawn("BLK-M", "black", "M"),
      variant("SKY-S", "sky", "S", 100, { frame, enabled: false }),
      variant("WINE-S", "wine", "S", 100),
      drawn("GOLD-S", "gold", "S"),
    ],
  });

  test("returns the shown frame first, then those that differ in one option and have a frame", () => {
    expect(framesToTryOn(nela, shown)).toEqual([
      { id: "RED-S", name: "Czerwony, Mały", frame },
      { id: "BLK-S", name: "Czarny, Mały", frame },
      { id: "RED-M", name: "Czerwony, Średni", frame },
      // A value without a label is left out of the name.
      { id: "GOLD-S", name: "Mały", frame },
    ]);
  });

  test("returns the frame of a product without variants", () => {
    const alone = { ...nela, sku: "N", name: "Nela", frame };
    expect(framesToTryOn(alone, null)).toEqual([{ id: "N", name: "Nela", frame }]);
    expect(framesToTryOn({ ...alone, frame: null }, null)).toEqual([]);
  });
});

describe("geometryDifferences", () => {
  const shown = { shape: "panto", lensWidth: 48, bridge: 21, temple: 145 } as const;

  test.each([
    { name: "the same", frame: shown, expected: [0, 0, 0, false] },
    { name: "wider", frame: { ...shown, lensWidth: 50 }, expected: [2, 0, 0, false] },
    {
      name: "round, with a narrower bridge and shorter temples",
      frame: { ...shown, shape: "round", bridge: 20, temple: 140 } as const,
      expected: [0, -1, -5, true],
    },
  ])("$name", ({ frame, expected }) => {
    const { lensWidth, bridge, temple, hasOtherShape } = geometryDifferences(frame, shown);
    expect([lensWidth, bridge, temple, hasOtherShape]).toEqual(expected);
  });
});
