import { tidyLine } from "@dioptra/ui/rules";
import { type Currency, divideHalfUp, type Money, percentOf, sum, zero } from "./money.ts";
import type { ProductKind } from "./product/product.ts";

/** The discount of a coupon on the goods that it applies to. */
export type CouponDiscount =
  | { readonly kind: "percent"; readonly percent: number }
  /** An amount that is taken off once for the whole cart. */
  | { readonly kind: "fixed"; readonly amount: Money }
  /**
   * One piece for free if it is of the kind `free`, or a percentage of one piece of the other kinds, whichever takes off
   * more (docs/specification/subscriptions.md#subscription-9).
   */
  | { readonly kind: "gift"; readonly free: ProductKind; readonly percent: number };

/** A discount code (docs/specification/cart.md#cart-44). A cart has at most one. */
export interface Coupon {
  readonly code: string;
  readonly off: CouponDiscount;
  /** Kinds of products that it applies to; null for all. */
  readonly kinds: readonly ProductKind[] | null;
  /** Store views in which it is valid; null for all. */
  readonly storeCodes: readonly string[] | null;
  /** First moment of its validity; null for no start. */
  readonly startsAt: Date | null;
  /** End of its validity, exclusive; null for no end. */
  readonly endsAt: Date | null;
  /** Maximum number of orders that use it; null for any number. */
  readonly maxUses: number | null;
  /** Maximum number of orders of one customer that use it; null for any number. */
  readonly maxUsesPerCustomer: number | null;
  /** First-time customers only. */
  readonly isForFirstOrder: boolean;
}

/**
 * Returns a typed code in its normal form: in capitals, without surrounding spaces, invisible characters and hyphens of
 * word processors, which codes copied from mails and papers have.
 */
export const normalizeCouponCode = (typed: string): string => tidyLine(typed.normalize("NFKC")).toUpperCase();

interface Line {
  readonly quantity: number;
  /** The parts of the line, such as a frame and its lenses. Totals are gross, for all pieces. */
  readonly parts: readonly { readonly kind: ProductKind | null; readonly total: Money }[];
}

/** Returns what a gift takes off one piece of a line, in minor units. */
const giftOf = (
  { free, percent }: Extract<CouponDiscount, { kind: "gift" }>,
  kinds: Coupon["kinds"],
  { quantity, parts }: Line,
): number =>
  parts
    .filter(({ kind }) => appliesTo({ kinds }, kind))
    .map(({ kind, total }) => percentOf({ ...total, minor: total.minor / quantity }, kind === free ? 100 : percent))
    .reduce((taken, { minor }) => taken + minor, 0);

/**
 * Returns the discount of each line, in the order of the lines. A percentage is taken of each line and rounded half up,
 * then summed (docs/specification/cart.md#cart-45). A fixed amount is limited to the price of the goods and shared in
 * proportion; the remainder of rounding is carried over to the next line. A gift is one piece of one line.
 */
export function couponDiscounts({ off, kinds }: Coupon, lines: readonly Line[], currency: Currency): readonly Money[] {
  if (off.kind === "gift") {
    const gifts = lines.map((line) => giftOf(off, kinds, line));
    const best = gifts.indexOf(Math.max(...gifts));
    return gifts.map((minor, index) => (index === best ? { minor, currency } : zero(currency)));
  }
  const discounted = lines.map(({ parts }) =>
    sum(
      parts.filter(({ kind }) => appliesTo({ kinds }, kind)).map(({ total }) => total),
      currency,
    ),
  );
  if (off.kind === "percent") return discounted.map((total) => percentOf(total, off.percent));
  let goods = sum(discounted, currency).minor;
  let left = Math.min(off.amount.minor, goods);
  return discounted.map((total) => {
    if (total.minor === 0) return zero(currency);
    const minor = divideHalfUp(left * total.minor, goods);
    goods -= total.minor;
    left -= minor;
    return { minor, currency };
  });
}

/** Why a coupon is refused. */
export type CouponRefusal = "unknown" | "not-yet" | "expired" | "used-up" | "not-first-order" | "nothing-it-applies-to";

/** The facts about an attempt to use a coupon. */
export interface CouponUse {
  readonly now: Date;
  readonly storeCode: string;
  /** Kinds of the products in the cart. */
  readonly kinds: readonly (ProductKind | null)[];
  /** Number of orders that have used it. */
  readonly uses: number;
  /** Number of orders of this shopper that have used it; 0 while the shopper is unknown. */
  readonly usesOfShopper: number;
  /** Number of all orders of this shopper. */
  readonly ordersOfShopper: number;
}

/** No coupon makes a gift card cheaper, because it would be worth more than it costs. */
const appliesTo = ({ kinds }: Pick<Coupon, "kinds">, kind: ProductKind | null): boolean =>
  kind !== "gift-cards" && (kinds === null || (kind !== null && kinds.includes(kind)));

const isReached = (maximum: number | null, uses: number) => maximum !== null && uses >= maximum;

/** Returns why a coupon is refused; null when it is accepted. A coupon of another store view counts as unknown. */
export function couponRefusal(coupon: Coupon, use: CouponUse): CouponRefusal | null {
  const { now, storeCode, kinds } = use;
  if (coupon.storeCodes !== null && !coupon.storeCodes.includes(storeCode)) return "unknown";
  if (coupon.startsAt !== null && now < coupon.startsAt) return "not-yet";
  if (coupon.endsAt !== null && now >= coupon.endsAt) return "expired";
  if (isReached(coupon.maxUses, use.uses) || isReached(coupon.maxUsesPerCustomer, use.usesOfShopper)) return "used-up";
  if (coupon.isForFirstOrder && use.ordersOfShopper > 0) return "not-first-order";
  return kinds.some((kind) => appliesTo(coupon, kind)) ? null : "nothing-it-applies-to";
}
