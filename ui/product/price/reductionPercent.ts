import type { AmountValue } from "../../primitives/formats.ts";

/**
 * Returns the reduction from the lowest price of the 30 days before, in whole per cent, rounded down; null if no
 * reduction may be announced (docs/specification/law.md#law-2).
 */
export function reductionPercent(current: AmountValue, lowestOf30Days: AmountValue): number | null {
  if (current.currency !== lowestOf30Days.currency || current.minor >= lowestOf30Days.minor) return null;
  return Math.floor(((lowestOf30Days.minor - current.minor) * 100) / lowestOf30Days.minor);
}
