import { configuration } from "#configuration/index.ts";
import { providerMethod } from "#domain/payment/status.ts";
import { ok, type Result } from "#domain/result.ts";
import { localeOf } from "../order/changeStatus.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { type PaymentParts, statusUrl, webhookUrl } from "./paymentParts.ts";
import { type Claim, claimPayment, type PaymentWish } from "./claimPayment.ts";
import type { KnownPayment } from "./findPayment.ts";
import { type CreatedPayment, GatewayUnavailable } from "./gateway.ts";
import { apiFailed, cannotBeAsked, notOffered, notPayable } from "./refusals.ts";
import { and, eq, isNull, or } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import { applyNews } from "./applyNews.ts";
import { followPayment } from "./followPayment.ts";
import type { StoredPayment } from "./returns.ts";

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

/** Releases the claim, so that other requests may create the payment. */
export async function release(session: Session, { id }: StoredPayment): Promise<void> {
  await session.update(payments).set({ askedAt: null }).where(eq(payments.id, id));
}

/** Records that the provider did not start a payment, unless there is other news of it already. */
async function writeRefusal(
  session: Session,
  parts: Parameters<typeof applyNews>[1],
  payment: StoredPayment,
): Promise<void> {
  const of = { transactionId: null, title: null, paymentId: payment.id };
  await applyNews(session, parts, payment.provider, { of, status: "failed", amount: null, returned: null });
  await release(session, payment);
}

/**
 * Records the payment that the provider started and schedules status requests; null when a notification has named it
 * differently.
 */
async function writeCreated(
  session: Session,
  payment: StoredPayment,
  { transactionId, title, checkoutUrl }: CreatedPayment,
  now: Date,
): Promise<KnownPayment | null> {
  await release(session, payment);
  const isUnnamed = and(isNull(payments.transactionId), isNull(payments.title));
  const isNamedSo = or(
    eq(payments.transactionId, transactionId),
    title === null ? undefined : eq(payments.title, title),
  );
  const [named] = await session
    .update(payments)
    .set({ transactionId, title, checkoutUrl, updatedAt: now })
    .where(and(eq(payments.id, payment.id), or(isUnnamed, isNamedSo)))
    .returning();
  if (!named) return null;
  await followPayment(session, payment.id, now);
  return { ...named, transactionId };
}
