import { canBeMade } from "./canBeMade.ts";
import type { Eye } from "./eyePowers.ts";
import type { LensChoice, LensMatrix } from "./lensMatrix.ts";

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
