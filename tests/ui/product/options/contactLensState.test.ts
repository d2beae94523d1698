import { isLensOrder, type LensMatrix, lensParameters } from "@dioptra/ui/optics";
import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  constant,
  string,
} from "fast-check";
import { expect, test } from "vitest";
import {
  changeLenses,
  type LensesAction,
  lensesState,
  orderOf,
} from "../../../../ui/product/options/contactLensState.ts";

/** A typical range of toric lenses: the strongest cylinder is made at some axes only. */
const toric: LensMatrix = [
  { power: [-2, -1, 0], cylinder: [-0.75, -1.25], axis: [10, 90, 180], baseCurve: [8.5], diameter: [14.5] },
  { power: [-2, -1], cylinder: [-2.25], axis: [90, 180], baseCurve: [8.5], diameter: [14.5] },
];
const limits = { matrix: toric, available: 5, dominance: "none" } as const;

const eye = constantFrom("right", "left");
const parameter = constantFrom(...lensParameters);
const value = constantFrom<(number | null)[]>(-2, -1, 0, -0.75, -1.25, -2.25, 10, 20, 90, 180, 8.5, 14.5, null);
const action: Arbitrary<LensesAction> = oneof(
  record({ type: constant("worn"), eye, isWorn: boolean() }),
  record({ type: constant("chosen"), eye, parameter, value }),
  record({ type: constant("stray"), eye, parameter, typed: oneof(string(), constant(null)) }),
  record({ type: constant("boxes"), eye, boxes: integer({ min: -2, max: 9 }) }),
  record({ type: constant("same"), isSame: boolean() }),
  record({ type: constant("dominant"), eye }),
);

const after = (actions: readonly LensesAction[]) => actions.reduce(changeLenses, lensesState(toric, null));
const chosen = (name: "right" | "left", power: number, cylinder: number, axis: number): LensesAction[] => [
  { type: "chosen", eye: name, parameter: "power", value: power },
  { type: "chosen", eye: name, parameter: "cylinder", value: cylinder },
  { type: "chosen", eye: name, parameter: "axis", value: axis },
];

test("returns only orders that can be filled, for any actions", () => {
  assert(
    property(array(action, { maxLength: 30 }), (actions) => {
      const order = orderOf(after(actions), limits);
      expect(order === null || isLensOrder(order, limits)).toBe(true);
    }),
  );
});

test("chooses parameters with a single value automatically", () => {
  const lens = { power: -2, cylinder: -2.25, axis: 90, baseCurve: 8.5, diameter: 14.5 };
  const actions = [...chosen("right", -2, -2.25, 90), { type: "worn", eye: "left", isWorn: false } as const];
  expect(orderOf(after(actions), limits)).toEqual({ right: { lens, boxes: 1 }, left: null, dominant: null });
});

test("returns no order for values that are not made together", () => {
  const actions = [...chosen("right", -2, -2.25, 10), { type: "worn", eye: "left", isWorn: false } as const];
  expect(orderOf(after(actions), limits)).toBeNull();
});

test("keeps the values of the left eye while both eyes are the same", () => {
  const both = after([
    ...chosen("right", -2, -0.75, 90),
    ...chosen("left", -1, -0.75, 10),
    { type: "same", isSame: true },
  ]);
  expect(orderOf(both, limits)?.left?.lens.power).toBe(-2);
  expect(orderOf(changeLenses(both, { type: "same", isSame: false }), limits)?.left?.lens.power).toBe(-1);
});

test("requires the dominant eye if the lens depends on it", () => {
  const state = after([...chosen("right", -2, -0.75, 90), ...chosen("left", -1, -0.75, 10)]);
  const withDominance = { ...limits, dominance: "asked" } as const;
  expect(orderOf(state, withDominance)).toBeNull();
  expect(orderOf(changeLenses(state, { type: "dominant", eye: "left" }), withDominance)?.dominant).toBe("left");
});
