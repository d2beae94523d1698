import type { ProductKind } from "../product/product.ts";
import type { Coupon } from "./coupon.ts";

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
  /** Those of this shopper; 0 as long as nobody knows who that is. */
  readonly usesOfShopper: number;
  /** Orders of this shopper, with this coupon or without. */
  readonly ordersOfShopper: number;
}

export const appliesTo = ({ kinds }: Pick<Coupon, "kinds">, kind: ProductKind | null): boolean =>
  kinds === null || (kind !== null && kinds.includes(kind));

const isReached = (most: number | null, uses: number) => most !== null && uses >= most;

/** Why a coupon does not count; null when it does. One of another store view is not known here. */
export function couponRefusal(coupon: Coupon, use: CouponUse): CouponRefusal | null {
  const { now, storeCode, kinds } = use;
  if (coupon.storeCodes !== null && !coupon.storeCodes.includes(storeCode)) return "unknown";
  if (coupon.startsAt !== null && now < coupon.startsAt) return "not-yet";
  if (coupon.endsAt !== null && now >= coupon.endsAt) return "expired";
  if (isReached(coupon.mostUses, use.uses) || isReached(coupon.mostUsesEach, use.usesOfShopper)) return "used-up";
  if (coupon.isForFirstOrder && use.ordersOfShopper > 0) return "not-first-order";
  return kinds.some((kind) => appliesTo(coupon, kind)) ? null : "nothing-it-applies-to";
}
