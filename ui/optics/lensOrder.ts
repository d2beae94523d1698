import {
  allValues,
  isManufactured,
  isPossible,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  type LensValue,
  parametersOf,
  remainingValues,
} from "./lensMatrix.ts";
import type { Eye } from "./powers.ts";

/** Contact lenses for one eye: the parameters of the lens, and the number of boxes. */
export interface LensesForEye {
  readonly lens: LensChoice;
  readonly boxes: number;
}

/** An order of contact lenses. An eye is null if no lens is worn on it. */
export interface LensOrder {
  readonly right: LensesForEye | null;
  readonly left: LensesForEye | null;
  /** The dominant eye, which sees the distance, if the lenses are made differently for it; otherwise null. */
  readonly dominant: Eye | null;
}

/** What an order of contact lenses is checked against. */
export interface LensOrderLimits {
  readonly matrix: LensMatrix;
  /** The number of boxes in stock, for both eyes together. */
  readonly available: number;
  /** Whether the lens is made differently for the dominant eye. */
  readonly dominance: "asked" | "none";
}

/**
 * Returns whether lenses are made differently for the dominant eye, so that it must be known. Multifocal lenses with
 * additions in dioptres have one form for the dominant eye, which sees the distance, and another for the other eye; those
 * with additions in bands have the same form for both (docs/specification/optics.md#optics-37).
 */
export const dominanceOf = (matrix: LensMatrix): LensOrderLimits["dominance"] =>
  allValues(matrix, "addition").some((addition) => typeof addition === "number") ? "asked" : "none";

const isCount = (count: number) => Number.isInteger(count) && count > 0;

/**
 * Returns whether an order can be filled: at least one eye wears a lens, every lens is made, enough boxes are in stock, and
 * the dominant eye is stated if the lenses depend on it.
 */
export function isLensOrder({ right, left, dominant }: LensOrder, limits: LensOrderLimits): boolean {
  const worn = [right, left].filter((each) => each !== null);
  const boxes = worn.reduce((sum, each) => sum + each.boxes, 0);
  return (
    worn.length > 0 &&
    worn.every((each) => isManufactured(limits.matrix, each.lens) && isCount(each.boxes)) &&
    boxes <= limits.available &&
    (dominant !== null) === (limits.dominance === "asked")
  );
}

/**
 * Why a chosen lens is not made. `missing`: the parameter is not chosen. `outside`: the power is beyond all powers made.
 * `no-quarter`: the power is not a multiple of 0.25. `between-steps`: only larger steps are made at this power.
 * `not-made`: another value is never made. `not-together`: each value is made, but not in this combination.
 */
export type LensProblemReason = "missing" | "outside" | "no-quarter" | "between-steps" | "not-made" | "not-together";

/** The problem of one parameter. */
export interface LensProblem {
  readonly parameter: LensParameter;
  readonly reason: LensProblemReason;
}

function reasonFor(parameter: LensParameter, value: LensValue, made: readonly LensValue[]): LensProblemReason | null {
  if (made.includes(value)) return null;
  if (parameter !== "power" || typeof value !== "number") return "not-made";
  const powers = made.map(Number);
  if (value < Math.min(...powers) || value > Math.max(...powers)) return "outside";
  return Number.isInteger(value * 4) ? "between-steps" : "no-quarter";
}

/**
 * Returns the problems of a chosen lens; empty if it can be made. If every value is made, but not
 * in this combination, the problems name the parameters whose change alone would solve it, or all parameters if there is
 * none.
 */
export function lensProblems(matrix: LensMatrix, choice: LensChoice): readonly LensProblem[] {
  const parameters = parametersOf(matrix);
  const singleProblems = parameters.flatMap((parameter): LensProblem[] => {
    const value = choice[parameter];
    const reason = value === undefined ? "missing" : reasonFor(parameter, value, allValues(matrix, parameter));
    return reason ? [{ parameter, reason }] : [];
  });
  if (singleProblems.length > 0 || isPossible(matrix, choice)) return singleProblems;
  const remaining = remainingValues(matrix, choice);
  const solvable = parameters.filter((parameter) => (remaining[parameter] ?? []).length > 0);
  return (solvable.length > 0 ? solvable : parameters).map((parameter) => ({ parameter, reason: "not-together" }));
}
