import * as fc from "fast-check";
import { expect, test } from "vitest";
import { frameMaterials, frameShapes, rims } from "@dioptra/ui/eyewear";
import { type FrameGeometry, frameDistance } from "#domain/product/frameDistance.ts";
import { nearest } from "#domain/product/nearest.ts";

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

test("is the same in both directions, none from a frame to itself, and never shorter by a third frame's way", () => {
  fc.assert(
    fc.property(frame, frame, frame, (a, b, c) => {
      expect(frameDistance(a, b)).toBe(frameDistance(b, a));
      expect(frameDistance(a, { ...a })).toBe(0);
      expect(frameDistance(a, c)).toBeLessThanOrEqual(frameDistance(a, b) + frameDistance(b, c));
    }),
  );
});

test("the nearest are never the frame itself, come in the order of their distance, and equal ones in their own order", () => {
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
