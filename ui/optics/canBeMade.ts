import { hasAll, type LensChoice, type LensMatrix, parametersOf } from "./lensMatrix.ts";

/** Whether a choice, as far as it goes, leads to a lens that is made. */
export const isPossible = (matrix: LensMatrix, choice: LensChoice): boolean =>
  matrix.some((block) => hasAll(block, choice));

/** Whether there is exactly one such lens: everything is chosen, and it is made. */
export const canBeMade = (matrix: LensMatrix, choice: LensChoice): boolean =>
  parametersOf(matrix).every((parameter) => choice[parameter] !== undefined) && isPossible(matrix, choice);
