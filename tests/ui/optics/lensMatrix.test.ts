import {
  allValues,
  isManufactured,
  groupIntoRuns,
  isPossible,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  lensParameters,
  lensProblems,
  type LensValue,
  nearestManufacturedLens,
  remainingValues,
  valuesOf,
} from "@dioptra/ui/optics";
import { array, assert, constant, constantFrom, nat, option, property, record, subarray, tuple } from "fast-check";
import { expect, test } from "vitest";
import { fit, spherical, steps } from "./matrices.ts";

test("plano can be made only if the product lists 0.00", () => {
  const noPlano: LensMatrix = [
    { power: [steps(-6, -0.25, 0.25)], ...fit },
    { power: [steps(0.25, 4, 0.25)], ...fit },
  ];
  const choice = { power: 0, baseCurve: 8.5, diameter: 14.2 };
  expect(isManufactured(noPlano, choice)).toBe(false);
  expect(lensProblems(noPlano, choice)).toEqual([{ parameter: "power", reason: "between-steps" }]);
});

test("groupIntoRuns groups equal steps and keeps other numbers single", () => {
  expect(groupIntoRuns(allValues(spherical, "power").map(Number))).toEqual([
    steps(-12, -6, 0.5),
    steps(-5.75, 6, 0.25),
    6.5,
    7,
    7.5,
    8,
  ]);
  expect(groupIntoRuns([8.4, 8.8])).toEqual([8.4, 8.8]);
  expect(groupIntoRuns([])).toEqual([]);
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

/** Generates matrices of blocks that have the same parameters. */
const matrices = subarray([...lensParameters], { minLength: 1 }).chain((parameters) =>
  array(record(Object.fromEntries(parameters.map((each) => [each, subarray([...values[each]], { minLength: 1 })]))), {
    minLength: 1,
    maxLength: 4,
  }),
);

/** Generates choices of some parameters of a matrix. */
const choices = (matrix: LensMatrix) => {
  const parameters = lensParameters.filter((each) => matrix[0]?.[each] !== undefined);
  const anyValue = (each: LensParameter) => option(constantFrom(...values[each]), { nil: undefined });
  return record(Object.fromEntries(parameters.map((each) => [each, anyValue(each)])));
};

const matricesWithChoice = matrices.chain((matrix) => tuple(constant<LensMatrix>(matrix), choices(matrix)));

test("remaining values can be completed, one choice after another, to a lens that is made", () => {
  assert(
    property(matrices, array(nat(), { minLength: 7, maxLength: 7 }), (matrix: LensMatrix, dice) => {
      const choice: Partial<Record<LensParameter, LensValue>> = {};
      for (const [index, parameter] of lensParameters.entries()) {
        const offered = remainingValues(matrix, choice)[parameter] ?? [];
        const picked = offered[(dice[index] ?? 0) % offered.length];
        if (picked !== undefined) choice[parameter] = picked;
      }
      expect(isManufactured(matrix, choice)).toBe(true);
      expect(lensProblems(matrix, choice)).toEqual([]);
    }),
  );
});

test("remaining values are exactly those that are possible with the other choices", () => {
  assert(
    property(matricesWithChoice, ([matrix, choice]) => {
      const remaining = remainingValues(matrix, choice);
      for (const parameter of lensParameters) {
        for (const value of allValues(matrix, parameter)) {
          expect(remaining[parameter]?.includes(value)).toBe(isPossible(matrix, { ...choice, [parameter]: value }));
        }
      }
    }),
  );
});

test("isManufactured accepts exactly the lenses of the blocks", () => {
  assert(
    property(matricesWithChoice, ([matrix, choice]) => {
      const isInABlock = matrix.some((block) =>
        lensParameters.every(
          (each) => block[each] === undefined || valuesOf(block, each).some((value) => value === choice[each]),
        ),
      );
      expect(isManufactured(matrix, choice)).toBe(isInABlock);
      expect(lensProblems(matrix, choice).length === 0).toBe(isInABlock);
    }),
  );
});

test("nearestManufacturedLens returns a possible lens with the same parameters, and a possible choice unchanged", () => {
  assert(
    property(matricesWithChoice, ([matrix, choice]) => {
      const nearest = nearestManufacturedLens(matrix, choice);
      if (!nearest) throw new Error("Expected a nearest lens: every generated matrix has a block.");
      expect(isPossible(matrix, nearest)).toBe(true);
      const parametersIn = (each: LensChoice) => lensParameters.filter((parameter) => each[parameter] !== undefined);
      expect(parametersIn(nearest)).toEqual(parametersIn(choice));
      if (isPossible(matrix, choice)) expect(nearest).toEqual(JSON.parse(JSON.stringify(choice)));
    }),
  );
});
