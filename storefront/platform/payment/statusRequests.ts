import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import { applyUpdate } from "./applyUpdate.ts";
import { GatewayUnavailable, type PaymentGateway } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { notOffered } from "./refusals.ts";
import { findByIdOrTitle, isWanted, type KnownPayment, type StoredPayment } from "./storedPayment.ts";
import { payments, refunds } from "./tables/payment.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Delays between status requests for a payment without an update from its provider, in milliseconds. */
const paymentDelays = [15 * minute, 60 * minute, 6 * 60 * minute, day, 3 * day];

/** A mobile code is confirmed or refused within a minute. By then the shopper's page has asked several times. */
const blikDelay = 5000;

/** Delays between status requests for a refund, in milliseconds: a bank may return the money after days or weeks. */
const refundDelays = [day, 2 * day, 4 * day, 7 * day, 14 * day];

/** Whether the status of a payment can still change at the provider. */
const isUnderWay = ({ status }: Pick<StoredPayment, "status">) => status === "open" || status === "pending";

/**
 * Returns a payment's status. While the payment is under way the provider is asked, and its answer is stored like a
 * notification. When the provider cannot be reached, the stored status is returned: a notification will follow
 * (docs/decisions/product.md#decision-13).
 */
export async function readStatus(
  parts: PaymentParts,
  provider: PaymentProviderCode,
  name: string,
): Promise<Result<StoredPayment, Refused>> {
  const gateway = parts.gateways.get(provider);
  if (!gateway) return notOffered();
  const payment = await parts.database.read((session) => findByIdOrTitle(session, provider, name));
  if (!payment) return refused("ENOTFOUND", "Could not fetch payment details of the provider");
  return ok(isUnderWay(payment) ? await requestUpdate(parts, gateway, payment) : payment);
}

/** Asks the provider for a payment's status and stores the answer. Returns the payment as it is then. */
async function requestUpdate(
  parts: Omit<PaymentParts, "gateways">,
  gateway: PaymentGateway,
  payment: KnownPayment,
): Promise<StoredPayment> {
  try {
    const { transactionId } = payment;
    const wanted = await parts.database.read((session) => isWanted(session, gateway.provider, transactionId));
    const update = await gateway.read(transactionId, { isWanted: wanted });
    if (!update) return payment;
    const outcome = await parts.database.write((session) => applyUpdate(session, parts, gateway.provider, update));
    return outcome.kind === "known" ? outcome.payment : payment;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return payment;
    throw error;
  }
}

const paymentJob = z.object({ paymentId: z.string(), turn: z.int() });

const enqueuePaymentJob = (session: Session, paymentId: string, turn: number, runAt: Date) =>
  enqueue(session, { kind: "payment", key: `payment:${paymentId}:${turn}`, payload: { paymentId, turn }, runAt });

/** Schedules status requests for a payment, since a provider's notification can get lost. */
export const scheduleStatusRequests = (session: Session, paymentId: string, now: Date): Promise<void> =>
  enqueuePaymentJob(session, paymentId, 0, new Date(now.getTime() + (paymentDelays[0] ?? minute)));

/** Schedules one status request shortly after a mobile code was sent. */
export const scheduleBlikStatusRequest = (session: Session, paymentId: string, now: Date): Promise<void> => {
  const key = `payment:${paymentId}:code:${now.getTime()}`;
  const runAt = new Date(now.getTime() + blikDelay);
  // After the last turn no other request follows.
  const payload = { paymentId, turn: paymentDelays.length - 1 };
  return enqueue(session, { kind: "payment", key, payload, runAt });
};

/** Requests the status of a payment, and schedules the next request while the payment is under way. */
export const paymentHandler =
  (parts: PaymentParts): JobHandler =>
  async (job) => {
    const { paymentId, turn } = paymentJob.parse(job);
    const { database, clock, gateways } = parts;
    const which = eq(payments.id, paymentId);
    const [payment] = await database.read((session) => session.select().from(payments).where(which));
    const gateway = payment ? gateways.get(payment.provider) : null;
    if (!payment || !gateway || payment.transactionId === null || !isUnderWay(payment)) return;
    const updated = await requestUpdate(parts, gateway, { ...payment, transactionId: payment.transactionId });
    const delay = paymentDelays[turn + 1];
    if (delay === undefined || !isUnderWay(updated)) return;
    const runAt = new Date(clock().getTime() + delay);
    await database.write((session) => enqueuePaymentJob(session, paymentId, turn + 1, runAt));
  };

const refundJob = z.object({ key: z.string(), turn: z.int() });

/** Schedules the given turn of a refund's status requests; does nothing after the last one. */
async function enqueueRefundJob(session: Session, key: string, turn: number, now: Date): Promise<void> {
  const delay = refundDelays[turn];
  if (delay === undefined) return;
  const runAt = new Date(now.getTime() + delay);
  await enqueue(session, { kind: "refund", key: `refund:${key}:${turn}`, payload: { key, turn }, runAt });
}

/** Schedules status requests for an accepted refund: it may still fail, and not every provider reports that. */
export const scheduleRefundRequests = (session: Session, key: string, now: Date): Promise<void> =>
  enqueueRefundJob(session, key, 0, now);

/** Requests the status of the payment of an accepted refund, whose answer also says whether the refund has failed. */
export const refundHandler =
  (parts: PaymentParts): JobHandler =>
  async (job) => {
    const { key, turn } = refundJob.parse(job);
    const { database, clock, gateways } = parts;
    const [found] = await database.read((session) =>
      session
        .select({ status: refunds.status, payment: payments })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(eq(refunds.key, key)),
    );
    const gateway = found ? gateways.get(found.payment.provider) : null;
    if (!found || found.status !== "done" || !gateway || found.payment.transactionId === null) return;
    await requestUpdate(parts, gateway, { ...found.payment, transactionId: found.payment.transactionId });
    await database.write((session) => enqueueRefundJob(session, key, turn + 1, clock()));
  };
