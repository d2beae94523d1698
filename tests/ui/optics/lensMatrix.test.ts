import { array, assert, constant, constantFrom, nat, option, property, record, subarray, tuple } from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import {
  allValues,
  canBeMade,
  evenRuns,
  isPossible,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  lensParameters,
  lensProblems,
  type LensValue,
  nearestMade,
  readPower,
  remainingValues,
  valuesOf,
} from "@dioptra/ui/optics";
import { vectors } from "../../vectors/vectors.ts";

const steps = (from: number, to: number, step: number) => ({ from, to, step });
const fit = { baseCurve: [8.5], diameter: [14.2] };

/** The usual grid of a maker (docs/specification/optics.md#optics-35). */
const spherical: LensMatrix = [{ power: [steps(-12, -6.5, 0.5), steps(-6, 6, 0.25), steps(6.5, 8, 0.5)], ...fit }];

/**
 * Like a maker's list of toric lenses (docs/specification/optics.md#optics-35): the strongest cylinder at some axes
 * only.
 */
const toric: LensMatrix = [
  {
    power: [steps(-6, 0, 0.25)],
    cylinder: [-0.75, -1.25, -1.75],
    axis: [steps(10, 180, 10)],
    ...fit,
  },
  { power: [steps(-6, 0, 0.25)], cylinder: [-2.25], axis: [10, 20, 90, 160, 170, 180], ...fit },
  { power: [steps(-9, -6.5, 0.5)], cylinder: [-0.75, -1.25, -1.75], axis: [steps(10, 180, 10)], ...fit },
];

const multifocal: LensMatrix = [{ power: [steps(-6, 4, 0.25)], addition: ["low", "medium", "high"], ...fit }];

const powerAnswer = z.union([
  z.strictObject({ ok: z.literal(true), value: z.number() }),
  z.strictObject({ ok: z.literal(false), error: z.enum(["STEP", "STEP_OUTER", "RANGE"]) }),
]);
const reasons = { STEP: "no-quarter", STEP_OUTER: "between-steps", RANGE: "outside" } as const;
const problemsOf = (power: number) => lensProblems(spherical, { power, baseCurve: 8.5, diameter: 14.2 });

test.each(vectors("cl.power", z.strictObject({ text: z.string() }), powerAnswer))(
  "cl.power: $name",
  ({ input, expected }) => {
    const reading = readPower(input.text, "contactLens");
    if (expected.ok) {
      expect(reading).toMatchObject(expected);
      expect(problemsOf(expected.value)).toEqual([]);
      return;
    }
    // What is no quarter is refused when it is read; what comes by other ways, by the matrix.
    expect(reading.ok).toBe(expected.error !== "STEP");
    const power = reading.ok ? reading.value : Number(input.text);
    expect(problemsOf(power)).toEqual([{ parameter: "power", reason: reasons[expected.error] }]);
  },
);

test("powers end on the plus side too", () => {
  expect(problemsOf(8.5)).toEqual([{ parameter: "power", reason: "outside" }]);
});

test("plano is only made where the product lists 0.00", () => {
  const noPlano: LensMatrix = [
    { power: [steps(-6, -0.25, 0.25)], ...fit },
    { power: [steps(0.25, 4, 0.25)], ...fit },
  ];
  const choice = { power: 0, baseCurve: 8.5, diameter: 14.2 };
  expect(canBeMade(noPlano, choice)).toBe(false);
  expect(lensProblems(noPlano, choice)).toEqual([{ parameter: "power", reason: "between-steps" }]);
});

const toricErrors = z.array(z.enum(["CYL_NOT_STOCKED", "AXIS_NOT_STOCKED"]));
const toricParameters = { CYL_NOT_STOCKED: "cylinder", AXIS_NOT_STOCKED: "axis" } as const;
const astigmatism = z.strictObject({ cyl: z.number(), axis: z.number() });

test.each(vectors("cl.toric", astigmatism, z.strictObject({ ok: z.boolean(), errors: toricErrors })))(
  "cl.toric: $name",
  ({ input, expected }) => {
    const choice = { power: -3, cylinder: input.cyl, axis: input.axis, baseCurve: 8.5, diameter: 14.2 };
    const wrong = expected.errors.map((error) => ({ parameter: toricParameters[error], reason: "not-made" }));
    expect(lensProblems(toric, choice)).toEqual(wrong);
    expect(canBeMade(toric, choice)).toBe(expected.ok);
  },
);

test("values that are made, but not together, are told by what can be changed", () => {
  const choice = { power: -3, cylinder: -2.25, axis: 50, baseCurve: 8.5, diameter: 14.2 };
  expect(lensProblems(toric, choice)).toEqual([
    { parameter: "cylinder", reason: "not-together" },
    { parameter: "axis", reason: "not-together" },
  ]);
  expect(lensProblems(toric, { power: -3 }).map(({ reason }) => reason)).toEqual(Array(4).fill("missing"));
});

test.each<[LensMatrix, LensChoice, LensChoice]>([
  [spherical, { power: -6.25 }, { power: -6 }],
  [spherical, { power: 7.25 }, { power: 7 }],
  [toric, { power: -3, cylinder: -1, axis: 97 }, { power: -3, cylinder: -0.75, axis: 100 }],
  [toric, { power: -8, cylinder: -2.25, axis: 90 }, { power: -8, cylinder: -1.75, axis: 90 }],
  [toric, { power: -2, cylinder: -2.25, axis: 4 }, { power: -2, cylinder: -2.25, axis: 180 }],
  [multifocal, { power: -2, addition: 1.75 }, { power: -2, addition: "medium" }],
  [multifocal, { power: 5, addition: "high" }, { power: 4, addition: "high" }],
])("the nearest that is made (case %#)", (matrix, wanted, nearest) => {
  expect(nearestMade(matrix, wanted)).toEqual(nearest);
});

test("even figures are said as runs, others one by one", () => {
  expect(evenRuns(allValues(spherical, "power").map(Number))).toEqual([
    steps(-12, -6, 0.5),
    steps(-5.75, 6, 0.25),
    6.5,
    7,
    7.5,
    8,
  ]);
  expect(evenRuns([8.4, 8.8])).toEqual([8.4, 8.8]);
  expect(evenRuns([])).toEqual([]);
});

const values: Readonly<Record<LensParameter, readonly (number | string)[]>> = {
  power: [-2, -1, 0, 1],
  cylinder: [-1.25, -0.75],
  axis: [10, 90, 180],
  addition: ["low", "high"],
  baseCurve: [8.4, 8.8],
  diameter: [14, 14.2],
  color: ["grey", "hazel"],
};

/** Matrices of some blocks that have the same parameters, and choices of some of these. */
const matrices = subarray([...lensParameters], { minLength: 1 }).chain((parameters) =>
  array(record(Object.fromEntries(parameters.map((each) => [each, subarray([...values[each]], { minLength: 1 })]))), {
    minLength: 1,
    maxLength: 4,
  }),
);
const choices = (matrix: LensMatrix) => {
  const parameters = lensParameters.filter((each) => matrix[0]?.[each] !== undefined);
  const one = (each: LensParameter) => option(constantFrom(...values[each]), { nil: undefined });
  return record(Object.fromEntries(parameters.map((each) => [each, one(each)])));
};
const asked = matrices.chain((matrix) => tuple(constant<LensMatrix>(matrix), choices(matrix)));

test("whatever remains can be completed, one choice after another, to a lens that is made", () => {
  assert(
    property(matrices, array(nat(), { minLength: 7, maxLength: 7 }), (matrix: LensMatrix, dice) => {
      const choice: Partial<Record<LensParameter, LensValue>> = {};
      for (const [index, parameter] of lensParameters.entries()) {
        const offered = remainingValues(matrix, choice)[parameter] ?? [];
        const taken = offered[(dice[index] ?? 0) % offered.length];
        if (taken !== undefined) choice[parameter] = taken;
      }
      expect(canBeMade(matrix, choice)).toBe(true);
      expect(lensProblems(matrix, choice)).toEqual([]);
    }),
  );
});

test("exactly what remains is possible with the other choices", () => {
  assert(
    property(asked, ([matrix, choice]) => {
      const remaining = remainingValues(matrix, choice);
      for (const parameter of lensParameters) {
        for (const value of allValues(matrix, parameter)) {
          expect(remaining[parameter]?.includes(value)).toBe(isPossible(matrix, { ...choice, [parameter]: value }));
        }
      }
    }),
  );
});

test("nothing outside of the blocks is ever accepted", () => {
  assert(
    property(asked, ([matrix, choice]) => {
      const inABlock = matrix.some((block) =>
        lensParameters.every(
          (each) => block[each] === undefined || valuesOf(block, each).some((value) => value === choice[each]),
        ),
      );
      expect(canBeMade(matrix, choice)).toBe(inABlock);
      expect(lensProblems(matrix, choice).length === 0).toBe(inABlock);
    }),
  );
});

test("what is offered as nearest is possible, says as much as was asked, and leaves alone what is possible", () => {
  assert(
    property(asked, ([matrix, choice]) => {
      const nearest = nearestMade(matrix, choice);
      if (!nearest) throw new Error("Every matrix has something.");
      expect(isPossible(matrix, nearest)).toBe(true);
      const said = (each: LensChoice) => lensParameters.filter((parameter) => each[parameter] !== undefined);
      expect(said(nearest)).toEqual(said(choice));
      if (isPossible(matrix, choice)) expect(nearest).toEqual(JSON.parse(JSON.stringify(choice)));
    }),
  );
});
