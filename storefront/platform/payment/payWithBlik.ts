import { blikRefusal } from "@dioptra/ui/rules";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { ok, type Result } from "#domain/result.ts";
import { refused, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { scheduleBlikStatusRequest } from "./statusRequests.ts";
import type { BlikAttempt } from "./provider.ts";
import { findByTitle, type StoredPayment } from "./storedPayment.ts";
import { GatewayUnavailable } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { applyUpdate } from "./applyUpdate.ts";
import { notOffered, notPayable, providerUnreachable } from "./refusals.ts";

/**
 * Pays with a mobile code. After a correct code the payment is pending until the shopper confirms it in the bank's app.
 * It is pending after a lost answer too, since only the provider can declare a failure
 * (docs/decisions/product.md#decision-13). After a refused code the same transaction accepts another one.
 */
export async function payWithBlik(
  parts: PaymentParts,
  provider: PaymentProviderCode,
  { title, code }: BlikAttempt,
): Promise<Result<StoredPayment, Refused>> {
  const { gateways, database, clock, limits } = parts;
  const gateway = gateways.get(provider);
  if (!gateway?.payWithBlik) return notOffered();
  const payment = await database.read((session) => findByTitle(session, provider, title));
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
    if (!error.mayHaveHappened) return providerUnreachable();
  }
  const of = { transactionId: payment.transactionId, title, paymentId: null };
  const update = { of, status: "pending", amount: null, returned: null } as const;
  const applied = await database.write(async (session) => {
    await scheduleBlikStatusRequest(session, payment.id, clock());
    return applyUpdate(session, parts, provider, update);
  });
  return ok(applied.kind === "known" ? applied.payment : payment);
}
