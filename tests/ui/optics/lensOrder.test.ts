import { dominanceOf, isManufactured, lensProblems, readPower } from "@dioptra/ui/optics";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";
import { spherical, toric } from "./matrices.ts";

const problemsOf = (power: number) => lensProblems(spherical, { power, baseCurve: 8.5, diameter: 14.2 });

test("reports a power above the strongest plus power as outside", () => {
  expect(problemsOf(8.5)).toEqual([{ parameter: "power", reason: "outside" }]);
});

const powerAnswer = z.union([
  z.strictObject({ ok: z.literal(true), value: z.number() }),
  z.strictObject({ ok: z.literal(false), error: z.enum(["STEP", "STEP_OUTER", "RANGE"]) }),
]);

const powerReasons = { STEP: "no-quarter", STEP_OUTER: "between-steps", RANGE: "outside" } as const;

test.each(vectors("cl.power", z.strictObject({ text: z.string() }), powerAnswer))(
  "cl.power: $name",
  ({ input, expected }) => {
    const reading = readPower(input.text, "contactLens");
    if (expected.ok) {
      expect(reading).toMatchObject(expected);
      expect(problemsOf(expected.value)).toEqual([]);
      return;
    }
    // `readPower` refuses a typed power between quarters; `lensProblems` also refuses one that was not typed.
    expect(reading.ok).toBe(expected.error !== "STEP");
    const power = reading.ok ? reading.value : Number(input.text);
    expect(problemsOf(power)).toEqual([{ parameter: "power", reason: powerReasons[expected.error] }]);
  },
);

const toricErrors = z.array(z.enum(["CYL_NOT_STOCKED", "AXIS_NOT_STOCKED"]));

const toricParameters = { CYL_NOT_STOCKED: "cylinder", AXIS_NOT_STOCKED: "axis" } as const;

const astigmatism = z.strictObject({ cyl: z.number(), axis: z.number() });

test.each(vectors("cl.toric", astigmatism, z.strictObject({ ok: z.boolean(), errors: toricErrors })))(
  "cl.toric: $name",
  ({ input, expected }) => {
    const choice = { power: -3, cylinder: input.cyl, axis: input.axis, baseCurve: 8.5, diameter: 14.2 };
    const wrong = expected.errors.map((error) => ({ parameter: toricParameters[error], reason: "not-made" }));
    expect(lensProblems(toric, choice)).toEqual(wrong);
    expect(isManufactured(toric, choice)).toBe(expected.ok);
  },
);

test("names the parameters that can be changed if the values are not made together", () => {
  const choice = { power: -3, cylinder: -2.25, axis: 50, baseCurve: 8.5, diameter: 14.2 };
  expect(lensProblems(toric, choice)).toEqual([
    { parameter: "cylinder", reason: "not-together" },
    { parameter: "axis", reason: "not-together" },
  ]);
  expect(lensProblems(toric, { power: -3 }).map(({ reason }) => reason)).toEqual(Array(4).fill("missing"));
});

test.each([
  ["additions in dioptres", [{ power: [-1], addition: [1, 1.5, 2] }], "asked"],
  ["additions in bands", [{ power: [-1], addition: ["low", "high"] }], "none"],
  ["no additions", spherical, "none"],
] as const)("the dominant eye, with %s", (_, matrix, expected) => {
  expect(dominanceOf(matrix)).toBe(expected);
});
