import type { Money } from "#domain/money.ts";
import { useCartTotals } from "../../state/cart/useCheckedCart.ts";
import { type OrderOutcome, useCheckout } from "../../state/checkout/createCheckout.ts";
import { useShop } from "../../state/useShop.ts";
import { focusFirstProblem, formatAmount, loadAhead } from "@dioptra/ui";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import { isVirtual } from "#domain/cart/cart.ts";
import type { CheckoutStep } from "#domain/checkout/checkout.ts";
import type { NoticeMessage } from "#domain/notification.ts";

/** What is done about an order that was refused, before the shopper is asked again. */
export interface OrderRefusal {
  /** Id of the message that says why. */
  readonly message: string;
  /**
   * `check`: the lines show what has changed. `renew`: the platform is told the cart anew, and where it goes. Otherwise
   * the step that has to be answered again.
   */
  readonly remedy: "check" | "renew" | "shipping" | "payment";
}

const changedCart: OrderRefusal = { message: "checkout.error.cart", remedy: "renew" };
const unavailable: OrderRefusal = { message: "checkout.error.unavailable", remedy: "check" };

/** By the platform's code. */
const orderRefusals: Readonly<Record<string, OrderRefusal>> = {
  PRICE_CHANGED: { message: "checkout.error.price", remedy: "check" },
  OUT_OF_STOCK: unavailable,
  TOO_MANY: unavailable,
  CART_CHANGED: changedCart,
  CART_UNKNOWN: changedCart,
  CART_CLOSED: changedCart,
  SHIPPING_PRICE_CHANGED: { message: "checkout.error.shippingPrice", remedy: "renew" },
  SHIPPING_NOT_OFFERED: { message: "checkout.error.shippingGone", remedy: "shipping" },
  PAYMENT_NOT_OFFERED: { message: "checkout.error.paymentGone", remedy: "payment" },
  PAYMENT_PRICE_CHANGED: { message: "checkout.error.paymentPrice", remedy: "payment" },
};

export interface ShownOrder {
  /** Null as long as no price of delivery is shown. */
  readonly delivery: Money | null;
  readonly place: () => Promise<OrderOutcome | null>;
}

/** The order as it stands now, and as it is shown, ready to be placed. */
function useOrderDraft(cartId: string | null): ShownOrder {
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

const remembered = {
  unanswered: "checkout.error.noAnswer",
  failed: "checkout.error.server",
  changed: "checkout.error.cart",
  "code-missing": "checkout.error.codeMissing",
} as const;

/** Places the order. What was refused is looked into, and shown, before the shopper is asked to order once more. */
export function usePlaceOrder({ cartId, onStep, onPlaced }: PlaceOrderSetting) {
  const intl = useIntl();
  const { cart, notices } = useShop();
  const checkout = useCheckout();
  const shown = useOrderDraft(cartId);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<NoticeMessage | null>(null);

  useEffect(() => loadAhead(checkout.load), [checkout]);

  const delivery = () => cart.store.getState().totals?.rows.find(({ code }) => code === "shipping")?.amount ?? null;

  /** Both carts become the same again, and the platform's totals those of where the order goes. */
  async function renew() {
    await cart.sync("forced");
    const { shippingAddress, shipping } = checkout.store.getState();
    const { connection } = cart.store.getState();
    if (shippingAddress && shipping && connection.state === "connected") {
      await cart.shipTo(connection.token, shippingAddress, shipping);
    }
  }

  async function carryOut({ message, remedy }: OrderRefusal): Promise<NoticeMessage | null> {
    if (remedy === "shipping" || remedy === "payment") {
      notices.show("error", { id: message });
      onStep(remedy);
      return null;
    }
    const before = delivery();
    if (remedy === "renew") await renew();
    await cart.check();
    focusFirstProblem();
    const now = delivery();
    if (message !== "checkout.error.shippingPrice") return { id: message };
    // Who saw no price of delivery sees one now.
    return before && now && before.minor !== now.minor
      ? { id: message, values: { before: formatAmount(intl, before), now: formatAmount(intl, now) } }
      : { id: "checkout.error.total" };
  }

  async function afterRefusal({ code, isFormWrong }: Refused): Promise<NoticeMessage | null> {
    const refusal = orderRefusals[code ?? ""];
    if (refusal) return carryOut(refusal);
    return { id: isFormWrong ? "checkout.error.invalid" : "checkout.error.internalValidation" };
  }

  async function place(): Promise<NoticeMessage | null> {
    // An order is only placed at the prices that were shown.
    const isDeliveryUnknown = !shown.delivery && !isVirtual(cart.store.getState().lines);
    // Without a connection it cannot be asked for: the order is stored, and shown once more before it is sent.
    if (isDeliveryUnknown && navigator.onLine !== false) return carryOut(unknownDelivery);
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
        return { id: outcome.isKept ? "checkout.offline.saved" : "checkout.offline.notSaved" };
      default:
        return { id: remembered[outcome.state] };
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
      // Whatever failed, the button is never left without an answer.
      setProblem({ id: "checkout.error.server" });
    } finally {
      setPending(false);
    }
  }

  return { pending, problem, press };
}
