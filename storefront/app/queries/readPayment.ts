import type { Client } from "#client/createClient.ts";
import { ProviderRefusal, ProviderUnreachable } from "#client/failures.ts";
import type { PayableOrder } from "#domain/payment/payableOrder.ts";

/** Why the payment of an order could not be read (docs/specification/messages.md#message-15). */
export type ReadProblem = "invalidToken" | "orderDetails" | "backendFailed" | "hashIncorrect" | "paymentDetails";

/** An order with the state of its payment, or why it could not be read. */
export type PaymentReading =
  | { readonly state: "read"; readonly orderId: string; readonly order: PayableOrder }
  /** No answer arrived. */
  | { readonly state: "unreachable" | "offline" }
  | { readonly state: "failed"; readonly reason: ReadProblem };

/** Reads a failure; `reason` is that of a call which was refused. */
function failed(error: unknown, reason: ReadProblem): PaymentReading {
  if (error instanceof ProviderUnreachable) return { state: error.reason === "offline" ? "offline" : "unreachable" };
  return { state: "failed", reason };
}

/** Returns the reason for which the details of an order were refused. */
function detailsProblem(error: unknown): ReadProblem {
  if (!(error instanceof ProviderRefusal)) return "backendFailed";
  if (error.refusal.code === "HASH_INCORRECT") return "hashIncorrect";
  return error.refusal.code === "ENOTFOUND" ? "orderDetails" : "backendFailed";
}

/**
 * Reads an order and its payment. While the payment is under way its provider is asked, so that shoppers who return before
 * the provider's notification see the right state. `hash` is null in the browser that ordered.
 */
export async function readOrderPayment(
  { payment: calls }: Pick<Client, "payment">,
  { orderId, hash }: { readonly orderId: string; readonly hash: string | null },
): Promise<PaymentReading> {
  let order: PayableOrder;
  try {
    order = await calls.payableOrder(orderId, hash);
  } catch (error) {
    return failed(error, detailsProblem(error));
  }
  if (hash !== null && order.hash !== hash) return { state: "failed", reason: "hashIncorrect" };
  const { payment } = order;
  const isUnderWay = payment?.status === "open" || payment?.status === "pending";
  if (!payment || payment.transactionId === null || !isUnderWay) return { state: "read", orderId, order };
  try {
    const status = await calls.status(payment.provider, payment.transactionId);
    return { state: "read", orderId, order: { ...order, payment: { ...payment, status } } };
  } catch (error) {
    return failed(error, "paymentDetails");
  }
}

/** Reads the order that the token of a link names, and its payment (docs/specification/orders.md#order-27). */
export async function readStatusLink(client: Pick<Client, "payment">, token: string): Promise<PaymentReading> {
  try {
    const link = await client.payment.decryptToken(token);
    return await readOrderPayment(client, link);
  } catch (error) {
    return failed(error, "invalidToken");
  }
}
