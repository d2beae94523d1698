import { axisDistance } from "./nearestAxis.ts";
import { isPossible } from "./canBeMade.ts";
import { hasAll, type LensChoice, type LensMatrix, type LensParameter, type LensValue } from "./lensMatrix.ts";
import { nearestMade } from "./nearestMade.ts";
import { allValues, remainingValues } from "./remainingValues.ts";

/** How many values are offered beside what was typed. */
const offered = 2;

/** The values nearest to a figure that is not made, of those that go with what else is chosen. */
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
  // A minus that was left out is the likelier slip.
  const other = parameter !== "axis" && wanted > 0 && made.includes(-wanted) ? [-wanted] : [];
  return [...new Set([...other, ...nearest])];
}

/**
 * Lenses that are made where the chosen values do not go together: one that keeps all others and changes the value chosen
 * last, and one that keeps it and changes the others. Nothing where the choice can be made.
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
