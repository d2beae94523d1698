import type { Money } from "../money/money.ts";
import { divideHalfUp } from "../money/rounding.ts";

/**
 * What a litre costs at the price of so many millilitres, as it stands beside the price of what is sold by volume
 * (§ 4 and 5 PAngV: always per litre since 28 May 2022; PL act on price information, art. 4).
 */
export const pricePerLitre = ({ minor, currency }: Money, millilitres: number): Money => ({
  minor: divideHalfUp(minor * 1000, millilitres),
  currency,
});
