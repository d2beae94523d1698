import { lensReach, lensWeight, refractiveIndices } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quarters } from "./eyes.ts";

const frame = { lensWidth: 52, lensHeight: 34, bridge: 18 };
const weigh = (power: number, index: (typeof refractiveIndices)[number], distance = 62) =>
  lensWeight({ ...frame, power, index, reach: lensReach(frame, distance), decentration: (70 - distance) / 2 });

test("a lens of −4.00 in a frame of 52□18 weighs some grams, as lenses do", () => {
  expect(weigh(-4, 1.5)).toBeCloseTo(5.5, 0);
  expect(weigh(0, 1.5)).toBeCloseTo(3.7, 0);
});

test("a stronger lens is heavier, whichever sign it has", () => {
  const index = fc.constantFrom(...refractiveIndices);
  fc.assert(
    fc.property(quarters(-12, 8), index, (power, index) => {
      const stronger = power < 0 ? power - 1 : power + 1;
      expect(weigh(stronger, index)).toBeGreaterThan(weigh(power, index));
    }),
  );
});
