import { lensSupply, materialGroup, oxygenTransmissibility, uvClass } from "@dioptra/ui/optics";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

test.each(vectors("cl.dkt", z.strictObject({ dk: z.number(), t: z.number() }), z.number()))(
  "cl.dkt: $name",
  ({ input, expected }) => {
    expect(oxygenTransmissibility({ permeability: input.dk, thickness: input.t })).toBe(expected);
  },
);

const material = z.strictObject({ water: z.number(), ionic: z.boolean(), siHy: z.boolean() });

test.each(vectors("cl.fda_group", material, z.number()))("cl.fda_group: $name", ({ input, expected }) => {
  const { water, ionic, siHy } = input;
  expect(materialGroup({ water, isIonic: ionic, isSilicone: siHy })).toBe(expected);
});

test.each([
  [50, true, false, 3],
  [33, false, true, 5],
  [58, true, true, 5],
] as const)(
  "classifies a material with %d %% water, ionic %s, silicone %s as group %d",
  (water, isIonic, isSilicone, expected) => {
    expect(materialGroup({ water, isIonic, isSilicone })).toBe(expected);
  },
);

test.each(vectors("cl.uv_class", z.strictObject({ uva: z.number(), uvb: z.number() }), z.nullable(z.number())))(
  "cl.uv_class: $name",
  ({ input, expected }) => {
    expect(uvClass(input)).toBe(expected);
  },
);

test.each([
  [89.9, 99, 2],
  [50, 95, 2],
  [49, 95, null],
])("classifies a filter that blocks %d %% of UVA and %d %% of UVB as %s", (uva, uvb, expected) => {
  expect(uvClass({ uva, uvb })).toBe(expected);
});

const wornDays = z.optional(z.literal([1, 2, 3, 4, 5, 6, 7]));

const purchase = z.strictObject({
  packs: z.number(),
  packSize: z.number(),
  period: z.number(),
  eyes: z.optional(z.literal([1, 2])),
  wearDaysPerWeek: wornDays,
});

const supplied = z.strictObject({ lensesPerEye: z.number(), calendarDays: z.number() });

test.each(vectors("cl.supply", purchase, supplied))("cl.supply: $name", ({ input, expected }) => {
  const { wearDaysPerWeek: wearDays, eyes, ...packs } = input;
  const supply = lensSupply({ ...packs, ...(eyes && { eyes }), ...(wearDays && { wearDays }) });
  expect(supply).toEqual({ lensesPerEye: expected.lensesPerEye, days: expected.calendarDays });
});

test("ignores the days worn for monthly lenses and rounds the lenses per eye down", () => {
  expect(lensSupply({ packs: 1, packSize: 3, period: 30, wearDays: 3 })).toEqual({ lensesPerEye: 1, days: 30 });
});
