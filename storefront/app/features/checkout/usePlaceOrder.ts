import { type OrderOutcome, useCheckout, useDraft } from "../../state/checkout/createCheckout.ts";
import { blikCodeOf } from "../../state/payment/blikCode.ts";
import { handOffPayment } from "../../state/payment/paymentHandoff.ts";
import { useIsAway } from "../../state/useIsOnline.ts";
import { useShop } from "../../state/useShop.ts";
import { focusFirstProblem, formatAmount, preloadWhenIdle } from "@dioptra/ui";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { checkout as setting } from "#configuration/checkout.ts";
import { payment } from "#configuration/payment.ts";
import { timeZone } from "#configuration/store.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import type { CheckoutStep } from "#domain/checkout/checkout.ts";
import type { ShippingProblem } from "../../state/cart/cartActions.ts";
import type { NoticeMessage } from "#domain/notification.ts";
import { type OrderRefusal, orderRefusals } from "./orderRefusals.ts";
import { type ShownOrder, useChoicesSent, useShownOrder } from "./useShownOrder.ts";
import { useOfflineOrder } from "./useOfflineOrder.ts";
import { useOffersReminder, useRequiredConsents } from "./useRequiredConsents.ts";

const orderedLine = ({ sku, name, quantity, price, checksum }: CartLine) => ({
  sku,
  name,
  quantity,
  price: price.current,
  checksum,
});

export interface PlaceOrderSetting {
  readonly cartId: string | null;
  readonly onStep: (step: CheckoutStep) => void;
  readonly onPlaced: (orderNumber: string) => void;
}

type Refused = Extract<OrderOutcome, { state: "refused" }>;

const openTotal: OrderRefusal = { message: "checkout.error.total", remedy: "renew" };

const failureMessages = {
  unanswered: "checkout.error.noAnswer",
  failed: "checkout.error.server",
  changed: "checkout.error.cart",
  "code-missing": "checkout.error.codeMissing",
} as const;

/** What is said about a delivery that the platform does not accept any more. */
const goneMessages = {
  "not-offered": "checkout.error.shippingGone",
  "point-gone": "checkout.error.pointGone",
} as const satisfies Record<Exclude<ShippingProblem, "unavailable">, string>;

/** Prefix of the problems that there are only while the platform cannot be reached. */
const offlineProblems = "checkout.offline.";

/** What is said offline at the button of an order that waits already, by what is said of one that does not. */
const savedMessages = {
  "checkout.offline.willWait": "checkout.offline.saved",
  "checkout.offline.notSaved": "checkout.offline.notSaved",
} as const;

/** Returns what is to be said about an order that waits in this browser: that it is not placed, and at which total it was. */
function useWaitingMessage({ sum }: ShownOrder): NoticeMessage | null {
  const intl = useIntl();
  const waiting = useDraft(({ waitingOrder }) => waitingOrder);
  if (!waiting) return null;
  const { total } = waiting;
  if (!total || !sum || total.minor === sum.total.minor) return { id: "checkout.waiting" };
  const values = { before: formatAmount(intl, total), now: formatAmount(intl, sum.total) };
  return { id: "checkout.waitingTotal", values };
}

/**
 * Places the order when `press` is called. After a refusal, cart and prices are compared with the platform first, so
 * that the shopper sees what has changed before ordering again.
 */
export function usePlaceOrder({ cartId, onStep, onPlaced }: PlaceOrderSetting) {
  const intl = useIntl();
  const shop = useShop();
  const { cart, notices } = shop;
  const blik = blikCodeOf(shop);
  const checkout = useCheckout();
  const shown = useShownOrder();
  const required = useRequiredConsents();
  const offersReminder = useOffersReminder();
  const waiting = useWaitingMessage(shown);
  const isAway = useIsAway();
  const offlineOrder = useOfflineOrder();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<NoticeMessage | null>(null);

  useEffect(() => preloadWhenIdle(checkout.load), [checkout]);
  useChoicesSent(cartId, shown.sum);

  const deliveryPrice = () =>
    cart.store.getState().totals?.rows.find(({ code }) => code === "shipping")?.amount ?? null;

  /** Synchronises both carts, and updates the platform's totals with the shipping address and both methods. */
  async function renew() {
    await cart.sync("forced");
    return checkout.sendChoices();
  }

  async function applyRemedy({ message, remedy }: OrderRefusal): Promise<NoticeMessage | null> {
    if (remedy === "shipping" || remedy === "payment") {
      notices.show("error", { id: message });
      onStep(remedy);
      return null;
    }
    const before = deliveryPrice();
    const refused = remedy === "renew" ? await renew() : null;
    if (refused && refused !== "unavailable") {
      notices.show("error", { id: goneMessages[refused] });
      onStep("shipping");
      return null;
    }
    const kept = remedy === "coupon" && cartId !== null ? await (await cart.load()).removeCoupon(cartId) : null;
    await cart.check();
    if (refused === "unavailable" || kept) return { id: "checkout.error.server" };
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
    const { lines, sum } = shown;
    const { paymentProvider, paymentCode, paymentIssuer, consents: ticked = [] } = checkout.store.getState();
    const blikCode = blik.store.getState().code;
    // Another tab has changed the cart, and this page has not shown the change yet.
    if (cart.store.getState().lines !== lines) return { id: "checkout.error.cart" };
    // An order is only placed at the total that was shown. Offline it cannot be calculated.
    if (!sum) return isAway ? { id: "checkout.offline.noTotal" } : applyRemedy(openTotal);
    const wanted = offersReminder && ticked.includes("reminder") ? (["reminder"] as const) : [];
    const consents = [...required, ...wanted].map((id) => ({ id, version: setting.consentsVersion }));
    const products = lines.map(orderedLine);
    const outcome = await checkout.place({ cartId: cartId ?? "", products, consents, ...sum });
    if (!outcome) return null;
    switch (outcome.state) {
      case "placed":
        if (paymentProvider !== null && paymentCode !== null) {
          const wish = { provider: paymentProvider, method: paymentCode, issuer: paymentIssuer };
          handOffPayment(shop, { orderNumber: outcome.number, wish, blikCode });
        }
        onPlaced(outcome.number);
        return null;
      case "login-expired":
        // The login, which opens, says so.
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
    const isBlik = checkout.store.getState().paymentCode === payment.blik.methodCode;
    if (!cart.proceed()) {
      focusFirstProblem();
      return;
    }
    if (!checkout.requireConsents(required)) return;
    if (isBlik && blik.require() === null) return;
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

  // What is true only offline ends with it; then an order that waits is asked about.
  const standing = offlineOrder ? { id: waiting ? savedMessages[offlineOrder] : offlineOrder } : waiting;
  const isOver = !isAway && problem?.id.startsWith(offlineProblems);
  return { pending, problem: problem && !isOver ? problem : standing, press };
}
