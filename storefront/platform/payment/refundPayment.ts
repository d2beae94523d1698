import { and, eq, sum } from "drizzle-orm";
import type { Money } from "#domain/money.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments, refunds } from "./tables/payment.ts";
import { lockOrder } from "../order/moveOrder.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { type GatewayRefusal, GatewayUnavailable } from "./gateway.ts";
import { followRefund } from "./followRefund.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { askingTime } from "./claimPayment.ts";
import { apiFailed, notOffered, cannotBeAsked } from "./refusals.ts";
import { returnedOf, type StoredPayment, tellOrderOfReturn } from "./returns.ts";

/** What is to go back. The same key is the same refund, however often it is asked for. */
export interface RefundWish {
  readonly key: string;
  readonly orderId: number;
  /** In minor units of the order's currency; null for all that is left. */
  readonly amount: number | null;
}

export interface Refund {
  readonly refundId: string;
  readonly amount: Money;
}

type StoredRefund = typeof refunds.$inferSelect;

interface Claim {
  readonly payment: StoredPayment;
  readonly refund: StoredRefund;
  readonly before: number;
}

/** The payment of an order that brought the money, locked. */
async function lockPaid(session: Session, orderId: number): Promise<StoredPayment | null> {
  const [payment] = await session
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "paid")))
    .orderBy(payments.paidAt)
    .limit(1)
    .for("update");
  return payment ?? null;
}

async function doneOf(session: Session, paymentId: string): Promise<number> {
  const which = and(eq(refunds.paymentId, paymentId), eq(refunds.status, "done"));
  const [row] = await session
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(which);
  return Number(row?.total ?? 0);
}

/** Writes down what is to go back before the provider is asked; never more than is left. */
async function claimRefund(session: Session, wish: RefundWish, now: Date): Promise<Result<Claim, Refused>> {
  await lockOrder(session, wish.orderId);
  const payment = await lockPaid(session, wish.orderId);
  if (!payment) return refused("REFUND_REFUSED", "Nothing of this order was paid.");
  const ofPayment = await session.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const before = await doneOf(session, payment.id);
  const [known] = await session.select().from(refunds).where(eq(refunds.key, wish.key));
  if (known) {
    const isSame = known.paymentId === payment.id && (wish.amount === null || wish.amount === known.amount);
    if (!isSame) return refused("REFUND_REFUSED", "Another refund has this key.");
    if (known.status !== "asked") return ok({ payment, refund: known, before });
    if (known.askedAt && now.getTime() - known.askedAt.getTime() < askingTime) return cannotBeAsked();
    await session.update(refunds).set({ askedAt: now }).where(eq(refunds.key, wish.key));
    return ok({ payment, refund: known, before });
  }
  if (ofPayment.some(({ status }) => status === "asked")) {
    return refused("REFUND_REFUSED", "Another refund of this payment is not answered yet: ask for that one again.");
  }
  const left = payment.amount - (await returnedOf(session, payment));
  const amount = wish.amount ?? left;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
    return refused("REFUND_REFUSED", "More than is left cannot go back.", { available: left });
  }
  const [refund] = await session
    .insert(refunds)
    .values({
      key: wish.key,
      paymentId: payment.id,
      amount,
      status: "asked",
      askedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!refund) throw new Error("A refund was not written.");
  return ok({ payment, refund, before });
}

/**
 * Gives back all or a part of what was paid for an order. When the provider cannot be asked, or its answer is lost, the
 * refund stays asked for: asked again with the same key it goes on, and gives nothing back twice.
 */
export async function refundPayment(parts: PaymentParts, wish: RefundWish): Promise<Result<Refund, Refused>> {
  const { database, clock, gateways } = parts;
  const claimed = await database.write((session) => claimRefund(session, wish, clock()));
  if (!claimed.ok) return claimed;
  const { payment, refund, before } = claimed.value;
  const money = (minor: number): Money => ({ minor, currency: payment.currency });
  if (refund.status === "done") return ok({ refundId: refund.refundId ?? "", amount: money(refund.amount) });
  const gateway = gateways[payment.provider];
  if (refund.status === "refused" || refund.status === "failed") return apiFailed(payment.provider, refund.status);
  if (!gateway || payment.transactionId === null) return notOffered();
  try {
    const answer = await gateway.refund({
      transactionId: payment.transactionId,
      amount: money(refund.amount),
      alreadyReturned: money(before),
      key: refund.key,
      description: `Order ${payment.orderId}`,
    });
    const stored = await database.write((session) => settle(session, claimed.value, answer, clock()));
    if (!answer.ok) return apiFailed(payment.provider, answer.error.reason);
    return ok({ refundId: stored.refundId ?? "", amount: money(stored.amount) });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    await database.write((session) =>
      session.update(refunds).set({ askedAt: null }).where(eq(refunds.key, refund.key)),
    );
    return cannotBeAsked();
  }
}

/** Writes down what the provider answered, once. */
async function settle(
  session: Session,
  { payment, refund }: Claim,
  answer: Result<{ readonly refundId: string }, GatewayRefusal>,
  now: Date,
): Promise<StoredRefund> {
  await lockOrder(session, payment.orderId);
  const lock = session.select().from(payments).where(eq(payments.id, payment.id)).for("update");
  const [locked] = await lock;
  const [current] = await session.select().from(refunds).where(eq(refunds.key, refund.key));
  if (!locked || !current) throw new Error("A refund has no payment.");
  if (current.status !== "asked") return current;
  const changed = answer.ok
    ? ({ status: "done", refundId: answer.value.refundId, askedAt: null, updatedAt: now } as const)
    : ({ status: "refused", askedAt: null, updatedAt: now } as const);
  await session.update(refunds).set(changed).where(eq(refunds.key, refund.key));
  if (answer.ok) await followRefund(session, refund.key, now);
  if (answer.ok) await tellOrderOfReturn(session, locked, `${locked.provider}: refunded ${refund.amount}`, now);
  return { ...current, ...changed };
}
