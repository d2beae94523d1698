import { expect, test } from "vitest";
import { exposure, lightOf } from "@dioptra/ui/frame-light";

const exposures = Array.from({ length: 40 }, (_, index) => exposure(index, 0));

test("lamps shine from above and are equally far, whatever the exposure", () => {
  for (const lamp of exposures.flatMap(({ lamps }) => lamps)) {
    expect(Math.hypot(...lamp)).toBeCloseTo(1, 9);
    expect(lamp[1]).toBeGreaterThan(0.2);
  }
});

test("exposures cover the pixel evenly", () => {
  for (const axis of [0, 1] as const) {
    const shifts = exposures.map(({ shift }) => shift[axis]);
    expect(shifts.every((shift) => Math.abs(shift) <= 0.5)).toBe(true);
    expect(Math.abs(shifts.reduce((sum, shift) => sum + shift, 0) / shifts.length)).toBeLessThan(0.06);
  }
});

test("a lighter paper gives more light, and white more than it mirrors", () => {
  expect(lightOf(0xf4)).toBeGreaterThan(lightOf(0xe0));
  expect(lightOf(0xf4)).toBeGreaterThan(0.85);
});
