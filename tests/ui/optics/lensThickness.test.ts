import {
  adviseIndex,
  decentration,
  effectiveDiameter,
  framePupillaryDistance,
  leastBlank,
  lensReach,
  lensThickness,
  refractiveIndices,
  type RefractiveIndex,
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

test("a sphere has no rise where it is not as wide as the lens", () => {
  expect(lensThickness({ power: -20, index: 1.5, reach: 30 })).toMatchObject({ rise: 18, exactRise: null });
  expect(lensThickness({ power: 0, index: 1.5, reach: 30 })).toMatchObject({ centre: 2, edge: 2, exactRise: 0 });
});

const reaches = fc.integer({ min: 15, max: 40 });
const thickest = (power: number, index: RefractiveIndex, reach: number) => {
  const { centre, edge } = lensThickness({ power, index, reach });
  return Math.max(centre, edge);
};

test("a lens gets thicker with its power and its reach, and thinner with its index", () => {
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
] as const)("for %d D in a frame with a %s rim, %d is advised because of its %s", (power, rim, index, because) => {
  expect(adviseIndex(power, rim)).toEqual({ index, because });
});

const frame = z.strictObject({ A: z.number(), DBL: z.number(), pd: z.number(), ED: z.number() });
const blank = z.strictObject({
  framePD: z.number(),
  decPerEye: z.number(),
  direction: z.enum(["in", "none"]),
  mbs: z.number(),
});

test.each(vectors("rx.blank", frame, blank))("rx.blank: $name", ({ input, expected }) => {
  const box = { lensWidth: input.A, bridge: input.DBL, effectiveDiameter: input.ED };
  expect(framePupillaryDistance(box)).toBe(expected.framePD);
  expect(decentration(box, input.pd)).toBe(expected.decPerEye);
  expect(expected.decPerEye > 0).toBe(expected.direction === "in");
  expect(leastBlank(box, input.pd)).toBe(expected.mbs);
});

test("eyes farther apart than a frame's lenses need as large a lens as eyes that are nearer", () => {
  const box = { lensWidth: 52, bridge: 18, effectiveDiameter: 54 };
  expect(decentration(box, 74)).toBe(-2);
  expect([lensReach(box, 74), lensReach(box, 66)]).toEqual([28, 28]);
  expect([leastBlank(box, 74), leastBlank(box, 66)]).toEqual([60, 60]);
});

const outline = z.strictObject({ A: z.number(), B: z.number(), shape: z.string() });

test.each(vectors("rx.ed_estimate", outline, z.number()))("rx.ed_estimate: $name", ({ input, expected }) => {
  const { A, B, shape } = input;
  expect(effectiveDiameter({ lensWidth: A, lensHeight: B, shape })).toBe(expected);
});

test("an oval reaches a little beyond its width, and no lens beyond its corners", () => {
  expect(effectiveDiameter({ lensWidth: 50, lensHeight: 38, shape: "oval" })).toBe(51);
  expect(effectiveDiameter({ lensWidth: 48, lensHeight: 14, shape: "rectangular" })).toBe(50);
});
