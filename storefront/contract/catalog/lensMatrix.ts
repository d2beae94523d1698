import { type LensBlock, type LensMatrix, type LensParameter, lensParameters } from "@dioptra/ui/optics";
import * as z from "zod/mini";
import { list } from "../wire/value.ts";

/** More than any manufacturer lists. */
const maxBlocks = 50;
const maxEntries = 200;

/** A value, or a range of values: minimum, maximum and step. */
const entry = z.union([
  z.number(),
  z.string().check(z.maxLength(64)),
  z
    .tuple([z.number(), z.number(), z.number().check(z.positive())])
    .check(z.refine(([from, to, step]) => to >= from && (to - from) / step <= maxEntries)),
]);
const entries = z.optional(list(entry).check(z.maxLength(maxEntries)));

const wireNames = {
  power: "power",
  cylinder: "cylinder",
  axis: "axis",
  addition: "add",
  baseCurve: "base_curve",
  diameter: "diameter",
  color: "color",
} as const satisfies Record<LensParameter, string>;

const block = z.object({
  power: entries,
  cylinder: entries,
  axis: entries,
  add: entries,
  base_curve: entries,
  diameter: entries,
  color: entries,
});

/** Which contact lenses are made, as `contactlens_parameters` states: every combination of the values of a block. */
export const lensMatrix = z.pipe(
  list(block).check(z.maxLength(maxBlocks)),
  z.transform((blocks): LensMatrix => blocks.map(readBlock)),
);
export type WireLensMatrix = z.input<typeof lensMatrix>;

const readBlock = (wire: z.output<typeof block>): LensBlock =>
  Object.fromEntries(
    lensParameters.flatMap((parameter) => {
      const values = wire[wireNames[parameter]];
      if (!values) return [];
      return [[parameter, values.map((each) => (Array.isArray(each) ? stepsOf(each) : each))]];
    }),
  );

const stepsOf = ([from, to, step]: readonly [number, number, number]) => ({ from, to, step });

/** Returns the wire form of a lens matrix. */
export const toWireLensMatrix = (matrix: LensMatrix): WireLensMatrix =>
  matrix.map((block) =>
    Object.fromEntries(
      lensParameters.flatMap((parameter) => {
        const values = block[parameter];
        if (!values) return [];
        return [
          [
            wireNames[parameter],
            values.map((each) => (typeof each === "object" ? [each.from, each.to, each.step] : each)),
          ],
        ];
      }),
    ),
  );
