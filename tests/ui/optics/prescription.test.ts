import { type EyeFields, copyToLeftEye } from "@dioptra/ui/optics";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const names = { sph: "sphere", cyl: "cylinder", axis: "axis", pdMono: "pupillaryDistance" } as const;

const eye = z
  .strictObject({
    sph: z.number(),
    cyl: z.optional(z.number()),
    axis: z.optional(z.number()),
    pdMono: z.optional(z.number()),
  })
  .transform((fields): EyeFields<number> => {
    const present = Object.entries(names).flatMap(([code, name]) => {
      const value = Object.entries(fields).find(([field]) => field === code)?.[1];
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(present);
  });

const toggled = z.strictObject({ on: z.literal(true), right: eye, left: eye });

const result = z.strictObject({ right: eye, left: eye, leftLocked: z.literal(true) });

test.each(vectors("rx.same_for_both", toggled, result))("rx.same_for_both: $name", ({ input, expected }) => {
  expect(copyToLeftEye(input.right, input.left).left).toEqual(expected.left);
  expect(input.right).toEqual(expected.right);
});

test("lists the fields that would be overwritten, without empty ones", () => {
  const right = { sphere: "-2.00", cylinder: "", axis: "", addition: "2.00" };
  const left = { sphere: "-1.00", cylinder: "-0.50", axis: "", addition: "", pupillaryDistance: "32" };
  expect(copyToLeftEye(right, left)).toEqual({
    left: { sphere: "-2.00", cylinder: "", axis: "", addition: "2.00", pupillaryDistance: "32" },
    overwritten: ["sphere", "cylinder"],
    isAxisDoubtful: false,
  });
});

test("copies an axis and marks it as doubtful, because axes are usually mirrored", () => {
  expect(copyToLeftEye<number>({ sphere: -2, cylinder: -0.5, axis: 20 }, {}).isAxisDoubtful).toBe(true);
});
