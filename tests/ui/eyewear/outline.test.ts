import { frameShapes, outline } from "@dioptra/ui/eyewear";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxOf, crossesItself } from "./pathPoints.ts";

describe.each(frameShapes)("outline of a %s lens", (shape) => {
  const anyBox = fc.record({
    lensWidth: fc.double({ min: 44, max: 62, noNaN: true }),
    lensHeight: fc.double({ min: 28, max: 56, noNaN: true }),
  });

  test("fills its box exactly and is centred", () => {
    fc.assert(
      fc.property(anyBox, (box) => {
        const { left, right, top, bottom } = boxOf(outline(shape, box));
        expect(right).toBeCloseTo(box.lensWidth / 2, 9);
        expect(left).toBeCloseTo(-box.lensWidth / 2, 9);
        expect(bottom).toBeCloseTo(box.lensHeight / 2, 9);
        expect(top).toBeCloseTo(-box.lensHeight / 2, 9);
      }),
    );
  });

  test("goes around once and never crosses itself", () => {
    // The box only scales the outline, so one box is enough.
    const points = outline(shape, { lensWidth: 50, lensHeight: 40 });
    expect(crossesItself(points)).toBe(false);
    const turned = points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y };
      return sum + Math.atan2(x * next.y - y * next.x, x * next.x + y * next.y);
    }, 0);
    expect(turned).toBeCloseTo(2 * Math.PI, 6);
  });
});

test("a round lens with equal sides is a circle", () => {
  const radii = outline("round", { lensWidth: 48, lensHeight: 48 }).map(({ x, y }) => Math.hypot(x, y));
  expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.1);
});
