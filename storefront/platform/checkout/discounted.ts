import { type Coupon, couponDiscounts } from "#domain/coupon.ts";
import { type Currency, type Money, multiply, zero } from "#domain/money.ts";
import type { LinePart } from "../cart/linePrice.ts";
import type { PricedLine } from "./totals.ts";

/** A line before anything is taken off it. */
export interface FullPricedLine extends Omit<PricedLine, "discount"> {
  /** For one piece. */
  readonly parts: readonly LinePart[];
}

/** The lines with what a coupon takes off each. */
export function discounted<Line extends FullPricedLine>(
  lines: readonly Line[],
  coupon: Coupon | null,
  currency: Currency,
): readonly (Line & { readonly discount: Money })[] {
  const totals = lines.map(({ parts, quantity }) => ({
    parts: parts.map(({ kind, price }) => ({ kind, total: multiply(price, quantity) })),
  }));
  const discounts = coupon ? couponDiscounts(coupon, totals, currency) : [];
  return lines.map((line, index) => ({ ...line, discount: discounts[index] ?? zero(currency) }));
}
