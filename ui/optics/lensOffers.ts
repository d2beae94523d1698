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
import { additionBand, additionBands } from "./addition.ts";

const powerKinds = { power: "contactLens", cylinder: "cylinder", addition: "addition" } as const;

/**
 * Reads a figure typed for a parameter of a contact lens; returns null for an empty field, words, and impossible
 * figures.
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

/** How many nearby values are offered. */
const offered = 2;

/** Returns the values nearest to a figure that is not made, if possible among those that go with the other choices. */
export function nearestValues(
  matrix: LensMatrix,
  choice: LensChoice,
  parameter: LensParameter,
  wanted: number,
): readonly LensValue[] {
  const apart = (value: number) => (parameter === "axis" ? axisDistance(value, wanted) : Math.abs(value - wanted));
  const remaining = remainingValues(matrix, choice)[parameter] ?? [];
  const made = (remaining.length > 0 ? remaining : allValues(matrix, parameter)).filter(
    (each) => typeof each === "number",
  );
  const nearest = made.toSorted((a, b) => apart(a) - apart(b)).slice(0, offered);
  // A forgotten minus is the most likely mistake, so that value comes first.
  const other = parameter !== "axis" && wanted > 0 && made.includes(-wanted) ? [-wanted] : [];
  return [...new Set([...other, ...nearest])];
}

/**
 * Returns lenses that are made, for chosen values that do not go together: one that changes only the value chosen last,
 * and one that keeps it and changes the others. Returns nothing if the choice is possible.
 */
export function nearestLenses(matrix: LensMatrix, choice: LensChoice, last: LensParameter): readonly LensChoice[] {
  if (isPossible(matrix, choice)) return [];
  const value = choice[last];
  const others = { ...choice, [last]: undefined };
  const withOthers = matrix.filter((block) => hasAll(block, others));
  const withLast = matrix.filter((block) => hasAll(block, { [last]: value }));
  const offers = [withOthers, withLast].flatMap((blocks) => nearestMade(blocks, choice) ?? []);
  return offers.filter((offer, index) => offers.findIndex((each) => isSame(each, offer)) === index);
}

const isSame = (a: LensChoice, b: LensChoice) => JSON.stringify(a) === JSON.stringify(b);

const isNumber = (value: LensValue): value is number => typeof value === "number";

/** Returns the rank of an addition's band; -1 for colours, which have no order. */
const rank = (value: string) => additionBands.findIndex((band) => band === value);

/** Returns how far two values of a parameter lie apart. */
function distance(parameter: LensParameter, a: LensValue, b: LensValue): number {
  if (a === b) return 0;
  if (isNumber(a) && isNumber(b)) return parameter === "axis" ? axisDistance(a, b) : Math.abs(a - b);
  return isNumber(a) || isNumber(b) ? 1 : Math.abs(rank(a) - rank(b)) || 1;
}

/** Of two values that are equally near, the weaker one comes first. */
const weaker = (a: LensValue, b: LensValue) => (isNumber(a) && isNumber(b) ? Math.abs(a) - Math.abs(b) : 0);

function nearestValue(parameter: LensParameter, made: readonly LensValue[], wanted: LensValue): LensValue | undefined {
  if (made.includes(wanted)) return wanted;
  if (parameter === "axis" && isNumber(wanted)) return nearestAxis(made.filter(isNumber), wanted) ?? undefined;
  // If additions are made in bands, a figure stands for its band.
  const meant = parameter === "addition" && isNumber(wanted) && !made.some(isNumber) ? additionBand(wanted) : wanted;
  return made.toSorted((a, b) => distance(parameter, a, meant) - distance(parameter, b, meant) || weaker(a, b))[0];
}

const chosen = (choice: LensChoice) => lensParameters.filter((parameter) => choice[parameter] !== undefined);

const nearestIn = (block: LensBlock, wanted: LensChoice): LensChoice =>
  Object.fromEntries(
    chosen(wanted).flatMap((parameter) => {
      const value = wanted[parameter];
      const nearest = value === undefined ? undefined : nearestValue(parameter, valuesOf(block, parameter), value);
      return nearest === undefined ? [] : [[parameter, nearest]];
    }),
  );

/** Returns how many values differ, followed by how far each of them moved, the power first. */
function changes(wanted: LensChoice, offered: LensChoice): readonly number[] {
  const moved = lensParameters.map((parameter) => {
    const [from, to] = [wanted[parameter], offered[parameter]];
    return from === undefined || to === undefined ? 0 : distance(parameter, from, to);
  });
  return [moved.filter((each) => each > 0).length, ...moved];
}

const byChanges = (a: readonly number[], b: readonly number[]) =>
  a.map((each, index) => each - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/**
 * Returns the lens that is made and differs in the fewest values, and among these by the least, the power first.
 * Parameters that are not chosen yet stay open. It is only an offer to discuss with a fitter: nothing is changed
 * automatically (docs/decisions/product.md#decision-1).
 */
export function nearestMade(matrix: LensMatrix, wanted: LensChoice): LensChoice | null {
  const offers = matrix.map((block) => nearestIn(block, wanted));
  return offers.toSorted((a, b) => byChanges(changes(wanted, a), changes(wanted, b)))[0] ?? null;
}
