import { type LensBlock, type LensMatrix, type LensParameter, lensParameters } from "@dioptra/ui/optics";
import * as z from "zod/mini";
import { list } from "../wire/value.ts";

/** More than any maker lists. */
const maxBlocks = 50;
const maxEntries = 200;

/** A value, or a run of them: the least, the greatest and the step. */
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

/** What is made of a contact lens, as `contactlens_parameters` says it: blocks of which every combination is made. */
export const lensMatrix = z.pipe(
  list(block).check(z.maxLength(maxBlocks)),
  z.transform((blocks): LensMatrix => blocks.map(readBlock)),
);
export type WireLensMatrix = z.input<typeof lensMatrix>;

const readBlock = (wire: z.output<typeof block>): LensBlock =>
  Object.fromEntries(
    lensParameters.flatMap((parameter) => {
      const given = wire[wireNames[parameter]];
      if (!given) return [];
      return [[parameter, given.map((each) => (Array.isArray(each) ? stepsOf(each) : each))]];
    }),
  );

const stepsOf = ([from, to, step]: readonly [number, number, number]) => ({ from, to, step });

/** The wire form of what is made. */
export const toWireLensMatrix = (matrix: LensMatrix): WireLensMatrix =>
  matrix.map((own) =>
    Object.fromEntries(
      lensParameters.flatMap((parameter) => {
        const given = own[parameter];
        if (!given) return [];
        return [
          [
            wireNames[parameter],
            given.map((each) => (typeof each === "object" ? [each.from, each.to, each.step] : each)),
          ],
        ];
      }),
    ),
  );
