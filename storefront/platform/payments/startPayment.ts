import { eq } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import { providerMethod } from "#domain/payment/providerMethods.ts";
import { ok, type Result } from "#domain/result.ts";
import { payments } from "../database/schema/index.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import type { Refused } from "../refused.ts";
import { storeViewOf } from "../storeViews.ts";
import { type Claim, claimPayment, type PaymentWish } from "./claimPayment.ts";
import { followPayment } from "./followPayment.ts";
import { type CreatedPayment, type GatewayRefusal, GatewayUnavailable, type PaymentGateway } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { apiFailed, notOffered, cannotBeAsked } from "./refusals.ts";
import type { StoredPayment } from "./returns.ts";
import { statusUrl, webhookUrl } from "./addresses.ts";

/** A payment that the provider knows. */
export interface StartedPayment {
  readonly order: StoredOrder;
  readonly payment: StoredPayment & { readonly transactionId: string };
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
  const { database, clock, newId, links } = parts;
  const gateway = parts.gateways[wish.provider];
  const method = methodAt(wish);
  if (!gateway || method === null) return notOffered();
  const claimed = await database.write((session) =>
    claimPayment(session, links, { ...wish, method }, { id: newId(), now: clock() }),
  );
  if (!claimed.ok) return claimed;
  const { order, payment } = claimed.value;
  if (payment.transactionId !== null) {
    return ok({ order, payment: { ...payment, transactionId: payment.transactionId } });
  }
  try {
    const created = await gateway.create(newPayment(parts, claimed.value));
    return await settle(parts, gateway, claimed.value, created);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    await database.write((session) =>
      session.update(payments).set({ askedAt: null }).where(eq(payments.id, payment.id)),
    );
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
    locale: storeViewOf(order.storeCode)?.locale ?? "en",
    // Never the caller's: an address that somebody else chose would lead shoppers, and the token, away.
    returnUrl: statusUrl(parts, order),
    webhookUrl: webhookUrl(parts, payment.provider),
  };
}

/** Writes down what the provider answered. */
async function settle(
  { database, clock }: PaymentParts,
  { provider }: PaymentGateway,
  { order, payment }: Claim,
  created: Result<CreatedPayment, GatewayRefusal>,
): Promise<Result<StartedPayment, Refused>> {
  const now = clock();
  if (!created.ok) {
    const failed = { status: "failed", askedAt: null, updatedAt: now } as const;
    await database.write((session) => session.update(payments).set(failed).where(eq(payments.id, payment.id)));
    return apiFailed(provider, created.error.reason);
  }
  const { transactionId, title, checkoutUrl } = created.value;
  const known = { transactionId, title, checkoutUrl, askedAt: null, updatedAt: now };
  const stored = await database.write(async (session) => {
    await followPayment(session, payment.id, now);
    return (await session.update(payments).set(known).where(eq(payments.id, payment.id)).returning())[0];
  });
  if (!stored) throw new Error("A payment was not written.");
  return ok({ order, payment: { ...stored, transactionId } });
}
