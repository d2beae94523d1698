import { configuration } from "#configuration/index.ts";
import { addDays } from "#domain/calendar.ts";
import { deadlines, type Deadlines } from "#domain/retention.ts";
import { dayOf, startOfDay } from "../kernel/calendar.ts";
import type { Database } from "../kernel/database/database.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import type { SearchParts } from "../search/sharedIndexes.ts";
import { endSubscriptions } from "./endSubscriptions.ts";
import { eraseOrders } from "./eraseOrders.ts";
import { and, eq, gte, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { OrderStatus } from "#domain/order/order.ts";
import { linkRetentionMs } from "../customer/resetPassword.ts";
import { startOfMailDay } from "../customer/unaskedMail.ts";
import { appointments } from "../appointment/tables/appointment.ts";
import { forgetRecipients } from "../coupon/coupons.ts";
import { coupons } from "../coupon/tables/coupon.ts";
import { carts } from "../cart/tables/cart.ts";
import { jobs } from "../kernel/jobs/tables/job.ts";
import { mails } from "../kernel/mail/tables/mail.ts";
import { newsletterSubscribers } from "../newsletter/tables/newsletter.ts";
import { orders } from "../order/tables/order.ts";
import { emailChanges, passwordResets, sessions } from "../customer/tables/session.ts";
import { vatChecks } from "../vat/tables/vatCheck.ts";
import { prescriptionPhotos } from "../prescription/tables/photo.ts";
import { savedPrescriptions } from "../prescription/tables/savedPrescription.ts";
import { withdrawals } from "../order/tables/withdrawal.ts";
import { terminations } from "../subscription/tables/termination.ts";

/** Three hours after midnight in milliseconds, when the shop has few visitors. */
const nightlyOffset = 3 * 60 * 60 * 1000;

/** Stores the run of a day. Its key makes it one run for all processes. */
const scheduleRun = (database: Database, day: string, runAt: Date): Promise<void> =>
  database.write((session) => enqueue(session, { kind: "retention", key: `retention:${day}`, payload: {}, runAt }));

/** Schedules the deletion of expired data for today. Each run schedules the next night's. */
export const scheduleRetention = ({ database, clock }: Pick<PlatformParts, "database" | "clock">): Promise<void> =>
  scheduleRun(database, dayOf(clock()), clock());

/**
 * Returns the job that deletes data past its retention period (`configuration.retention`;
 * docs/specification/law.md#law-14) in many small transactions, and schedules the next night's run. It may be interrupted
 * and repeated.
 */
export const retentionHandler =
  (parts: SearchParts): JobHandler =>
  async () => {
    const { database, clock } = parts;
    const now = clock();
    const { retention } = configuration;
    const limits = deadlines(now, retention);
    await eraseOrders(database, { placedBefore: limits.claims, claimYears: retention.claimYears, now });
    await endSubscriptions(parts, limits.idle, now);
    await deleteExpiredRows(database, limits, now);
    await eraseCouponRecipients(database, limits, now);
    const tomorrow = addDays(dayOf(now), 1);
    await scheduleRun(database, tomorrow, new Date(startOfDay(tomorrow).getTime() + nightlyOffset));
  };

/** How many rows are deleted in one transaction. */
const batch = 500;

/**
 * Carts of guests without an order expire early, because anybody can create them and they may contain a prescription.
 */
const isIdleCart = (deadlines: Deadlines): SQL | undefined =>
  or(
    lt(carts.updatedAt, deadlines.idle),
    and(lt(carts.updatedAt, deadlines.guestCarts), isNull(carts.customerId), isNull(carts.orderedAt)),
  );

const finalStatuses: readonly OrderStatus[] = ["completed", "canceled", "refunded"];

/** Orders of a cart that are still being processed. */
const ordersInWork = sql`select 1 from ${orders} where ${and(eq(orders.cartId, carts.id), notInArray(orders.status, [...finalStatuses]))}`;

/** Orders of the customer who keeps a prescription, since a time. */
const ordersSince = (since: Date) =>
  sql`select 1 from ${orders} where ${and(eq(orders.customerId, savedPrescriptions.customerId), gte(orders.createdAt, since))}`;

/** Returns the condition for rows past their retention period, for each table. */
const expiredRows = (deadlines: Deadlines, now: Date): readonly (readonly [PgTable, SQL | undefined])[] => [
  // Carts are deleted with their lines, whether they are open, ordered, or were taken over by a customer.
  [carts, and(isIdleCart(deadlines), sql`not exists (${ordersInWork})`)],
  // Those of deleted accounts are only counted, for a day.
  [
    mails,
    or(lt(mails.createdAt, deadlines.mails), and(eq(mails.recipient, ""), lt(mails.createdAt, startOfMailDay(now)))),
  ],
  // Questions about a visit come as late as those about a mail.
  [appointments, lt(appointments.day, dayOf(deadlines.mails))],
  [jobs, lt(jobs.doneAt, deadlines.doneJobs)],
  [withdrawals, lt(withdrawals.receivedAt, deadlines.claims)],
  [terminations, lt(terminations.receivedAt, deadlines.claims)],
  [
    newsletterSubscribers,
    or(
      and(eq(newsletterSubscribers.status, "pending"), lt(newsletterSubscribers.requestedAt, deadlines.unconfirmed)),
      // The proof of consent is needed as long as the subscriber can complain.
      and(eq(newsletterSubscribers.status, "unsubscribed"), lt(newsletterSubscribers.unsubscribedAt, deadlines.claims)),
    ),
  ],
  [
    savedPrescriptions,
    and(lt(savedPrescriptions.savedAt, deadlines.idle), sql`not exists (${ordersSince(deadlines.idle)})`),
  ],
  // Those in carts and orders are deleted with them.
  [
    prescriptionPhotos,
    and(
      isNull(prescriptionPhotos.cartId),
      isNull(prescriptionPhotos.orderId),
      lt(prescriptionPhotos.sentAt, deadlines.guestCarts),
    ),
  ],
  [sessions, lt(sessions.refreshEndsAt, now)],
  // Links of the last day can be made valid again.
  [passwordResets, lt(passwordResets.sentAt, new Date(now.getTime() - linkRetentionMs))],
  [emailChanges, lt(emailChanges.endsAt, now)],
  [vatChecks, lt(vatChecks.checkedAt, deadlines.vatVerdicts)],
];

/** Erases who got coupons that have ended, and after a time also the digests of their mailboxes. */
async function eraseCouponRecipients(database: Database, deadlines: Deadlines, now: Date): Promise<void> {
  while (await database.write((session) => forgetRecipients(session, lt(coupons.endsAt, now))));
  await database.write((session) =>
    session
      .update(coupons)
      .set({ mailbox: null })
      .where(and(isNotNull(coupons.mailbox), lt(coupons.endsAt, deadlines.idle))),
  );
}

/** Deletes rows past their retention period. A row that changes meanwhile is kept until the next run. */
async function deleteExpiredRows(database: Database, deadlines: Deadlines, now: Date): Promise<void> {
  await database.write((session) =>
    session
      .update(orders)
      .set({ callerKey: null })
      .where(and(isNotNull(orders.callerKey), lt(orders.createdAt, deadlines.callers))),
  );
  for (const [table, isExpired] of expiredRows(deadlines, now)) {
    for (let deleted = batch; deleted === batch;) {
      const { rows } = await database.write((session) =>
        session.execute(
          sql`delete from ${table} where ctid in (select ctid from ${table} where ${isExpired} limit ${batch}) returning 1`,
        ),
      );
      deleted = rows.length;
    }
  }
}
