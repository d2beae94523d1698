import {
  allValues,
  canBeMade,
  isPossible,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  type LensValue,
  parametersOf,
  remainingValues,
} from "./lensMatrix.ts";
import type { Eye } from "./powers.ts";

/** Contact lenses for one eye: a lens that is made, and how many boxes of it. */
export interface LensesForEye {
  readonly lens: LensChoice;
  readonly boxes: number;
}

/** What is ordered for a pair of eyes; null for an eye that wears none. */
export interface LensOrder {
  readonly right: LensesForEye | null;
  readonly left: LensesForEye | null;
  /** The eye that sees the distance, for lenses that are made differently for it; else null. */
  readonly dominant: Eye | null;
}

export interface LensOrderLimits {
  readonly matrix: LensMatrix;
  /** Boxes that can be had, for both eyes together. */
  readonly available: number;
  /** Whether the lens is made differently for the dominant eye. */
  readonly dominance: "asked" | "none";
}

const isCount = (count: number) => Number.isInteger(count) && count > 0;

/** Whether an order can be filled: every lens is made, and there are boxes enough. At least one eye wears one. */
export function isLensOrder({ right, left, dominant }: LensOrder, limits: LensOrderLimits): boolean {
  const worn = [right, left].filter((each) => each !== null);
  const boxes = worn.reduce((sum, each) => sum + each.boxes, 0);
  return (
    worn.length > 0 &&
    worn.every((each) => canBeMade(limits.matrix, each.lens) && isCount(each.boxes)) &&
    boxes <= limits.available &&
    (dominant !== null) === (limits.dominance === "asked")
  );
}

/**
 * Why a lens is not made as chosen: `outside` of all that is made, `no-quarter` for a power that no lens has,
 * `between-steps` where only every second power is made, `not-made` for any other value, `not-together` where each value
 * is made, but not with the others.
 */
export type LensProblemReason = "missing" | "outside" | "no-quarter" | "between-steps" | "not-made" | "not-together";

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

/** What is wrong with a lens as it is chosen; nothing where it can be made. */
export function lensProblems(matrix: LensMatrix, choice: LensChoice): readonly LensProblem[] {
  const parameters = parametersOf(matrix);
  const alone = parameters.flatMap((parameter): LensProblem[] => {
    const value = choice[parameter];
    const reason = value === undefined ? "missing" : reasonFor(parameter, value, allValues(matrix, parameter));
    return reason ? [{ parameter, reason }] : [];
  });
  if (alone.length > 0 || isPossible(matrix, choice)) return alone;
  const remaining = remainingValues(matrix, choice);
  const mendable = parameters.filter((parameter) => (remaining[parameter] ?? []).length > 0);
  return (mendable.length > 0 ? mendable : parameters).map((parameter) => ({ parameter, reason: "not-together" }));
}
