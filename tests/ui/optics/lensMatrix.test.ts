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
  remainingValues,
  valuesOf,
} from "@dioptra/ui/optics";
import { array, assert, constant, constantFrom, nat, option, property, record, subarray, tuple } from "fast-check";
import { expect, test } from "vitest";

const steps = (from: number, to: number, step: number) => ({ from, to, step });

const fit = { baseCurve: [8.5], diameter: [14.2] };

/** The usual grid of a maker (docs/specification/optics.md#optics-35). */
const spherical: LensMatrix = [{ power: [steps(-12, -6.5, 0.5), steps(-6, 6, 0.25), steps(6.5, 8, 0.5)], ...fit }];

test("plano is only made where the product lists 0.00", () => {
  const noPlano: LensMatrix = [
    { power: [steps(-6, -0.25, 0.25)], ...fit },
    { power: [steps(0.25, 4, 0.25)], ...fit },
  ];
  const choice = { power: 0, baseCurve: 8.5, diameter: 14.2 };
  expect(canBeMade(noPlano, choice)).toBe(false);
  expect(lensProblems(noPlano, choice)).toEqual([{ parameter: "power", reason: "between-steps" }]);
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
