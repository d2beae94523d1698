import { type Currency, divideHalfUp, type Money, percentOf, sum, zero } from "./money.ts";
import type { ProductKind } from "./product/product.ts";

/** What a code takes off the goods that it applies to. */
export type CouponOff =
  | { readonly kind: "percent"; readonly percent: number }
  /** Once for the whole cart. */
  | { readonly kind: "fixed"; readonly amount: Money };

/** A code that makes a cart cheaper (docs/specification/cart.md#cart-44). One counts at a time. */
export interface Coupon {
  readonly code: string;
  readonly off: CouponOff;
  /** The goods that it applies to; null for all. */
  readonly kinds: readonly ProductKind[] | null;
  /** The store views in which it counts; null for all. */
  readonly storeCodes: readonly string[] | null;
  /** From this moment on; null from ever. */
  readonly startsAt: Date | null;
  /** Until just before this moment; null for ever. */
  readonly endsAt: Date | null;
  /** Orders that may use it, together and of one shopper; null for any number. */
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  /** First-time customers only. */
  readonly isForFirstOrder: boolean;
}

/** Codes are one however they are typed. */
export const foldCode = (typed: string): string => typed.normalize("NFKC").trim().toUpperCase();

interface Line {
  /** What the line is made of, such as a frame and its lenses: gross, for all pieces. */
  readonly parts: readonly { readonly kind: ProductKind | null; readonly total: Money }[];
}

/**
 * What a coupon takes off each line, in the order given. A percentage is taken of each line and rounded half up, then
 * summed (docs/specification/cart.md#cart-45); a fixed amount is shared by value, never more than the goods cost, and
 * what rounding leaves over is carried on to the next line.
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

/** Why a coupon does not count. */
export type CouponRefusal = "unknown" | "not-yet" | "expired" | "used-up" | "not-first-order" | "nothing-it-applies-to";

/** What a coupon is to be used for. */
export interface CouponUse {
  readonly now: Date;
  readonly storeCode: string;
  /** The kinds of the goods in the cart. */
  readonly kinds: readonly (ProductKind | null)[];
  /** Orders that have used it. */
  readonly uses: number;
  /** Uses by this shopper; 0 while the shopper is unknown. */
  readonly usesOfShopper: number;
  /** Orders of this shopper, with this coupon or without. */
  readonly ordersOfShopper: number;
}

const appliesTo = ({ kinds }: Pick<Coupon, "kinds">, kind: ProductKind | null): boolean =>
  kinds === null || (kind !== null && kinds.includes(kind));

const isReached = (most: number | null, uses: number) => most !== null && uses >= most;

/** Why a coupon does not count; null when it does. One of another store view is not known here. */
export function couponRefusal(coupon: Coupon, use: CouponUse): CouponRefusal | null {
  const { now, storeCode, kinds } = use;
  if (coupon.storeCodes !== null && !coupon.storeCodes.includes(storeCode)) return "unknown";
  if (coupon.startsAt !== null && now < coupon.startsAt) return "not-yet";
  if (coupon.endsAt !== null && now >= coupon.endsAt) return "expired";
  if (isReached(coupon.maxUses, use.uses) || isReached(coupon.maxUsesPerCustomer, use.usesOfShopper)) return "used-up";
  if (coupon.isForFirstOrder && use.ordersOfShopper > 0) return "not-first-order";
  return kinds.some((kind) => appliesTo(coupon, kind)) ? null : "nothing-it-applies-to";
}
