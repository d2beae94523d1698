import { providerMethod } from "#domain/payment/status.ts";
import { ok, type Result } from "#domain/result.ts";
import { localeOf } from "../order/changeStatus.ts";
import { type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { statusHref } from "../order/statusLinks.ts";
import { type PaymentParts, webhookUrl } from "./paymentParts.ts";
import { type Claim, claimPayment } from "./claimPayment.ts";
import type { PaymentProvider, PaymentRequest, StartedPayment } from "./provider.ts";
import { type CreatedPayment, GatewayUnavailable } from "./gateway.ts";
import { apiFailed, providerUnreachable, notOffered, notPayable } from "./refusals.ts";
import { and, eq, isNull, or } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import { applyUpdate } from "./applyUpdate.ts";
import { scheduleStatusRequests } from "./statusRequests.ts";
import type { KnownPayment, StoredPayment } from "./storedPayment.ts";

/**
 * Returns the provider's code of a method; null for a method that the provider does not have. An empty code leaves the choice
 * to the provider's page.
 */
function toProviderMethod({ methodCodes }: PaymentProvider, method: string): string | null {
  return method === "" || !methodCodes ? method : providerMethod(method, methodCodes);
}

/**
 * Starts a payment of an order, for the order's own amount. A request that is sent twice starts one payment. When the
 * provider cannot be reached, the payment stays as it is and can be started again.
 */
export async function startPayment(
  parts: PaymentParts,
  request: PaymentRequest,
): Promise<Result<StartedPayment, Refused>> {
  const { database, clock, newId, limits } = parts;
  const [provider, gateway] = [parts.providers.get(request.provider), parts.gateways.get(request.provider)];
  const method = provider ? toProviderMethod(provider, request.method) : null;
  if (!provider || !gateway || method === null) return notOffered();
  const claimed = await database.write((session) =>
    claimPayment(session, parts, { ...request, method }, { provider, id: newId(), now: clock() }),
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
      return apiFailed(provider.name, created.error.reason);
    }
    const known = await database.write((session) => writeCreated(session, payment, created.value, clock()));
    // Another request for this payment, whose answer was lost, has created a different transaction.
    return known ? ok({ order, payment: known }) : notPayable();
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    await database.write((session) => release(session, payment));
    return providerUnreachable();
  }
}

/** Returns the request that creates a payment at its provider. */
function newPayment(parts: PaymentParts, { order, payment }: Claim) {
  return {
    paymentId: payment.id,
    amount: { minor: payment.amount, currency: payment.currency },
    description: `Order # ${order.number}`,
    method: payment.method || null,
    issuer: payment.issuer,
    payer: { name: `${order.firstName} ${order.lastName}`, email: order.email },
    locale: localeOf(order),
    // Never an address from the request: it could send shoppers, and the token, to another site.
    returnUrl: payment.returnUrl ?? statusHref(parts.settings, order),
    webhookUrl: webhookUrl(parts, payment.provider),
  };
}

/** Releases the claim, so that other requests may create the payment. */
export async function release(session: Session, { id }: StoredPayment): Promise<void> {
  await session.update(payments).set({ askedAt: null }).where(eq(payments.id, id));
}

/** Records that the provider refused to create a payment, unless another update has come already. */
async function writeRefusal(
  session: Session,
  parts: Parameters<typeof applyUpdate>[1],
  payment: StoredPayment,
): Promise<void> {
  const of = { transactionId: null, title: null, paymentId: payment.id };
  await applyUpdate(session, parts, payment.provider, { of, status: "failed", amount: null, returned: null });
  await release(session, payment);
}

/**
 * Stores the ids of a payment that the provider created and schedules status requests. Returns null when a notification has
 * given the payment the ids of another transaction.
 */
async function writeCreated(
  session: Session,
  payment: StoredPayment,
  { transactionId, title, checkoutUrl }: CreatedPayment,
  now: Date,
): Promise<KnownPayment | null> {
  await release(session, payment);
  const isUnnamed = and(isNull(payments.transactionId), isNull(payments.title));
  const isSameTransaction = or(
    eq(payments.transactionId, transactionId),
    title === null ? undefined : eq(payments.title, title),
  );
  const [named] = await session
    .update(payments)
    .set({ transactionId, title, checkoutUrl, updatedAt: now })
    .where(and(eq(payments.id, payment.id), or(isUnnamed, isSameTransaction)))
    .returning();
  if (!named) return null;
  await scheduleStatusRequests(session, payment.id, now);
  return { ...named, transactionId };
}
