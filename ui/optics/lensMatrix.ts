/**
 * The parameters of a contact lens, in the order of the form. Powers and additions in dioptres, axes in degrees, sizes
 * in mm.
 */
export const lensParameters = ["power", "cylinder", "axis", "addition", "baseCurve", "diameter", "color"] as const;
export type LensParameter = (typeof lensParameters)[number];

/** A figure, or a word for a colour or for an addition that is made in bands. */
export type LensValue = number | string;

/** Evenly spaced values. */
export interface LensSteps {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Values of which every combination is made. All blocks of a matrix have the same parameters. */
export type LensBlock = Readonly<Partial<Record<LensParameter, readonly (LensValue | LensSteps)[]>>>;

/**
 * All contact lenses of a product: a lens is made if one of the blocks contains it. Which values are made depends on
 * the other parameters, so a list for each parameter would not do (docs/specification/optics.md#optics-35).
 */
export type LensMatrix = readonly LensBlock[];

/** The values chosen so far. */
export type LensChoice = Readonly<Partial<Record<LensParameter, LensValue>>>;

const isSteps = (entry: LensValue | LensSteps): entry is LensSteps => typeof entry === "object";

/** Rounds to hundredths, which every measure of a lens is a multiple of. */
const exact = (value: number) => Math.round(value * 100) / 100;

/** Returns every value of a parameter in a block, in the order given. */
export const valuesOf = (block: LensBlock, parameter: LensParameter): readonly LensValue[] =>
  (block[parameter] ?? []).flatMap((entry) => {
    if (!isSteps(entry)) return [entry];
    const count = Math.floor(exact((entry.to - entry.from) / entry.step)) + 1;
    return Array.from({ length: count }, (_, index) => exact(entry.from + index * entry.step));
  });

/** Returns the parameters that a matrix has, in the order of the form. */
export const parametersOf = (matrix: LensMatrix): readonly LensParameter[] =>
  lensParameters.filter((parameter) => matrix.some((block) => block[parameter] !== undefined));

/** Returns whether a block contains all chosen values. */
export const hasAll = (block: LensBlock, choice: LensChoice): boolean =>
  lensParameters.every((parameter) => {
    const value = choice[parameter];
    return value === undefined || valuesOf(block, parameter).includes(value);
  });

/** Returns whether the values chosen so far can still become a lens that is made. */
export const isPossible = (matrix: LensMatrix, choice: LensChoice): boolean =>
  matrix.some((block) => hasAll(block, choice));

/** Returns whether every parameter is chosen and the lens is made. */
export const canBeMade = (matrix: LensMatrix, choice: LensChoice): boolean =>
  parametersOf(matrix).every((parameter) => choice[parameter] !== undefined) && isPossible(matrix, choice);

/** Sorts figures; words stay in the order given. */
const inOrder = (a: LensValue, b: LensValue) => (typeof a === "number" && typeof b === "number" ? a - b : 0);

/** Returns all values of a parameter in any of the blocks, each once. */
export const allValues = (matrix: LensMatrix, parameter: LensParameter): readonly LensValue[] =>
  [...new Set(matrix.flatMap((block) => valuesOf(block, parameter)))].toSorted(inOrder);

/**
 * Returns, for each parameter, the values that go with the other choices: every one of them leads to a lens that is
 * made.
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

/** Shorter runs are listed value by value. */
const leastInRun = 5;

/**
 * Groups ascending figures into runs of equal steps, for sentences such as "-6.00 to +6.00 by 0.25". Short runs stay
 * single figures.
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
