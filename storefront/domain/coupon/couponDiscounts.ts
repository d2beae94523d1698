import { percentOf, sum, zero } from "../money/arithmetic.ts";
import type { Currency, Money } from "../money/money.ts";
import { divideHalfUp } from "../money/rounding.ts";
import type { ProductKind } from "../product/product.ts";
import type { Coupon } from "./coupon.ts";
import { appliesTo } from "./couponRefusal.ts";

interface Line {
  /** What the line is made of, such as a frame and its lenses: gross, for all pieces. */
  readonly parts: readonly { readonly kind: ProductKind | null; readonly total: Money }[];
}

/**
 * What a coupon takes off each line, in the order given. A percentage is taken of each line and rounded half up, then
 * summed (domain reference, 4.8); a fixed amount is shared by value, never more than the goods cost, and what rounding
 * leaves over is carried on to the next line.
 */
export function couponDiscounts({ off, kinds }: Coupon, lines: readonly Line[], currency: Currency): readonly Money[] {
  const own = lines.map(({ parts }) =>
    sum(
      parts.filter(({ kind }) => appliesTo({ kinds }, kind)).map(({ total }) => total),
      currency,
    ),
  );
  if (off.kind === "percent") return own.map((total) => percentOf(total, off.percent));
  let goods = sum(own, currency).minor;
  let left = Math.min(off.amount.minor, goods);
  return own.map((total) => {
    if (total.minor === 0) return zero(currency);
    const minor = divideHalfUp(left * total.minor, goods);
    goods -= total.minor;
    left -= minor;
    return { minor, currency };
  });
}
