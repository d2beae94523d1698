import { lensThickness, refractiveIndices } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { crossSection } from "../../../ui/prescription/crossSection.ts";

/** Returns the corners and control points of the outline, in mm. */
function pointsOf(path: string) {
  const [left = 0, front = 0, , frontControl = 0, right = 0, , , back = 0, , backControl = 0] = [
    ...path.matchAll(/-?\d+\.\d+/g),
  ].map(Number);
  return { left, right, front, back, frontControl, backControl };
}

const lens = fc.record({
  power: fc.integer({ min: -48, max: 32 }).map((quarters) => quarters / 4),
  index: fc.constantFrom(...refractiveIndices),
  reach: fc.double({ min: 18, max: 36, noNaN: true }),
});

test("the drawing has the width and thickness of the lens", () => {
  fc.assert(
    fc.property(lens, (drawn) => {
      const { centre, edge } = lensThickness(drawn);
      const { left, right, front, back, frontControl, backControl } = pointsOf(crossSection(drawn).path);
      expect(right - left).toBeCloseTo(2 * drawn.reach, 1);
      expect(back - front).toBeCloseTo(edge, 1);
      const [frontVertex, backVertex] = [(front + frontControl) / 2, (back + backControl) / 2];
      expect(backVertex - frontVertex).toBeCloseTo(centre, 1);
    }),
  );
});

test("every index is drawn to the same scale and within the view box", () => {
  fc.assert(
    fc.property(lens, (drawn) => {
      const sections = refractiveIndices.map((index) => crossSection({ ...drawn, index }));
      expect(new Set(sections.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
      for (const { path, height } of sections) {
        const { front, back, backControl } = pointsOf(path);
        expect(Math.min(front, back)).toBeGreaterThanOrEqual(0);
        expect(Math.max(back, (back + backControl) / 2)).toBeLessThanOrEqual(height);
      }
    }),
  );
});
