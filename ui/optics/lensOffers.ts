import {
  allValues,
  hasAll,
  isPossible,
  type LensBlock,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  lensParameters,
  type LensValue,
  remainingValues,
  valuesOf,
} from "./lensMatrix.ts";
import { axisDistance, nearestAxis, readAxis } from "./axis.ts";
import { readPower } from "./powers.ts";
import { plainText, typedFigure } from "./figures.ts";
import { additionBands } from "./addition.ts";

const powerKinds = { power: "contactLens", cylinder: "cylinder", addition: "addition" } as const;

/**
 * Parses a number typed for a parameter of a contact lens: a power in dioptres, an axis in degrees, or a size in mm.
 * Returns null for an empty field, for words, and for numbers that no lens has.
 */
export function readLensValue(parameter: LensParameter, typed: string): number | null {
  if (plainText(typed) === "") return null;
  if (parameter === "axis") {
    const read = readAxis(typed);
    return read.ok ? read.value : null;
  }
  if (parameter === "power" || parameter === "cylinder" || parameter === "addition") {
    const read = readPower(typed, powerKinds[parameter]);
    return read.ok ? read.value : null;
  }
  return parameter === "color" ? null : (typedFigure(plainText(typed), ["mm"])?.value ?? null);
}

/** The number of nearby values that are offered. */
const maxOffers = 2;

/**
 * Returns the values nearest to one that is not made. Offers values that can be combined with the other choices; if there
 * are none, offers any value that is made.
 */
export function nearestValues(
  matrix: LensMatrix,
  choice: LensChoice,
  parameter: LensParameter,
  typed: number,
): readonly LensValue[] {
  const distanceTo = (value: number) => (parameter === "axis" ? axisDistance(value, typed) : Math.abs(value - typed));
  const remaining = remainingValues(matrix, choice)[parameter] ?? [];
  const made = (remaining.length > 0 ? remaining : allValues(matrix, parameter)).filter(
    (each) => typeof each === "number",
  );
  const nearest = made.toSorted((a, b) => distanceTo(a) - distanceTo(b)).slice(0, maxOffers);
  // A forgotten minus is the most likely mistake, so the negative value comes first.
  const negated = parameter !== "axis" && typed > 0 && made.includes(-typed) ? [-typed] : [];
  return [...new Set([...negated, ...nearest])];
}

/**
 * Returns lenses to offer for a combination that is not made: one that changes only the value chosen last, and one that
 * keeps it and changes the others. Returns an empty list if the combination is possible.
 */
export function nearestLenses(matrix: LensMatrix, choice: LensChoice, last: LensParameter): readonly LensChoice[] {
  if (isPossible(matrix, choice)) return [];
  const value = choice[last];
  const others = { ...choice, [last]: undefined };
  const withOthers = matrix.filter((block) => hasAll(block, others));
  const withLast = matrix.filter((block) => hasAll(block, { [last]: value }));
  const offers = [withOthers, withLast].flatMap((blocks) => nearestManufacturedLens(blocks, choice) ?? []);
  return offers.filter((offer, index) => offers.findIndex((each) => isSame(each, offer)) === index);
}

const isSame = (a: LensChoice, b: LensChoice) => JSON.stringify(a) === JSON.stringify(b);

const isNumber = (value: LensValue): value is number => typeof value === "number";

/** Returns the rank of an addition band; -1 for colours, which have no order. */
const rank = (value: string) => additionBands.findIndex((band) => band === value);

/**
 * Returns the distance between two values of a parameter: in its unit for numbers, in bands for additions made in bands, 1
 * for any other difference.
 */
function distance(parameter: LensParameter, a: LensValue, b: LensValue): number {
  if (a === b) return 0;
  if (isNumber(a) && isNumber(b)) return parameter === "axis" ? axisDistance(a, b) : Math.abs(a - b);
  return isNumber(a) || isNumber(b) ? 1 : Math.abs(rank(a) - rank(b)) || 1;
}

/** Compares two equally near values: the weaker one comes first. */
const compareStrength = (a: LensValue, b: LensValue) => (isNumber(a) && isNumber(b) ? Math.abs(a) - Math.abs(b) : 0);

function nearestValue(parameter: LensParameter, made: readonly LensValue[], chosen: LensValue): LensValue | undefined {
  if (made.includes(chosen)) return chosen;
  if (parameter === "axis" && isNumber(chosen)) return nearestAxis(made.filter(isNumber), chosen) ?? undefined;
  // No number stands for a band: each family of lenses draws its limits elsewhere, so the printed word is asked for.
  if (parameter === "addition" && isNumber(chosen) && !made.some(isNumber)) return undefined;
  return made.toSorted(
    (a, b) => distance(parameter, a, chosen) - distance(parameter, b, chosen) || compareStrength(a, b),
  )[0];
}

const chosenParameters = (choice: LensChoice) => lensParameters.filter((parameter) => choice[parameter] !== undefined);

const nearestInBlock = (block: LensBlock, choice: LensChoice): LensChoice =>
  Object.fromEntries(
    chosenParameters(choice).flatMap((parameter) => {
      const value = choice[parameter];
      const nearest = value === undefined ? undefined : nearestValue(parameter, valuesOf(block, parameter), value);
      return nearest === undefined ? [] : [[parameter, nearest]];
    }),
  );

/** Returns the number of changed values, followed by the distance of each change in the order of the parameters. */
function changesBetween(choice: LensChoice, offer: LensChoice): readonly number[] {
  const distances = lensParameters.map((parameter) => {
    const [from, to] = [choice[parameter], offer[parameter]];
    return from === undefined || to === undefined ? 0 : distance(parameter, from, to);
  });
  return [distances.filter((each) => each > 0).length, ...distances];
}

/** Compares two results of `changesBetween`, entry by entry. */
const compareChanges = (a: readonly number[], b: readonly number[]) =>
  a.map((each, index) => each - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/**
 * Returns the lens nearest to a choice among those that are made: the one with the fewest changed values, then with the
 * smallest changes, compared in the order of the parameters. Parameters that are not chosen stay open. Null if the matrix
 * is empty. It is only an offer: nothing is changed automatically (docs/decisions/product.md#decision-1).
 */
export function nearestManufacturedLens(matrix: LensMatrix, choice: LensChoice): LensChoice | null {
  const offers = matrix.map((block) => nearestInBlock(block, choice));
  return offers.toSorted((a, b) => compareChanges(changesBetween(choice, a), changesBetween(choice, b)))[0] ?? null;
}
