import {
  hasAll,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  type LensValue,
  parametersOf,
  valuesOf,
} from "./lensMatrix.ts";

/** Figures rise; words stay as they were given. */
const inOrder = (a: LensValue, b: LensValue) => (typeof a === "number" && typeof b === "number" ? a - b : 0);

/** All values of a parameter in any of the blocks, each once. */
export const allValues = (matrix: LensMatrix, parameter: LensParameter): readonly LensValue[] =>
  [...new Set(matrix.flatMap((block) => valuesOf(block, parameter)))].toSorted(inOrder);

/**
 * What can still be chosen for each parameter as long as the other choices stay: every value offered leads to a lens
 * that is made.
 */
export function remainingValues(
  matrix: LensMatrix,
  choice: LensChoice,
): Readonly<Partial<Record<LensParameter, readonly LensValue[]>>> {
  return Object.fromEntries(
    parametersOf(matrix).map((parameter) => {
      const others = { ...choice, [parameter]: undefined };
      return [
        parameter,
        allValues(
          matrix.filter((block) => hasAll(block, others)),
          parameter,
        ),
      ];
    }),
  );
}
