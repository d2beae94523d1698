import { cartEndpoints, toWireDelete, toWireUpdate } from "#contract/cart/cart.ts";
import { couponEndpoints } from "#contract/cart/coupon.ts";
import { totalsEndpoints } from "#contract/cart/totals.ts";
import { call, type ClientOptions } from "./call.ts";

/** Creates the calls about the cart. */
export const createCartCalls = (options: ClientOptions) => ({
  create: () => call(options, cartEndpoints.cartCreate, {}),
  /** Moves the lines of a guest's cart into the cart of the customer who has logged in. Returns the id of that cart. */
  takeOver: (cartId: string) => call(options, cartEndpoints.cartCreate, { cartId }),
  /** Returns the id of the cart that the platform has for this customer or visitor; null without one. */
  resume: () => call(options, cartEndpoints.cartResume, {}),
  pull: (cartId: string) => call(options, cartEndpoints.cartPull, { cartId }),
  updateLine: (cartId: string, line: Parameters<typeof toWireUpdate>[0]) =>
    call(options, cartEndpoints.cartUpdate, { cartId }, toWireUpdate(line, cartId)),
  deleteLine: (cartId: string, line: Parameters<typeof toWireDelete>[0]) =>
    call(options, cartEndpoints.cartDelete, { cartId }, toWireDelete(line, cartId)),
  totals: (cartId: string) => call(options, totalsEndpoints.cartTotals, { cartId }),
  /** Sets the payment method of a cart. Returns its totals. */
  setPayment: (cartId: string, paymentCode: string) =>
    call(options, totalsEndpoints.collectTotals, { cartId }, { methods: { paymentMethod: { method: paymentCode } } }),
  applyCoupon: (cartId: string, coupon: string) => call(options, couponEndpoints.couponApply, { cartId, coupon }),
  removeCoupon: (cartId: string) => call(options, couponEndpoints.couponDelete, { cartId }),
  removeGiftCard: (cartId: string, coupon: string) => call(options, couponEndpoints.couponDelete, { cartId, coupon }),
});
