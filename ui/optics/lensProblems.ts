import { isPossible } from "./canBeMade.ts";
import { type LensChoice, type LensMatrix, type LensParameter, type LensValue, parametersOf } from "./lensMatrix.ts";
import { allValues, remainingValues } from "./remainingValues.ts";

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
