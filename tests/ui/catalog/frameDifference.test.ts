import * as fc from "fast-check";
import { expect, test } from "vitest";
import { frameDifference } from "../../../ui/catalog/frameDifference.ts";

test.each([
  [134, 130, { of: "first", by: 4 }],
  [130, 134, { of: "second", by: 4 }],
  [130.3, 130, { of: "first", by: 0.3 }],
  [130.04, 130, null],
])("%f mm beside %f mm", (first, second, excess) => {
  const heights = { lensHeight: 40 };
  expect(frameDifference({ totalWidth: first, ...heights }, { totalWidth: second, ...heights })).toEqual({
    totalWidth: excess,
    lensHeight: null,
  });
});

test("two frames differ the same way, whichever is named first", () => {
  const frame = fc.record({
    totalWidth: fc.integer({ min: 100, max: 170 }),
    lensHeight: fc.integer({ min: 24, max: 60 }),
  });
  const turned = (excess: ReturnType<typeof frameDifference>["totalWidth"]) =>
    excess && { ...excess, of: excess.of === "first" ? "second" : "first" };
  fc.assert(
    fc.property(frame, frame, (a, b) => {
      const [there, back] = [frameDifference(a, b), frameDifference(b, a)];
      expect(turned(there.totalWidth)).toEqual(back.totalWidth);
      expect(turned(there.lensHeight)).toEqual(back.lensHeight);
    }),
  );
});
