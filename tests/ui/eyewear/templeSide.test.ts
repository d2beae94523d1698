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

test("a temple is as long along its curve as it was measured", () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      // The line is drawn above the temple: only the bend of 38° is longer there.
      const bend = ((38 * Math.PI) / 180) * measureGap;
      expect(Math.abs(lengthOf(templeSide(frame).measure) - bend - frame.temple)).toBeLessThan(0.25);
    }),
  );
});

test("the front beside it is as high as the lens and its rim", () => {
  const { above, below } = templeSide(nela);
  expect(above + below).toBeCloseTo(nela.lensHeight + 4.2 + 3.2, 6);
});
