import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { askAfter } from "./readStatus.ts";

const minute = 60_000;
/** Delays between status requests for a payment without news from its provider, in milliseconds. */
const waits = [15 * minute, 60 * minute, 6 * 60 * minute, 24 * 60 * minute, 72 * 60 * minute];

/** A code is confirmed, or not, in less than a minute; then its page has long asked itself. */
const blikWait = 5000;

const payload = z.object({ paymentId: z.string(), turn: z.int() });

const promise = (session: Session, paymentId: string, turn: number, runAt: Date) =>
  enqueue(session, { kind: "payment", key: `payment:${paymentId}:${turn}`, payload: { paymentId, turn }, runAt });

/** The number of status requests after which the shop stops asking. */
const lastTurn = waits.length - 1;

/** Promises to ask after a payment, for a provider's message can be lost. */
export const followPayment = (session: Session, paymentId: string, now: Date): Promise<void> =>
  promise(session, paymentId, 0, new Date(now.getTime() + (waits[0] ?? minute)));

/** Promises to ask soon, once, after a mobile code. */
export const followCode = (session: Session, paymentId: string, now: Date): Promise<void> => {
  const key = `payment:${paymentId}:code:${now.getTime()}`;
  const runAt = new Date(now.getTime() + blikWait);
  return enqueue(session, { kind: "payment", key, payload: { paymentId, turn: lastTurn }, runAt });
};

/** Asks after a payment that is under way, and promises to ask again while it is. */
export const paymentHandler =
  (parts: PaymentParts): JobHandler =>
  async (job) => {
    const { paymentId, turn } = payload.parse(job);
    const { database, clock, gateways } = parts;
    const which = eq(payments.id, paymentId);
    const [payment] = await database.read((session) => session.select().from(payments).where(which));
    const gateway = payment ? gateways[payment.provider] : null;
    if (!payment || !gateway || payment.transactionId === null) return;
    const isUnderWay = () => payment.status === "open" || payment.status === "pending";
    if (!isUnderWay()) return;
    const { status } = await askAfter(parts, gateway, { ...payment, transactionId: payment.transactionId });
    const wait = waits[turn + 1];
    if (wait === undefined || (status !== "open" && status !== "pending")) return;
    await database.write((session) => promise(session, paymentId, turn + 1, new Date(clock().getTime() + wait)));
  };
