import type { RefusalCode } from "#contract/wire/refusal.ts";
import type { CouponRefusal } from "#domain/coupon.ts";
import { refused } from "../kernel/http/refused.ts";

const codes: Readonly<Record<CouponRefusal, RefusalCode>> = {
  unknown: "COUPON_UNKNOWN",
  "not-yet": "COUPON_NOT_YET",
  expired: "COUPON_EXPIRED",
  "used-up": "COUPON_USED_UP",
  "not-first-order": "COUPON_FOR_FIRST_ORDER",
  "nothing-it-applies-to": "COUPON_APPLIES_TO_NOTHING",
};

/** There is one sentence for all of them (docs/specification/cart.md#cart-46); the code says which it is. */
export const couponRefused = (refusal: CouponRefusal) =>
  refused(codes[refusal], "You've entered an incorrect coupon code. Please try again.");
