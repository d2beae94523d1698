import { configuration } from "#configuration/index.ts";
import { providerMethod } from "#domain/payment/status.ts";
import { ok, type Result } from "#domain/result.ts";
import { localeOf } from "../order/announceShipping.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { statusUrl, webhookUrl } from "./addresses.ts";
import { type Claim, claimPayment, type PaymentWish } from "./claimPayment.ts";
import type { KnownPayment } from "./findPayment.ts";
import { GatewayUnavailable } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { apiFailed, cannotBeAsked, notOffered, notPayable } from "./refusals.ts";
import { release, writeCreated, writeRefusal } from "./writeAnswer.ts";

/** A payment that the provider knows. */
export interface StartedPayment {
  readonly order: StoredOrder;
  readonly payment: KnownPayment;
}

/** The provider's word for what the shop calls a method; null for one that is not its. The empty one leaves it to its page. */
function methodAt({ provider, method }: PaymentWish): string | null {
  if (method === "" || provider !== "mollie") return method;
  return providerMethod(method, configuration.payment.mollieMethods);
}

/**
 * Begins to pay an order, for the order's own amount. Sent twice it begins once. A provider that cannot be asked leaves
 * the payment as it is, to be asked for again.
 */
export async function startPayment(parts: PaymentParts, wish: PaymentWish): Promise<Result<StartedPayment, Refused>> {
  const { database, clock, newId, limits } = parts;
  const gateway = parts.gateways[wish.provider];
  const method = methodAt(wish);
  if (!gateway || method === null) return notOffered();
  const claimed = await database.write((session) =>
    claimPayment(session, parts, { ...wish, method }, { id: newId(), now: clock() }),
  );
  if (!claimed.ok) return claimed;
  const { order, payment } = claimed.value;
  if (payment.transactionId !== null) {
    return ok({ order, payment: { ...payment, transactionId: payment.transactionId } });
  }
  const wait = await limits.take("paymentPerOrder", String(order.id));
  if (wait !== null) {
    await database.write((session) => release(session, payment));
    return tooManyTries(wait);
  }
  try {
    const created = await gateway.create(newPayment(parts, claimed.value));
    if (!created.ok) {
      await database.write((session) => writeRefusal(session, parts, payment));
      return apiFailed(gateway.provider, created.error.reason);
    }
    const known = await database.write((session) => writeCreated(session, payment, created.value, clock()));
    // It was paid meanwhile, by a request of it whose answer was lost.
    return known ? ok({ order, payment: known }) : notPayable();
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    await database.write((session) => release(session, payment));
    return cannotBeAsked();
  }
}

function newPayment(parts: PaymentParts, { order, payment }: Claim) {
  return {
    paymentId: payment.id,
    amount: { minor: payment.amount, currency: payment.currency },
    description: `Order # ${order.number}`,
    method: payment.method || null,
    issuer: payment.issuer,
    payer: { name: `${order.firstName} ${order.lastName}`, email: order.email },
    locale: localeOf(order),
    // Never the caller's: an address that somebody else chose would lead shoppers, and the token, away.
    returnUrl: payment.returnUrl ?? statusUrl(parts, order),
    webhookUrl: webhookUrl(parts, payment.provider),
  };
}
