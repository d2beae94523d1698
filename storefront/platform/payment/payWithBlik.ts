import { blikRefusal } from "@dioptra/ui/rules";
import { ok, type Result } from "#domain/result.ts";
import { refused, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { followCode } from "./followPayment.ts";
import { findByTitle } from "./findPayment.ts";
import { GatewayUnavailable } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { applyNews } from "./applyNews.ts";
import { notOffered, notPayable, cannotBeAsked } from "./refusals.ts";
import type { StoredPayment } from "./returns.ts";

/** A transaction of the second provider, and the six digits of the bank's app: they are handed on and kept nowhere. */
export interface BlikAttempt {
  readonly title: string;
  readonly code: string;
}

/**
 * Pays with a mobile code. A good code only means that the bank's app asks now; so does an answer that was lost, for a
 * failure is what a provider calls one (docs/decisions/product.md#decision-13). After a refused code the same
 * transaction takes another.
 */
export async function payWithBlik(
  parts: PaymentParts,
  { title, code }: BlikAttempt,
): Promise<Result<StoredPayment, Refused>> {
  const { gateways, database, clock, limits } = parts;
  const gateway = gateways.tpay;
  if (!gateway?.payWithBlik) return notOffered();
  const payment = await database.read((session) => findByTitle(session, "tpay", title));
  if (!payment) return refused("ENOTFOUND", "Could not fetch payment details of the provider");
  if (payment.status !== "open" && payment.status !== "pending") {
    return notPayable();
  }
  const wait = await limits.take("blikPerOrder", String(payment.orderId));
  if (wait !== null) return tooManyTries(wait);
  try {
    const { transactionId } = payment;
    const outcome = await gateway.payWithBlik(transactionId, code);
    if (outcome.outcome === "refused") {
      return refused("BLIK_REFUSED", "Blik invalid.", { reason: blikRefusal(outcome.reason) });
    }
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    if (!error.mayHaveHappened) return cannotBeAsked();
  }
  const of = { transactionId: payment.transactionId, title, paymentId: null };
  const news = { of, status: "pending", amount: null, returned: null } as const;
  const applied = await database.write(async (session) => {
    await followCode(session, payment.id, clock());
    return applyNews(session, parts, "tpay", news);
  });
  return ok(applied.kind === "known" ? applied.payment : payment);
}
