import { expect, test } from "vitest";
import { exposure, inverseToneMapping } from "@dioptra/ui/frame-light";

const exposures = Array.from({ length: 40 }, (_, index) => exposure(index, 0));

test("places lamps above the table at the same distance in every exposure", () => {
  for (const lamp of exposures.flatMap(({ lamps }) => lamps)) {
    expect(Math.hypot(...lamp)).toBeCloseTo(1, 9);
    expect(lamp[1]).toBeGreaterThan(0.2);
  }
});

test("distributes exposures evenly over a pixel", () => {
  for (const axis of [0, 1] as const) {
    const shifts = exposures.map(({ shift }) => shift[axis]);
    expect(shifts.every((shift) => Math.abs(shift) <= 0.5)).toBe(true);
    expect(Math.abs(shifts.reduce((sum, shift) => sum + shift, 0) / shifts.length)).toBeLessThan(0.06);
  }
});

test("returns more light for lighter paper", () => {
  expect(inverseToneMapping(0xf4)).toBeGreaterThan(inverseToneMapping(0xe0));
  expect(inverseToneMapping(0xf4)).toBeGreaterThan(0.85);
});
