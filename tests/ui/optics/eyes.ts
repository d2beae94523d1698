import type { EyePowers } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import * as z from "zod";

/** Parses an eye from a test vector. */
export const vectorEye = z
  .strictObject({ sph: z.number(), cyl: z.number(), axis: z.nullable(z.number()) })
  .transform(({ sph, cyl, axis }): EyePowers => ({ sphere: sph, cylinder: cyl, axis }));

/** Generates powers in steps of 0.25 dioptres. */
export const quarters = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((count) => count / 4);

/** Generates any powers that a prescription can have. */
export const anyEye: fc.Arbitrary<EyePowers> = fc
  .record({ sphere: quarters(-20, 14), cylinder: quarters(-8, 8), axis: fc.integer({ min: 1, max: 180 }) })
  .map(({ sphere, cylinder, axis }) => ({ sphere, cylinder, axis: cylinder === 0 ? null : axis }));
