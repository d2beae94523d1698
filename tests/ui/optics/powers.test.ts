import {
  formatPower,
  inMinusCylinder,
  isSameLens,
  powerAlong,
  type PowerKind,
  powerLimits,
  readPower,
  sphericalEquivalent,
  strongestPower,
  transpose,
} from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { runs } from "../../support/scope.ts";
import { vectors } from "../../vectors/vectors.ts";
import { anyEye, quarters, vectorEye } from "./eyes.ts";

describe("transpose", () => {
  test.each(vectors("rx.transpose", vectorEye, vectorEye))("rx.transpose: $name", ({ input, expected }) => {
    expect(transpose(input)).toEqual(expected);
    expect(isSameLens(input, expected)).toBe(true);
  });

  test.each(vectors("rx.spherical_equivalent", z.strictObject({ sph: z.number(), cyl: z.number() }), z.number()))(
    "rx.spherical_equivalent: $name",
    ({ input, expected }) => {
      expect(sphericalEquivalent({ sphere: input.sph, cylinder: input.cyl })).toBe(expected);
    },
  );

  test("returns the original lens after transposing twice", () => {
    fc.assert(
      fc.property(anyEye, (eye) => {
        expect(transpose(transpose(eye))).toEqual(eye);
        expect(sphericalEquivalent(transpose(eye))).toBe(sphericalEquivalent(eye));
        expect(isSameLens(eye, transpose(eye))).toBe(true);
        expect(inMinusCylinder(eye).cylinder).toBeLessThanOrEqual(0);
      }),
    );
  });

  test("keeps the power along every meridian, which never exceeds the strongest power", () => {
    fc.assert(
      fc.property(anyEye, fc.integer({ min: 0, max: 360 }), (eye, meridian) => {
        const power = powerAlong(eye, meridian);
        expect(powerAlong(transpose(eye), meridian)).toBeCloseTo(power, 9);
        expect(Math.abs(power)).toBeLessThanOrEqual(Math.abs(strongestPower(eye)) + 1e-9);
      }),
    );
  });

  test("isSameLens returns false for lenses that differ in one value", () => {
    const eye = { sphere: -1, cylinder: -0.5, axis: 90 };
    fc.assert(
      fc.property(quarters(-2, 2), fc.integer({ min: 1, max: 180 }), (sphere, axis) => {
        fc.pre(sphere !== eye.sphere || axis !== eye.axis);
        expect(isSameLens(eye, { ...eye, sphere, axis })).toBe(false);
      }),
    );
  });
});

describe("readPower", () => {
  const kinds = { sph: "sphere", cyl: "cylinder", add: "addition" } as const satisfies Record<string, PowerKind>;

  const typed = z.strictObject({ text: z.string(), kind: z.enum(["sph", "cyl", "add"]) });

  const read = z.union([
    z.strictObject({ ok: z.literal(true), value: z.number(), empty: z.optional(z.boolean()) }),
    z.strictObject({ ok: z.literal(false), error: z.enum(["FORMAT", "STEP", "RANGE"]) }),
  ]);

  const reasons = { FORMAT: "not-a-figure", STEP: "between-steps", RANGE: "outside" } as const;

  test.each(vectors("rx.power.parse", typed, read))("rx.power.parse: $name", ({ input, expected }) => {
    const reading = readPower(input.text, kinds[input.kind]);
    if (expected.ok) {
      expect(reading).toMatchObject({ ok: true, value: expected.value });
      expect(reading.ok && reading.typedAs === "nothing").toBe(expected.empty ?? false);
    } else expect(reading).toMatchObject({ ok: false, problem: { reason: reasons[expected.error] } });
  });

  test.each(vectors("rx.power.format", z.strictObject({ value: z.number() }), z.string()))(
    "rx.power.format: $name",
    ({ input, expected }) => {
      expect(formatPower(input.value)).toBe(expected);
    },
  );

  test.each([
    ["−2.25", -2.25, []],
    ["–2,25 dpt", -2.25, []],
    ["- 0.75", -0.75, []],
    ["-225", -2.25, ["no-point"]],
    ["+1250", 12.5, ["no-point"]],
    ["075", 0.75, ["no-sign", "no-point"]],
    ["1.5", 1.5, ["no-sign"]],
    ["2", 2, ["no-sign"]],
    ["-.5", -0.5, []],
    ["-0.00", 0, []],
    ["0", 0, []],
    ["\u200E+1.00\u00A0D", 1, []],
  ] as const)("parses the sphere %j as %d with the doubts %j", (text, value, doubts) => {
    expect(readPower(text, "sphere")).toEqual({ ok: true, value, typedAs: "figure", doubts });
  });

  test.each(["pl", "PL", "Plano", " ∞ "])("parses the word %j as 0.00", (text) => {
    expect(readPower(text, "sphere")).toEqual({ ok: true, value: 0, typedAs: "plano", doubts: [] });
  });

  test("reads an addition without a sign as plus, without a doubt", () => {
    expect(readPower("2.00", "addition")).toMatchObject({ ok: true, value: 2, doubts: [] });
    expect(readPower("-2.00", "addition")).toEqual({ ok: false, problem: { reason: "outside", from: 0.5, to: 4 } });
  });

  test.each(["minus one", "1.2.3", "1 25", "+-1", "-", "１.５", "2.25x90", "1e1", "0x1", "1.2500001"])(
    "refuses %j",
    (text) => {
      expect(readPower(text, "sphere")).toEqual({ ok: false, problem: { reason: "not-a-figure" } });
    },
  );

  test.each([
    ["-1.30", [-1.5, -1.25]],
    ["+0.12", [0, 0.25]],
    ["-230", [-2.5, -2.25]],
    ["-19.9", [-20, -19.75]],
  ] as const)("refuses %j between two steps and names both neighbours", (text, nearest) => {
    const problem = { reason: "between-steps", step: 0.25, nearest };
    expect(readPower(text, "sphere")).toEqual({ ok: false, problem });
  });

  const kind = fc.constantFrom<PowerKind>("sphere", "cylinder", "addition", "contactLens");

  test("parses every formatted power back, with a point or a comma and any minus sign", () => {
    const power = kind.chain((name) => {
      const { from, to } = powerLimits[name];
      return fc.tuple(
        fc.constant(name),
        fc.integer({ min: from * 4, max: to * 4 }).map((quarters) => quarters / 4),
      );
    });
    const writing = fc.record({ point: fc.constantFrom(".", ","), minus: fc.constantFrom("-", "−", "–") });
    fc.assert(
      fc.property(power, writing, ([name, value], { point, minus }) => {
        const text = formatPower(value).replace(".", point).replace("-", minus);
        expect(readPower(text, name)).toEqual({ ok: true, value: value || 0, typedAs: "figure", doubts: [] });
      }),
      { numRuns: runs(300, 1000) },
    );
  });

  test("accepts only powers within the limits and on a step, for any text", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.stringMatching(/^[-+−–]{0,2} ?\d{0,5}[.,]?\d{0,4} ?(D|dpt|x)?$/),
      fc.constantFrom("plano", "∞", "-", "+", "NaN", "Infinity", "-0"),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(kind, anything, (name, text) => {
        const { from, to, step } = powerLimits[name];
        const reading = readPower(text, name);
        if (reading.ok) {
          const isWithin = reading.value >= from && reading.value <= to;
          expect(isWithin || (reading.typedAs === "nothing" && text.replace(/[\s\p{Cf}]/gu, "") === "")).toBe(true);
          expect(Number.isInteger(reading.value / step)).toBe(true);
          expect(Object.is(reading.value, -0)).toBe(false);
        } else if (reading.problem.reason === "between-steps") {
          const [below, above] = reading.problem.nearest;
          expect(above - below).toBe(step);
          expect(below >= from && above <= to).toBe(true);
        }
      }),
      { numRuns: runs(500, 2000) },
    );
  });
});
