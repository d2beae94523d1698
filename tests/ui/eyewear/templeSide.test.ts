import * as fc from "fast-check";
import { expect, test } from "vitest";
import { measureGap, templeSide } from "../../../ui/eyewear/templeSide.ts";
import { anyFrame, nela } from "./measurements.ts";
import { pathPoints } from "./pathPoints.ts";

const lengthOf = (path: string) =>
  pathPoints(path, 200)
    .flat()
    .reduce((sum, { x, y }, index, points) => {
      const before = points[index - 1] ?? { x, y };
      return sum + Math.hypot(x - before.x, y - before.y);
    }, 0);

test("a temple has the measured length along its curve", () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      // The dimension line lies above the temple, so its bend of 38° is longer.
      const bend = ((38 * Math.PI) / 180) * measureGap;
      expect(Math.abs(lengthOf(templeSide(frame).measure) - bend - frame.temple)).toBeLessThan(0.25);
    }),
  );
});

test("the front is as high as the lens with its rim", () => {
  const { above, below } = templeSide(nela);
  expect(above + below).toBeCloseTo(nela.lensHeight + 4.2 + 3.2, 6);
});
