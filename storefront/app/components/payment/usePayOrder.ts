import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { BlikRefusal } from "@dioptra/ui/rules";
import { payment as setting } from "#configuration/payment.ts";
import { blikWaitOf, type BlikWait, rememberBlikWait } from "../../state/payment/blikWait.ts";
import { type BlikPayment, sendBlikCode, waitForBlik } from "../../state/payment/payWithBlik.ts";
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

/** How far the payment is. */
export type PayProgress =
  | { readonly state: "idle" | "starting" }
  /** The browser goes to the provider's page. */
  | { readonly state: "leaving"; readonly provider: string }
  /**
   * The shopper confirms the payment in the bank's app; the code is valid until `deadline`, in milliseconds. It is null after
   * a reload.
   */
  | { readonly state: "confirming"; readonly code: string | null; readonly deadline: number }
  /** The bank refused the code. */
  | { readonly state: "refused"; readonly code: string | null; readonly reason: BlikRefusal | "too-many" };

/** Returns when a code that is sent now ends, in milliseconds since the epoch. */
const codeDeadline = (): number => Date.now() + setting.blik.codeLifetime;

/** Starts payments of an order, one at a time: goes to the provider's page, or sends a BLIK code and waits for the bank. */
export function usePayOrder({ order, onChanged, onFailed = () => {} }: PayOrderSetting) {
  const { client } = useRouteContext({ from: "__root__" });
  const intl = useIntl();
  const { notices } = useShop();
  const [progress, setProgress] = useState<PayProgress>({ state: "idle" });
  const isGone = useRef(false);

  // The back button may show the page as it was when the shopper left it.
  const restore = useEffectEvent(() => {
    setProgress({ state: "idle" });
    onChanged();
  });
  useEffect(() => {
    isGone.current = false;
    const onShow = (event: PageTransitionEvent) => event.persisted && restore();
    window.addEventListener("pageshow", onShow);
    return () => {
      isGone.current = true;
      window.removeEventListener("pageshow", onShow);
    };
  }, []);

  function fail(reason: StartProblem, provider: string): void {
    setProgress({ state: "idle" });
    const text = intl.formatMessage({ id: `payment.reason.${reason}` }, { provider: providerName(provider) });
    notices.show("error", { id: "payment.notCreated", values: { reason: text } }, null, { hasNoTimeout: true });
    onFailed();
  }

  function refuse(code: string | null, reason: BlikRefusal | "too-many"): void {
    setProgress({ state: "refused", code, reason });
    const confirmed = { label: "notice.ok", onAction: () => notices.clear("payment.blikError") };
    notices.show("error", { id: "payment.blikError" }, confirmed, { hasNoTimeout: true });
    onChanged();
  }

  async function payWithBlik(payment: BlikPayment, code: string): Promise<void> {
    const deadline = codeDeadline();
    const answer = await sendBlikCode(client, payment, code);
    if (answer.state === "too-many") return refuse(code, "too-many");
    if (answer.state === "refused") return refuse(code, answer.reason);
    if (answer.state === "sent") return confirm({ ...payment, deadline }, code);
    setProgress({ state: "idle" });
    onChanged();
  }

  /** Waits until the shopper has confirmed a payment in the bank's app, or the bank has refused it. */
  async function confirm(wait: BlikWait, code: string | null): Promise<void> {
    const { deadline } = wait;
    rememberBlikWait(order.number, wait);
    setProgress({ state: "confirming", code, deadline });
    const sleep = (seconds: number) =>
      new Promise<void>((resolve) => setTimeout(() => !isGone.current && resolve(), seconds * 1000));
    const sentAt = deadline - setting.blik.codeLifetime;
    const end = await waitForBlik(client, wait, { sleep, now: Date.now, sentAt });
    rememberBlikWait(order.number, null);
    if (end === "failed") return refuse(code, "unknown");
    setProgress({ state: "idle" });
    onChanged();
  }

  // After a reload the wait goes on.
  const resume = useEffectEvent(() => {
    const wait = blikWaitOf(order.number, Date.now());
    if (wait && progress.state === "idle") void confirm(wait, null);
  });
  useEffect(() => resume(), []);

  async function pay(wish: PaymentWish, blikCode: string | null = null): Promise<void> {
    if (progress.state !== "idle" && progress.state !== "refused") return;
    const { provider } = wish;
    notices.clear("payment.notCreated");
    notices.clear("payment.blikError");
    setProgress({ state: "starting" });
    const outcome = await startPayment(client, order, wish).catch(() => null);
    if (!outcome) return fail("apiFailed", provider);
    if (outcome.state === "failed") return fail(outcome.reason, provider);
    const started = outcome.state === "started" ? outcome.payment : null;
    if (started && blikCode !== null && started.title !== null) {
      return payWithBlik({ transactionId: started.transactionId, title: started.title }, blikCode);
    }
    if (!started || started.href === null) {
      // The order is settled, or its payment needs no page: the order's new state says what comes next.
      setProgress({ state: "idle" });
      return onChanged();
    }
    setProgress({ state: "leaving", provider });
    rememberPayment(order.number);
    await goToProvider(started.href);
  }

  return { progress, pay };
}
