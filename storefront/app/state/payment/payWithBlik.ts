import type { Client } from "#client/createClient.ts";
import { ProviderRefusal } from "#client/failures.ts";
import { type BlikRefusal, readBlikRefusal } from "#domain/payment/blikRefusal.ts";
import { blikStep, paymentState } from "#domain/payment/status.ts";

/** A payment that takes a BLIK code. */
export interface BlikPayment {
  readonly transactionId: string;
  readonly title: string;
}

/** The result of sending a code. After `sent`, the shopper confirms the payment in the bank's app. */
export type BlikAnswer =
  | { readonly state: "sent" }
  | { readonly state: "refused"; readonly reason: BlikRefusal }
  /** Too many codes were tried for this order. */
  | { readonly state: "too-many" }
  /** The order was paid or canceled meanwhile. */
  | { readonly state: "settled" };

type Calls = Pick<Client, "payment">;

/** Sends a code. A lost answer may mean that the bank has the code: then the payment counts as sent unless it did not move. */
export async function sendBlikCode(
  { payment: calls }: Calls,
  { title, transactionId }: BlikPayment,
  code: string,
): Promise<BlikAnswer> {
  try {
    await calls.payWithBlik(title, code);
    return { state: "sent" };
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status < 500 && error.status !== 200) {
      const { refusal } = error;
      if (error.status === 429) return { state: "too-many" };
      if (refusal.code === "ORDER_NOT_PAYABLE") return { state: "settled" };
      return { state: "refused", reason: readBlikRefusal(refusal.reason) };
    }
    const status = await calls.status("tpay", transactionId).catch(() => "pending" as const);
    return status === "open" ? { state: "refused", reason: "unknown" } : { state: "sent" };
  }
}

/** How the wait for the bank ends: `waiting` when nobody knows yet (docs/decisions/product.md#decision-13). */
export type BlikEnd = "success" | "failed" | "waiting";

export interface WaitSetting {
  /** Waits some seconds. Rejects or never resolves once the page is left. */
  readonly sleep: (seconds: number) => Promise<void>;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** When the bank got the code, in milliseconds. @default now */
  readonly sentAt?: number;
}

/** Asks for the state of a payment until the bank has confirmed or refused it, or no answer is to be expected any more. */
export async function waitForBlik(
  { payment: calls }: Calls,
  { transactionId }: BlikPayment,
  { sleep, now, sentAt = now() }: WaitSetting,
): Promise<BlikEnd> {
  for (;;) {
    // A call that fails says nothing about the payment.
    const status = await calls.status("tpay", transactionId).catch(() => "pending" as const);
    const next = blikStep((now() - sentAt) / 1000, paymentState[status]);
    if (next.step === "show-success") return "success";
    if (next.step === "show-failure") return "failed";
    if (next.step === "leave-pending") return "waiting";
    await sleep(next.afterSeconds);
  }
}
