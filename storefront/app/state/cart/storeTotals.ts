import type { CartTotals } from "#domain/cart/cart.ts";
import { totalsKeyOf, withTotals } from "#domain/cart/totals.ts";
import type { CartState, CartStore } from "./cartStore.ts";

/** Returns the code of a coupon that has ended: the cart had it and the platform names it no more. */
const endedCouponOf = ({ totals, endedCoupon }: CartState, { couponCode }: CartTotals): string | null =>
  couponCode === null ? (totals?.couponCode ?? endedCoupon) : null;

/** Stores totals that the platform has sent, with each line's part of them. */
export const storeTotals = (store: CartStore, totals: CartTotals): void =>
  store.setState((state) => {
    const lines = withTotals(state.lines, totals);
    return { lines, totals, totalsKey: totalsKeyOf(lines, totals), endedCoupon: endedCouponOf(state, totals) };
  });

/** Forgets the coupon, after the shopper has removed it. */
export const forgetCoupon = (store: CartStore): void =>
  store.setState(({ totals }) => ({ totals: totals && { ...totals, couponCode: null }, endedCoupon: null }));
