import type { Client } from "#client/createClient.ts";
import { ProviderRefusal, ProviderUnreachable } from "#client/failures.ts";
import type { CreatedPayment, OrderKey, PaymentWish } from "#client/paymentCalls.ts";
import { payment as setting } from "#configuration/payment.ts";

export type { PaymentWish };

/** Why a payment could not be started (docs/specification/messages.md#message-15). */
export type StartProblem = "backendOrder" | "hashesDiffer" | "apiFailed" | "noTransaction" | "notLinked" | "offline";

/** The result of starting a payment. */
export type StartOutcome =
  | { readonly state: "started"; readonly payment: CreatedPayment }
  /** The order was paid or canceled meanwhile, perhaps in another tab. */
  | { readonly state: "settled" }
  | { readonly state: "failed"; readonly reason: StartProblem };

/** Stops the steps with the reason of the one that has failed. */
class StartFailure extends Error {
  readonly outcome: StartOutcome;
  constructor(outcome: StartOutcome) {
    super("The payment was not started.");
    this.outcome = outcome;
  }
}

/** Waits for a step; a failure becomes the step's reason, unless the device is offline. */
async function step<T>(work: Promise<T>, reasonOf: (error: unknown) => StartOutcome): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isOffline = error instanceof ProviderUnreachable && error.reason === "offline";
    throw new StartFailure(isOffline ? { state: "failed", reason: "offline" } : reasonOf(error));
  }
}

const failure = (reason: StartProblem) => (): StartOutcome => ({ state: "failed", reason });

/** Reads why a payment was not created. */
function creationFailure(error: unknown): StartOutcome {
  if (!(error instanceof ProviderRefusal)) return { state: "failed", reason: "apiFailed" };
  const { code, message } = error.refusal;
  if (code === "ORDER_NOT_PAYABLE") return { state: "settled" };
  return { state: "failed", reason: message === "No transaction id generated" ? "noTransaction" : "apiFailed" };
}

/**
 * Starts a payment of an order: fetches its details, validates its hash, creates the payment and links it to the order
 * (docs/specification/payment.md#payment-8). `hash` is null in the browser that ordered. Starting it again is safe: a
 * payment by the same method that is under way is continued.
 */
export async function startPayment(
  { payment: calls }: Pick<Client, "payment">,
  { orderId, hash: known }: { readonly orderId: string; readonly hash: string | null },
  wish: PaymentWish,
): Promise<StartOutcome> {
  const { provider } = wish;
  let order: OrderKey | null = null;
  try {
    const request = { orderId, ...(known !== null && { hash: known }) };
    const details = await step(calls.orderDetails(provider, request), failure("backendOrder"));
    const { hash, number } = details;
    if (number === "") return { state: "failed", reason: "backendOrder" };
    order = { orderId, hash };
    await step(calls.validateHash(provider, order, details), failure("hashesDiffer"));
    const payment = await step(calls.create({ ...order, number }, wish), creationFailure);
    if (payment.transactionId === "") return { state: "failed", reason: "noTransaction" };
    await step(calls.link(provider, order, payment.transactionId), failure("notLinked"));
    return { state: "started", payment };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    const { outcome } = error;
    // The note helps the staff; without it nothing changes for the shopper.
    if (order && outcome.state === "failed")
      void calls.comment(provider, order, `payment not created: ${outcome.reason}`).catch(() => {});
    return outcome;
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends the browser to the provider's page, after the short wait that the platform needs to store the payment. */
export async function goToProvider(href: string): Promise<void> {
  await wait(setting.redirectDelay);
  location.assign(href);
}
