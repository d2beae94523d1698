import * as fc from "fast-check";
import { expect, test } from "vitest";
import { moveEnd } from "../../../ui/forms/numberRange.ts";

const scale = { min: 44, max: 60, step: 1 };

test.each([
  ["from", 50, { from: 50, to: 55 }],
  ["from", 49.6, { from: 50, to: 55 }],
  ["from", 57, { from: 55, to: 55 }],
  ["from", 3, { from: 44, to: 55 }],
  ["to", 58, { from: 46, to: 58 }],
  ["to", 40, { from: 46, to: 46 }],
  ["to", 99, { from: 46, to: 60 }],
] as const)("moving %s of 46-55 to %s results in %j", (end, value, expected) => {
  expect(moveEnd({ from: 46, to: 55 }, end, value, scale)).toEqual(expected);
});

test("the ends stay on steps of the scale and never pass each other", () => {
  const figure = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(
      figure,
      figure,
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 20 }),
      (a, b, step, steps) => {
        const bounds = { min: 20, max: 20 + step * steps, step };
        const first = moveEnd({ from: bounds.min, to: bounds.max }, "from", a, bounds);
        for (const end of ["from", "to"] as const) {
          const { from, to } = moveEnd(first, end, b, bounds);
          expect(from).toBeLessThanOrEqual(to);
          expect(from).toBeGreaterThanOrEqual(bounds.min);
          expect(to).toBeLessThanOrEqual(bounds.max);
          expect([(from - bounds.min) % step, (to - bounds.min) % step]).toEqual([0, 0]);
        }
      },
    ),
  );
});
