/** Divides whole numbers exactly and rounds half up, away from zero: what holds for a price holds for its refund. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const quotient = Math.trunc(numerator / denominator);
  const remainder = numerator - quotient * denominator;
  const isHalfOrMore = Math.abs(remainder) * 2 >= Math.abs(denominator);
  // Adding 0 turns the -0 of a small negative amount into 0.
  return (isHalfOrMore ? quotient + Math.sign(numerator) * Math.sign(denominator) : quotient) + 0;
}

/** Percentages are exact to four digits: this many parts of one percent. */
export const partsOfPercent = 10_000;
