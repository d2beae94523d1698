import type { AmountValue } from "../../primitives/formats.ts";

/**
 * How many whole percent a price lies below the lowest of the 30 days before, rounded down; null where no reduction may
 * be announced (docs/specification/law.md#law-2).
 */
export function reductionPercent(current: AmountValue, lowestOf30Days: AmountValue): number | null {
  if (current.currency !== lowestOf30Days.currency || current.minor >= lowestOf30Days.minor) return null;
  return Math.floor(((lowestOf30Days.minor - current.minor) * 100) / lowestOf30Days.minor);
}
