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
