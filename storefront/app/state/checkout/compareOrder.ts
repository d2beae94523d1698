import { isVirtual } from "#domain/cart/cart.ts";
import { canOrder, cartProblems } from "#domain/cart/problems.ts";
import { shownRows } from "#domain/cart/totals.ts";
import type { Money } from "#domain/money.ts";
import { agreedSum } from "#domain/order/agreedSum.ts";
import type { OrderDraft } from "#domain/order/orderRequest.ts";
import { type Comparison, compareWaitingOrder, notFilledIn, type OrderAnswers } from "#domain/order/waitingOrder.ts";
import type { StoreView } from "#domain/store.ts";
import type { ShippingProblem } from "../cart/cartActions.ts";
import type { Cart } from "../cart/createCart.ts";
import type { CheckoutState, CheckoutStore } from "../checkoutStore.ts";

const notDelivered = { carrierCode: "none", methodCode: "none" };

/** Returns the answers as they are ordered. A virtual cart has no delivery; its address is that of the invoice. */
export const orderedAnswers = (state: CheckoutState, isCartVirtual: boolean): OrderAnswers =>
  isCartVirtual
    ? {
        ...answersOf(state),
        shippingAddress: state.billingAddress ?? notFilledIn.shippingAddress,
        billingAddress: null,
        shipping: notDelivered,
      }
    : answersOf(state);

const answersOf = (state: CheckoutState): OrderAnswers => ({
  customer: state.personal ?? notFilledIn.customer,
  shippingAddress: state.shippingAddress ?? notFilledIn.shippingAddress,
  billingAddress: state.billingAddress,
  company: state.company ?? null,
  shipping: state.shipping,
  paymentCode: state.paymentCode,
});

export interface ComparisonSetting {
  readonly cart: Cart;
  readonly store: CheckoutStore;
  readonly view: StoreView;
}

/** Creates what brings the draft to the platform and compares a stored order with both. */
export function createOrderComparison({ cart, store, view }: ComparisonSetting) {
  /**
   * Tells the platform the chosen delivery and payment, so that its totals include them. Returns why the delivery was not
   * accepted; null if it was, or if none is chosen.
   */
  async function sendChoices(): Promise<ShippingProblem | null> {
    const { shippingAddress, shipping, paymentCode, paymentCost } = store.latest();
    const { connection } = cart.store.latest();
    if (connection.state !== "connected") return "unavailable";
    const { token } = connection;
    const problem = shippingAddress && shipping ? await cart.setShipping(token, shippingAddress, shipping) : null;
    if (paymentCode !== null && paymentCost?.minor) await cart.setPayment(token, paymentCode);
    return problem;
  }

  /** Returns the total of the cart with the choices of the draft; null while it is open. */
  function currentTotal(): Money | null {
    const state = cart.store.latest();
    const { paymentCost } = store.latest();
    const choice = { isVirtual: isVirtual(state.lines), paymentCost };
    return agreedSum(shownRows(state.lines, state, view.currency), choice, view.currency)?.total ?? null;
  }

  /** Compares a stored order with the current cart and draft, after prices and stock were checked with the platform. */
  async function compare(order: OrderDraft): Promise<Comparison> {
    await cart.sync("changed");
    await cart.check();
    await cart.refreshTotals();
    // The delivery may have been chosen offline.
    if (currentTotal() === null) await sendChoices();
    const { lines, findings } = cart.store.latest();
    const now = { lines, answers: orderedAnswers(store.latest(), isVirtual(lines)), total: currentTotal() };
    const comparison = compareWaitingOrder(order, now);
    return comparison === "unchanged" && !canOrder(cartProblems(lines, findings)) ? "changed" : comparison;
  }

  return { sendChoices, compare };
}
