import type { Money } from "#domain/money.ts";
import { useCartTotals } from "../../state/cart/useCheckedCart.ts";
import { type OrderOutcome, useCheckout } from "../../state/checkout/createCheckout.ts";
import { useShop } from "../../state/useShop.ts";
import { focusFirstProblem, formatAmount, preloadWhenIdle } from "@dioptra/ui";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import { isVirtual } from "#domain/cart/cart.ts";
import type { CheckoutStep } from "#domain/checkout/checkout.ts";
import type { NoticeMessage } from "#domain/notification.ts";

/** What happens after an order was refused, before the shopper can order again. */
export interface OrderRefusal {
  /** Id of the message that gives the reason. */
  readonly message: string;
  /**
   * `check`: compares the lines with the platform, so that they show what has changed. `renew`: also sends cart and
   * shipping to the platform again. Otherwise the step to which the shopper returns.
   */
  readonly remedy: "check" | "renew" | "shipping" | "payment";
}

const changedCart: OrderRefusal = { message: "checkout.error.cart", remedy: "renew" };
const unavailable: OrderRefusal = { message: "checkout.error.unavailable", remedy: "check" };

/** By the code of the platform's refusal. */
const orderRefusals: Readonly<Record<string, OrderRefusal>> = {
  PRICE_CHANGED: { message: "checkout.error.price", remedy: "check" },
  OUT_OF_STOCK: unavailable,
  TOO_MANY: unavailable,
  CART_CHANGED: changedCart,
  NOT_MADE: { message: "checkout.error.notMade", remedy: "check" },
  CART_UNKNOWN: changedCart,
  CART_CLOSED: changedCart,
  SHIPPING_PRICE_CHANGED: { message: "checkout.error.shippingPrice", remedy: "renew" },
  SHIPPING_NOT_OFFERED: { message: "checkout.error.shippingGone", remedy: "shipping" },
  PAYMENT_NOT_OFFERED: { message: "checkout.error.paymentGone", remedy: "payment" },
  PAYMENT_PRICE_CHANGED: { message: "checkout.error.paymentPrice", remedy: "payment" },
};

export interface ShownOrder {
  /** The price of delivery that is shown; null while there is none. */
  readonly delivery: Money | null;
  /** Places the order at the prices that are shown. */
  readonly place: () => Promise<OrderOutcome | null>;
}

/** Returns the order as it is shown, ready to be placed. */
function useShownOrder(cartId: string | null): ShownOrder {
  const { cart } = useShop();
  const checkout = useCheckout();
  const delivery = useCartTotals().find(({ code }) => code === "shipping")?.amount ?? null;
  return {
    delivery,
    place: () =>
      checkout.place({
        cartId: cartId ?? "",
        delivery,
        products: cart.store.latest().lines.map(({ sku, name, quantity, price, checksum }) => ({
          sku,
          name,
          quantity,
          price: price.current,
          checksum,
        })),
      }),
  };
}

export interface PlaceOrderSetting {
  readonly cartId: string | null;
  readonly onStep: (step: CheckoutStep) => void;
  readonly onPlaced: (orderNumber: string) => void;
}

type Refused = Extract<OrderOutcome, { state: "refused" }>;

const unknownDelivery: OrderRefusal = { message: "checkout.error.total", remedy: "renew" };

const failureMessages = {
  unanswered: "checkout.error.noAnswer",
  failed: "checkout.error.server",
  changed: "checkout.error.cart",
  "code-missing": "checkout.error.codeMissing",
} as const;

/**
 * Places the order when `press` is called. After a refusal, cart and prices are compared with the platform first, so
 * that the shopper sees what has changed before ordering again.
 */
export function usePlaceOrder({ cartId, onStep, onPlaced }: PlaceOrderSetting) {
  const intl = useIntl();
  const { cart, notices } = useShop();
  const checkout = useCheckout();
  const shown = useShownOrder(cartId);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<NoticeMessage | null>(null);

  useEffect(() => preloadWhenIdle(checkout.load), [checkout]);

  const deliveryPrice = () =>
    cart.store.getState().totals?.rows.find(({ code }) => code === "shipping")?.amount ?? null;

  /** Synchronises both carts, and updates the platform's totals with the shipping address and method. */
  async function renew() {
    await cart.sync("forced");
    const { shippingAddress, shipping } = checkout.store.getState();
    const { connection } = cart.store.getState();
    if (shippingAddress && shipping && connection.state === "connected") {
      await cart.setShipping(connection.token, shippingAddress, shipping);
    }
  }

  async function applyRemedy({ message, remedy }: OrderRefusal): Promise<NoticeMessage | null> {
    if (remedy === "shipping" || remedy === "payment") {
      notices.show("error", { id: message });
      onStep(remedy);
      return null;
    }
    const before = deliveryPrice();
    if (remedy === "renew") await renew();
    await cart.check();
    focusFirstProblem();
    const now = deliveryPrice();
    if (message !== "checkout.error.shippingPrice") return { id: message };
    // The prices can only be compared if one was shown before.
    return before && now && before.minor !== now.minor
      ? { id: message, values: { before: formatAmount(intl, before), now: formatAmount(intl, now) } }
      : { id: "checkout.error.total" };
  }

  async function afterRefusal({ code, isFormWrong }: Refused): Promise<NoticeMessage | null> {
    const refusal = orderRefusals[code ?? ""];
    if (refusal) return applyRemedy(refusal);
    return { id: isFormWrong ? "checkout.error.invalid" : "checkout.error.internalValidation" };
  }

  async function place(): Promise<NoticeMessage | null> {
    // An order is only placed at the prices that were shown.
    const isDeliveryUnknown = !shown.delivery && !isVirtual(cart.store.getState().lines);
    // Offline, the price cannot be requested. The order is stored, and the shopper confirms it before it is sent.
    if (isDeliveryUnknown && navigator.onLine !== false) return applyRemedy(unknownDelivery);
    const outcome = await shown.place();
    if (!outcome) return null;
    switch (outcome.state) {
      case "placed":
        onPlaced(outcome.number);
        return null;
      case "refused":
        return afterRefusal(outcome);
      case "too-many": {
        const time = intl.formatDate(outcome.retryAt, {
          weekday: "long",
          hour: "2-digit",
          minute: "2-digit",
          timeZone,
        });
        return { id: "checkout.error.tooMany", values: { time } };
      }
      case "offline":
        return { id: outcome.isStored ? "checkout.offline.saved" : "checkout.offline.notSaved" };
      default:
        return { id: failureMessages[outcome.state] };
    }
  }

  async function press() {
    if (!cart.proceed()) {
      focusFirstProblem();
      return;
    }
    setPending(true);
    setProblem(null);
    try {
      setProblem(await place());
    } catch {
      // Every press is answered, whatever has failed.
      setProblem({ id: "checkout.error.server" });
    } finally {
      setPending(false);
    }
  }

  return { pending, problem, press };
}
