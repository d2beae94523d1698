/** What a contact lens is ordered by, in the order asked. Powers and additions in dioptres, axes in degrees, the rest in mm. */
export const lensParameters = ["power", "cylinder", "axis", "addition", "baseCurve", "diameter", "color"] as const;
export type LensParameter = (typeof lensParameters)[number];

/** A figure; a word for a colour, and for the addition of lenses that are made by bands. */
export type LensValue = number | string;

/** Values that lie evenly, from the least to the greatest. */
export interface LensSteps {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Lenses of which every combination is made. All blocks of a matrix have the same parameters. */
export type LensBlock = Readonly<Partial<Record<LensParameter, readonly (LensValue | LensSteps)[]>>>;

/**
 * What is made of a contact lens: whatever is in one of the blocks. Availability is a set of combinations, not a list
 * for each parameter (docs/specification/optics.md#optics-35).
 */
export type LensMatrix = readonly LensBlock[];

/** Some of the parameters, or all of them. */
export type LensChoice = Readonly<Partial<Record<LensParameter, LensValue>>>;

const isSteps = (entry: LensValue | LensSteps): entry is LensSteps => typeof entry === "object";

/** Hundredths are exact enough for every measure of a lens. */
const exact = (value: number) => Math.round(value * 100) / 100;

/** Every value of a parameter in a block, in the order given. */
export const valuesOf = (block: LensBlock, parameter: LensParameter): readonly LensValue[] =>
  (block[parameter] ?? []).flatMap((entry) => {
    if (!isSteps(entry)) return [entry];
    const count = Math.floor(exact((entry.to - entry.from) / entry.step)) + 1;
    return Array.from({ length: count }, (_, index) => exact(entry.from + index * entry.step));
  });

/** The parameters that a lens is chosen by. */
export const parametersOf = (matrix: LensMatrix): readonly LensParameter[] =>
  lensParameters.filter((parameter) => matrix.some((block) => block[parameter] !== undefined));

/** Whether a block has all that is chosen. */
export const hasAll = (block: LensBlock, choice: LensChoice): boolean =>
  lensParameters.every((parameter) => {
    const value = choice[parameter];
    return value === undefined || valuesOf(block, parameter).includes(value);
  });

/** Whether a choice, as far as it goes, leads to a lens that is made. */
export const isPossible = (matrix: LensMatrix, choice: LensChoice): boolean =>
  matrix.some((block) => hasAll(block, choice));

/** Whether there is exactly one such lens: everything is chosen, and it is made. */
export const canBeMade = (matrix: LensMatrix, choice: LensChoice): boolean =>
  parametersOf(matrix).every((parameter) => choice[parameter] !== undefined) && isPossible(matrix, choice);

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

const hundredths = (value: number) => Math.round(value * 100);

/** Fewer are named one by one. */
const leastInRun = 5;

/**
 * Rising figures as runs of equal steps, for a sentence such as "-6.00 to +6.00 by 0.25". A run that is too short is
 * told apart into its figures.
 */
export function evenRuns(figures: readonly number[]): readonly (LensSteps | number)[] {
  const runs: number[][] = [];
  for (const figure of figures) {
    const run = runs.at(-1);
    const [first, second] = run ?? [];
    const last = run?.at(-1);
    const goesOn =
      run !== undefined &&
      last !== undefined &&
      (first === undefined ||
        second === undefined ||
        hundredths(figure) - hundredths(last) === hundredths(second) - hundredths(first));
    if (goesOn) run.push(figure);
    else runs.push([figure]);
  }
  return runs.flatMap((run): (LensSteps | number)[] => {
    const [from, second] = run;
    const to = run.at(-1);
    if (from === undefined || second === undefined || to === undefined || run.length < leastInRun) return run;
    return [{ from, to, step: (hundredths(second) - hundredths(from)) / 100 }];
  });
}
