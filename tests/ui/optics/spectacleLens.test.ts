import {
  adviseIndex,
  lensReach,
  lensThickness,
  lensWeight,
  type RefractiveIndex,
  refractiveIndices,
} from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";
import { quarters } from "./eyes.ts";

const lens = z.strictObject({ F: z.number(), n: z.literal(refractiveIndices), y: z.number() });

const thickness = z.strictObject({
  where: z.enum(["edge", "centre"]),
  thin: z.number(),
  sagApprox: z.number(),
  sagExact: z.number(),
  thickApprox: z.number(),
});

test.each(vectors("rx.thickness", lens, thickness))("rx.thickness: $name", ({ input, expected }) => {
  const estimate = lensThickness({ power: input.F, index: input.n, reach: input.y });
  expect(estimate.thickest).toBe(expected.where);
  expect(Math.min(estimate.centre, estimate.edge)).toBe(expected.thin);
  expect(estimate[expected.where].toFixed(1)).toBe(expected.thickApprox.toFixed(1));
  expect(estimate.rise.toFixed(2)).toBe(expected.sagApprox.toFixed(2));
  expect(estimate.exactRise?.toFixed(2)).toBe(expected.sagExact.toFixed(2));
});

test("returns no exact rise if the sphere is narrower than the lens", () => {
  expect(lensThickness({ power: -20, index: 1.5, reach: 30 })).toMatchObject({ rise: 18, exactRise: null });
  expect(lensThickness({ power: 0, index: 1.5, reach: 30 })).toMatchObject({ centre: 2, edge: 2, exactRise: 0 });
});

const reaches = fc.integer({ min: 15, max: 40 });

const thickest = (power: number, index: RefractiveIndex, reach: number) => {
  const { centre, edge } = lensThickness({ power, index, reach });
  return Math.max(centre, edge);
};

test("thickness grows with power and reach, and shrinks with a higher index", () => {
  const anyIndex = fc.constantFrom(...refractiveIndices);
  fc.assert(
    fc.property(quarters(-20, 14), anyIndex, reaches, (power, index, reach) => {
      fc.pre(power !== 0);
      const estimate = thickest(power, index, reach);
      expect(thickest(power + Math.sign(power) * 0.25, index, reach)).toBeGreaterThan(estimate);
      expect(thickest(power, index, reach + 1)).toBeGreaterThan(estimate);
      for (const higher of refractiveIndices.filter((each) => each > index)) {
        expect(thickest(power, higher, reach)).toBeLessThan(estimate);
      }
      const { rise, exactRise } = lensThickness({ power, index, reach });
      if (exactRise !== null) expect(exactRise).toBeGreaterThanOrEqual(rise);
    }),
  );
});

test.each([
  [0, "full", 1.5, "power"],
  [-2, "full", 1.5, "power"],
  [2.25, "full", 1.6, "power"],
  [-4, "rimless", 1.6, "power"],
  [-4.25, "full", 1.67, "power"],
  [6.25, "half", 1.74, "power"],
  [-1, "half", 1.6, "rim"],
  [-1, "rimless", 1.6, "rim"],
] as const)("for %d D in a frame with a %s rim, advises %d because of the %s", (power, rim, index, because) => {
  expect(adviseIndex(power, rim)).toEqual({ index, because });
});

const frame = { lensWidth: 52, lensHeight: 34, bridge: 18 };

const weigh = (power: number, index: (typeof refractiveIndices)[number], distance = 62) =>
  lensWeight({ ...frame, power, index, reach: lensReach(frame, distance), decentration: (70 - distance) / 2 });

test("estimates realistic weights for a frame of 52□18", () => {
  expect(weigh(-4, 1.5)).toBeCloseTo(5.5, 0);
  expect(weigh(0, 1.5)).toBeCloseTo(3.7, 0);
});

test("estimates a greater weight for a stronger lens of either sign", () => {
  const index = fc.constantFrom(...refractiveIndices);
  fc.assert(
    fc.property(quarters(-12, 8), index, (power, index) => {
      const stronger = power < 0 ? power - 1 : power + 1;
      expect(weigh(stronger, index)).toBeGreaterThan(weigh(power, index));
    }),
  );
});
