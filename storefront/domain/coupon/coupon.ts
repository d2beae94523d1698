import type { Money } from "../money/money.ts";
import type { ProductKind } from "../product/product.ts";

/** What a code takes off the goods that it applies to. */
export type CouponOff =
  | { readonly kind: "percent"; readonly percent: number }
  /** Once for the whole cart. */
  | { readonly kind: "fixed"; readonly amount: Money };

/** A code that makes a cart cheaper (specification, section 9, Business rules). One counts at a time. */
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
  readonly mostUses: number | null;
  readonly mostUsesEach: number | null;
  /** Only for who has never ordered. */
  readonly isForFirstOrder: boolean;
}

/** Codes are one however they are typed. */
export const foldCode = (typed: string): string => typed.normalize("NFKC").trim().toUpperCase();
