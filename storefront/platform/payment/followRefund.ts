import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Session } from "../kernel/database/database.ts";
import { payments, refunds } from "./tables/payment.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { askAfter } from "./readStatus.ts";

const day = 24 * 60 * 60 * 1000;

/** When a refund is asked after, in milliseconds since the time before: banks send money back after days, or weeks. */
const waits = [day, 2 * day, 4 * day, 7 * day, 14 * day];

const payload = z.object({ key: z.string(), turn: z.int() });

/** Promises the turn of a refund, as long as there is one. */
async function promise(session: Session, key: string, turn: number, now: Date): Promise<void> {
  const wait = waits[turn];
  if (wait === undefined) return;
  const runAt = new Date(now.getTime() + wait);
  await enqueue(session, { kind: "refund", key: `refund:${key}:${turn}`, payload: { key, turn }, runAt });
}

/** Promises to ask after a refund that a provider has taken on: it may still fail, and not every provider says so. */
export const followRefund = (session: Session, key: string, now: Date): Promise<void> => promise(session, key, 0, now);

/** Asks after a refund that counts as done; what became of it is written down with the payment's news. */
export const refundHandler =
  (parts: PaymentParts): JobHandler =>
  async (job) => {
    const { key, turn } = payload.parse(job);
    const { database, clock, gateways } = parts;
    const [found] = await database.read((session) =>
      session
        .select({ status: refunds.status, payment: payments })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(eq(refunds.key, key)),
    );
    const gateway = found ? gateways[found.payment.provider] : null;
    if (!found || found.status !== "done" || !gateway || found.payment.transactionId === null) return;
    await askAfter(parts, gateway, { ...found.payment, transactionId: found.payment.transactionId });
    await database.write((session) => promise(session, key, turn + 1, clock()));
  };
