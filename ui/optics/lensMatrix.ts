/**
 * The parameters of a contact lens, in the order of the form. Powers, cylinders and additions are in dioptres, axes in
 * degrees, base curve and diameter in mm.
 */
export const lensParameters = ["power", "cylinder", "axis", "addition", "baseCurve", "diameter", "color"] as const;
export type LensParameter = (typeof lensParameters)[number];

/** A number, or a word for a colour or for an addition that is made in bands. */
export type LensValue = number | string;

/** Equally spaced values, both ends included. */
export interface LensSteps {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A set of values in which every combination is made. All blocks of a matrix have the same parameters. */
export type LensBlock = Readonly<Partial<Record<LensParameter, readonly (LensValue | LensSteps)[]>>>;

/**
 * All contact lenses of a product: a lens is made if one of the blocks contains it. A list of values for each parameter
 * would not be enough, because makers supply some values only in combination with others, such as strong cylinders at a
 * few axes (docs/specification/optics.md#optics-35).
 */
export type LensMatrix = readonly LensBlock[];

/** The values chosen so far. */
export type LensChoice = Readonly<Partial<Record<LensParameter, LensValue>>>;

const isSteps = (entry: LensValue | LensSteps): entry is LensSteps => typeof entry === "object";

/** Removes floating-point errors: every value of a lens is a multiple of 0.01. */
const roundToHundredths = (value: number) => Math.round(value * 100) / 100;

/** Returns every value of a parameter in a block, in the order given. */
export const valuesOf = (block: LensBlock, parameter: LensParameter): readonly LensValue[] =>
  (block[parameter] ?? []).flatMap((entry) => {
    if (!isSteps(entry)) return [entry];
    const count = Math.floor(roundToHundredths((entry.to - entry.from) / entry.step)) + 1;
    return Array.from({ length: count }, (_, index) => roundToHundredths(entry.from + index * entry.step));
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
export const isManufactured = (matrix: LensMatrix, choice: LensChoice): boolean =>
  parametersOf(matrix).every((parameter) => choice[parameter] !== undefined) && isPossible(matrix, choice);

/** Compares numbers; words keep the given order. */
const compareValues = (a: LensValue, b: LensValue) => (typeof a === "number" && typeof b === "number" ? a - b : 0);

/** Returns all values of a parameter in any of the blocks, each once. */
export const allValues = (matrix: LensMatrix, parameter: LensParameter): readonly LensValue[] =>
  [...new Set(matrix.flatMap((block) => valuesOf(block, parameter)))].toSorted(compareValues);

/**
 * Returns, for each parameter, the values that are made in combination with the other choices. Each of them can be
 * completed to a lens that is made.
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

/** Returns a value in integer hundredths, so that differences compare exactly. */
const inHundredths = (value: number) => Math.round(value * 100);

/** Shorter runs are listed value by value. */
const minimumRunLength = 5;

/**
 * Groups ascending numbers into runs of equal steps, for sentences such as "-6.00 to +6.00 by 0.25". Runs of fewer than
 * five numbers stay single numbers.
 */
export function groupIntoRuns(figures: readonly number[]): readonly (LensSteps | number)[] {
  const runs: number[][] = [];
  for (const figure of figures) {
    const run = runs.at(-1);
    const [first, second] = run ?? [];
    const last = run?.at(-1);
    const continuesRun =
      run !== undefined &&
      last !== undefined &&
      (first === undefined ||
        second === undefined ||
        inHundredths(figure) - inHundredths(last) === inHundredths(second) - inHundredths(first));
    if (continuesRun) run.push(figure);
    else runs.push([figure]);
  }
  return runs.flatMap((run): (LensSteps | number)[] => {
    const [from, second] = run;
    const to = run.at(-1);
    if (from === undefined || second === undefined || to === undefined || run.length < minimumRunLength) return run;
    return [{ from, to, step: (inHundredths(second) - inHundredths(from)) / 100 }];
  });
}
