import { and, desc, eq, sum } from "drizzle-orm";
import type { Money } from "#domain/money.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments, refunds } from "./tables/payment.ts";
import { lockOrder } from "../order/moveOrder.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { type GatewayRefusal, GatewayUnavailable } from "./gateway.ts";
import { scheduleRefundRequests } from "./statusRequests.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { claimDuration } from "./claimPayment.ts";
import { apiFailed, notOffered, providerUnreachable } from "./refusals.ts";
import { returnedOf } from "../order/orderSums.ts";
import { amountText, recordReturnOnOrder, type ReturnSetting } from "./returns.ts";
import type { StoredPayment } from "./storedPayment.ts";

/** A request to return money. Requests with the same key are the same refund. */
export interface RefundRequest {
  readonly key: string;
  readonly orderId: number;
  /** In minor units of the order's currency; null for all that is left. */
  readonly amount: number | null;
}

/** A refund that was made. */
export interface Refund {
  readonly refundId: string;
  readonly amount: Money;
}

type StoredRefund = typeof refunds.$inferSelect;

/** A stored refund with its payment. */
interface Claim {
  readonly payment: StoredPayment;
  readonly refund: StoredRefund;
  /** The sum of the payment's accepted refunds, in minor units. */
  readonly refundedBefore: number;
}

/**
 * Returns the paid payment that a refund of an order is taken from, locked until the transaction ends: that of the refund
 * with this key, else the last one of which something is left, so that what was paid twice is returned first.
 */
async function lockPaid(session: Session, { orderId, key }: RefundRequest): Promise<StoredPayment | null> {
  const paid = await session
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "paid")))
    .orderBy(desc(payments.paidAt))
    .for("update");
  const [known] = await session.select().from(refunds).where(eq(refunds.key, key));
  const ofKey = paid.find(({ id }) => id === known?.paymentId);
  if (ofKey) return ofKey;
  for (const payment of paid) if ((await returnedOf(session, payment)) < payment.amount) return payment;
  return paid.at(-1) ?? null;
}

/** Returns the sum of a payment's accepted refunds, in minor units. */
async function readRefunded(session: Session, paymentId: string): Promise<number> {
  const which = and(eq(refunds.paymentId, paymentId), eq(refunds.status, "done"));
  const [row] = await session
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(which);
  return Number(row?.total ?? 0);
}

/** Stores a refund before the provider is asked to make it; never more than is left of the payment. */
async function claimRefund(session: Session, request: RefundRequest, now: Date): Promise<Result<Claim, Refused>> {
  await lockOrder(session, request.orderId);
  const payment = await lockPaid(session, request);
  if (!payment) return refused("REFUND_REFUSED", "This order has no paid payment.");
  const ofPayment = await session.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const refundedBefore = await readRefunded(session, payment.id);
  const [known] = await session.select().from(refunds).where(eq(refunds.key, request.key));
  if (known) {
    const isSame = known.paymentId === payment.id && (request.amount === null || request.amount === known.amount);
    if (!isSame) return refused("REFUND_REFUSED", "This key belongs to another refund.");
    if (known.status !== "asked") return ok({ payment, refund: known, refundedBefore });
    if (known.askedAt && now.getTime() - known.askedAt.getTime() < claimDuration) return providerUnreachable();
    await session.update(refunds).set({ askedAt: now }).where(eq(refunds.key, request.key));
    return ok({ payment, refund: known, refundedBefore });
  }
  if (ofPayment.some(({ status }) => status === "asked")) {
    return refused("REFUND_REFUSED", "Another refund of this payment is in progress; repeat that request first.");
  }
  const left = payment.amount - (await returnedOf(session, payment));
  const amount = request.amount ?? left;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
    return refused("REFUND_REFUSED", "The amount must be positive and at most what is left of the payment.", {
      available: left,
    });
  }
  const [refund] = await session
    .insert(refunds)
    .values({
      key: request.key,
      paymentId: payment.id,
      amount,
      status: "asked",
      askedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!refund) throw new Error("The refund was not written.");
  return ok({ payment, refund, refundedBefore });
}

/**
 * Returns all or a part of what was paid for an order. When the provider cannot be reached, or its answer is lost, the
 * refund stays `asked`. A repeated request with the same key continues it, and no money is returned twice.
 */
export async function refundPayment(parts: PaymentParts, request: RefundRequest): Promise<Result<Refund, Refused>> {
  const { database, clock, providers, gateways } = parts;
  const claimed = await database.write((session) => claimRefund(session, request, clock()));
  if (!claimed.ok) return claimed;
  const { payment, refund, refundedBefore } = claimed.value;
  const money = (minor: number): Money => ({ minor, currency: payment.currency });
  if (refund.status === "done") return ok({ refundId: refund.refundId ?? "", amount: money(refund.amount) });
  const gateway = gateways.get(payment.provider);
  const providerName = providers.get(payment.provider)?.name ?? payment.provider;
  if (refund.status === "refused" || refund.status === "failed") return apiFailed(providerName, refund.status);
  if (!gateway || payment.transactionId === null) return notOffered();
  try {
    const answer = await gateway.refund({
      transactionId: payment.transactionId,
      amount: money(refund.amount),
      alreadyReturned: money(refundedBefore),
      key: refund.key,
      description: `Order ${payment.orderId}`,
    });
    const stored = await database.write((session) =>
      settle(session, claimed.value, answer, { settings: parts.settings, now: clock() }),
    );
    if (!answer.ok) return apiFailed(providerName, answer.error.reason);
    return ok({ refundId: stored.refundId ?? "", amount: money(stored.amount) });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    await database.write((session) =>
      session.update(refunds).set({ askedAt: null }).where(eq(refunds.key, refund.key)),
    );
    return providerUnreachable();
  }
}

/** Stores the provider's answer, once. */
async function settle(
  session: Session,
  { payment, refund }: Claim,
  answer: Result<{ readonly refundId: string }, GatewayRefusal>,
  setting: ReturnSetting,
): Promise<StoredRefund> {
  const { now } = setting;
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
  if (answer.ok) await scheduleRefundRequests(session, refund.key, now);
  if (answer.ok) {
    const comment = `${locked.provider}: refunded ${amountText(refund.amount, locked.currency)}`;
    await recordReturnOnOrder(session, locked, comment, setting);
  }
  return { ...current, ...changed };
}
