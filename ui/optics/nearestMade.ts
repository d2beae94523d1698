import { additionBand, additionBands } from "./additionBand.ts";
import {
  type LensBlock,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  lensParameters,
  type LensValue,
  valuesOf,
} from "./lensMatrix.ts";
import { axisDistance, nearestAxis } from "./nearestAxis.ts";

const isNumber = (value: LensValue): value is number => typeof value === "number";

/** Where a word stands among its like; colours have no order. */
const rank = (value: string) => additionBands.findIndex((band) => band === value);

/** How far two values of a parameter lie apart. */
function distance(parameter: LensParameter, a: LensValue, b: LensValue): number {
  if (a === b) return 0;
  if (isNumber(a) && isNumber(b)) return parameter === "axis" ? axisDistance(a, b) : Math.abs(a - b);
  return isNumber(a) || isNumber(b) ? 1 : Math.abs(rank(a) - rank(b)) || 1;
}

/** Between two that are equally near the weaker one. */
const weaker = (a: LensValue, b: LensValue) => (isNumber(a) && isNumber(b) ? Math.abs(a) - Math.abs(b) : 0);

function nearestValue(parameter: LensParameter, made: readonly LensValue[], wanted: LensValue): LensValue | undefined {
  if (made.includes(wanted)) return wanted;
  if (parameter === "axis" && isNumber(wanted)) return nearestAxis(made.filter(isNumber), wanted) ?? undefined;
  // Where additions are made by bands, a figure means its band.
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

/** How many values are others, and how far each has moved: the power first. */
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
 * The lens that is made and differs in the fewest values, and among these in the least, the power first; what is not
 * chosen yet stays open. It is an offer to ask a fitter about: nothing is changed for anybody
 * (docs/decisions/product.md#decision-1).
 */
export function nearestMade(matrix: LensMatrix, wanted: LensChoice): LensChoice | null {
  const offers = matrix.map((block) => nearestIn(block, wanted));
  return offers.toSorted((a, b) => byChanges(changes(wanted, a), changes(wanted, b)))[0] ?? null;
}
