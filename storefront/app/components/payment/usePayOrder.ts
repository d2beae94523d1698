import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { rememberPayment } from "../../state/payment/startedPayment.ts";
import { goToProvider, type PaymentWish, startPayment, type StartProblem } from "../../state/payment/startPayment.ts";
import { useShop } from "../../state/useShop.ts";
import { providerName } from "./providerName.ts";

export interface PaidOrder {
  readonly orderId: string;
  readonly number: string;
  /** Null in the browser that ordered. */
  readonly hash: string | null;
}

export interface PayOrderSetting {
  readonly order: PaidOrder;
  /** Called when the state of the order's payment may have changed. */
  readonly onChanged: () => void;
  /** Called when a payment could not be started, after the shopper was told. */
  readonly onFailed?: () => void;
}

/** How far the payment is: `leaving` while the browser goes to the provider. */
type Progress = { readonly state: "idle" | "starting" } | { readonly state: "leaving"; readonly provider: string };

/** Starts payments of an order, one at a time, and goes to the provider's page. */
export function usePayOrder({ order, onChanged, onFailed = () => {} }: PayOrderSetting) {
  const { client } = useRouteContext({ from: "__root__" });
  const intl = useIntl();
  const { notices } = useShop();
  const [progress, setProgress] = useState<Progress>({ state: "idle" });

  // The back button may show the page as it was when the shopper left it.
  const restore = useEffectEvent(() => {
    setProgress({ state: "idle" });
    onChanged();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && restore();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  function fail(reason: StartProblem, provider: string): void {
    setProgress({ state: "idle" });
    const text = intl.formatMessage({ id: `payment.reason.${reason}` }, { provider: providerName(provider) });
    notices.show("error", { id: "payment.notCreated", values: { reason: text } }, null, { hasNoTimeout: true });
    onFailed();
  }

  async function pay(wish: PaymentWish): Promise<void> {
    if (progress.state !== "idle") return;
    const { provider } = wish;
    notices.clear("payment.notCreated");
    setProgress({ state: "starting" });
    const outcome = await startPayment(client, order, wish).catch(() => null);
    if (!outcome) return fail("apiFailed", provider);
    if (outcome.state === "failed") return fail(outcome.reason, provider);
    const href = outcome.state === "started" ? outcome.payment.href : null;
    if (href === null) {
      // The order is settled, or its payment needs no page: the order's new state says what comes next.
      setProgress({ state: "idle" });
      return onChanged();
    }
    setProgress({ state: "leaving", provider });
    rememberPayment(order.number);
    await goToProvider(href);
  }

  return { progress, pay };
}
