import { percentOf, zero } from "../money/arithmetic.ts";
import type { Currency, Money } from "../money/money.ts";
import { divideHalfUp } from "../money/rounding.ts";
import type { ProductKind } from "../product/product.ts";
import type { Coupon } from "./coupon.ts";
import { appliesTo } from "./couponRefusal.ts";

interface Line {
  readonly kind: ProductKind | null;
  /** Gross, for all pieces. */
  readonly rowTotal: Money;
}

/**
 * What a coupon takes off each line, in the order given. A percentage is taken of each line and rounded half up, then
 * summed (domain reference, 4.8); a fixed amount is shared by value, never more than the goods cost, and what rounding
 * leaves over is carried on to the next line.
 */
export function couponDiscounts({ off, kinds }: Coupon, lines: readonly Line[], currency: Currency): readonly Money[] {
  const applies = lines.map(({ kind }) => appliesTo({ kinds }, kind));
  if (off.kind === "percent") {
    return lines.map(({ rowTotal }, index) => (applies[index] ? percentOf(rowTotal, off.percent) : zero(currency)));
  }
  let goods = lines.reduce((sum, { rowTotal }, index) => sum + (applies[index] ? rowTotal.minor : 0), 0);
  let left = Math.min(off.amount.minor, goods);
  return lines.map(({ rowTotal }, index) => {
    if (!applies[index] || goods === 0) return zero(currency);
    const minor = divideHalfUp(left * rowTotal.minor, goods);
    goods -= rowTotal.minor;
    left -= minor;
    return { minor, currency };
  });
}
