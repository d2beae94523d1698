import type { Context } from "hono";
import { type WirePayment, okAnswer } from "#contract/payment/providerPayment.ts";
import { ok, type Result } from "#domain/result.ts";
import { refusal, success } from "../kernel/http/answer.ts";
import type { Refused } from "../kernel/http/refused.ts";
import { GatewayUnavailable } from "./gateway.ts";
import { providerUnreachable, notOffered } from "./refusals.ts";
import type { StoredPayment } from "./storedPayment.ts";

/** Writes the id and the status of a payment. */
export const wirePayment = (payment: StoredPayment): WirePayment => ({
  id: payment.transactionId ?? "",
  status: payment.status,
});

/** Replaces a result by the confirmation that clients receive; a refusal stays one. */
export const toConfirmation = <T>(result: Result<T, Refused>) => (result.ok ? ok(okAnswer) : result);

/** Answers with a provider's list. Null is refused as not offered; a provider that cannot be reached gives 503. */
export async function answerWithList<T>(c: Context, read: () => Promise<T | null>): Promise<Response> {
  try {
    const list = await read();
    return list === null ? refusal(c, notOffered().error) : success(c, list);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return refusal(c, providerUnreachable().error);
    throw error;
  }
}
