import { compare } from "../money/arithmetic.ts";
import type { Money } from "../money/money.ts";

/** A price for a time; each side of the window may be open. */
export interface SpecialPrice {
  readonly amount: Money;
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface PriceList {
  readonly original: Money;
  /** Lower when a rule of the platform's reduces the product. */
  readonly final: Money | null;
  readonly special: SpecialPrice | null;
}

/** What is asked now: the lowest of the original, the final and, in its time, the special price. */
export function currentPrice({ original, final, special }: PriceList, at: Date): Money {
  const offered = special && isOpen(special, at) ? [special.amount] : [];
  return lowest(original, [...(final ? [final] : []), ...offered]);
}

/** A product with variants costs what its cheapest one costs, unless it is cheaper itself; 0 is no price of its own. */
export function configurablePrice(own: Money, variants: readonly Money[]): Money {
  const [first, ...others] = variants;
  if (!first) return own;
  return lowest(own.minor === 0 ? first : own, own.minor === 0 ? others : variants);
}

/** Strictly between its ends, which are moments (specification, section 4, Prices). */
const isOpen = ({ from, to }: SpecialPrice, at: Date) => (!from || from < at) && (!to || at < to);

const lowest = (first: Money, others: readonly Money[]) =>
  others.reduce((low, amount) => (compare(amount, low) < 0 ? amount : low), first);
