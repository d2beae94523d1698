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
import { and, eq, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { OrderStatus } from "#domain/order/order.ts";
import { linksAreKept } from "../customer/resetPassword.ts";
import { carts } from "../cart/tables/cart.ts";
import { jobs } from "../kernel/jobs/tables/job.ts";
import { mails } from "../kernel/mail/tables/mail.ts";
import { newsletterSubscribers } from "../newsletter/tables/newsletter.ts";
import { orders } from "../order/tables/order.ts";
import { emailChanges, passwordResets, sessions } from "../customer/tables/session.ts";
import { vatChecks } from "../vat/tables/vatCheck.ts";
import { withdrawals } from "../order/tables/withdrawal.ts";

/** Three hours after midnight, when few are in the shop. */
const nightly = 3 * 60 * 60 * 1000;

/** The turn of a day, once for however many processes. */
const promise = (database: Database, day: string, runAt: Date): Promise<void> =>
  database.write((session) => enqueue(session, { kind: "retention", key: `retention:${day}`, payload: {}, runAt }));

/** Promises to erase what has had its time: today, and from then on each night. */
export const followRetention = ({ database, clock }: Pick<PlatformParts, "database" | "clock">): Promise<void> =>
  promise(database, dayOf(clock()), clock());

/**
 * Erases what has had its time (`configuration.retention`; docs/specification/law.md#law-14), in many small
 * transactions, and promises the next night's turn. It may end in the middle and be done again.
 */
export const retentionHandler =
  (parts: SearchParts): JobHandler =>
  async () => {
    const { database, clock } = parts;
    const now = clock();
    const { retention } = configuration;
    const over = deadlines(now, retention);
    await eraseOrders(database, { placedBefore: over.claims, claimYears: retention.claimYears, now });
    await endSubscriptions(parts, over.idle, now);
    await forgetRows(database, over, now);
    const tomorrow = addDays(dayOf(now), 1);
    await promise(database, tomorrow, new Date(startOfDay(tomorrow).getTime() + nightly));
  };

/** Rows that go in one transaction. */
const batch = 500;

/** Carts of guests who ordered nothing go early: anybody can make them, and they may hold a prescription. */
const isIdleCart = (deadlines: Deadlines): SQL | undefined =>
  or(
    lt(carts.updatedAt, deadlines.idle),
    and(lt(carts.updatedAt, deadlines.guestCarts), isNull(carts.customerId), isNull(carts.orderedAt)),
  );

const ended: readonly OrderStatus[] = ["completed", "canceled", "refunded"];

/** Orders of a cart that the shop is still busy with. */
const ordersInWork = sql`select 1 from ${orders} where ${and(eq(orders.cartId, carts.id), notInArray(orders.status, [...ended]))}`;

/** Which rows of which table have passed their retention period. */
const rowsThatGo = (deadlines: Deadlines, now: Date): readonly (readonly [PgTable, SQL | undefined])[] => [
  // With their lines: open ones, those that were ordered, and those that became a customer's.
  [carts, and(isIdleCart(deadlines), sql`not exists (${ordersInWork})`)],
  [mails, lt(mails.createdAt, deadlines.mails)],
  [jobs, lt(jobs.doneAt, deadlines.doneJobs)],
  [withdrawals, lt(withdrawals.receivedAt, deadlines.claims)],
  [
    newsletterSubscribers,
    or(
      and(eq(newsletterSubscribers.status, "pending"), lt(newsletterSubscribers.requestedAt, deadlines.unconfirmed)),
      // The proof that somebody had wanted it is needed as long as they can complain.
      and(eq(newsletterSubscribers.status, "unsubscribed"), lt(newsletterSubscribers.unsubscribedAt, deadlines.claims)),
    ),
  ],
  [sessions, lt(sessions.refreshEndsAt, now)],
  // Those of the last day can be made valid again.
  [passwordResets, lt(passwordResets.sentAt, new Date(now.getTime() - linksAreKept))],
  [emailChanges, lt(emailChanges.endsAt, now)],
  [vatChecks, lt(vatChecks.checkedAt, deadlines.vatVerdicts)],
];

/** Deletes rows past their retention period. A row that changes meanwhile is kept until the next run. */
async function forgetRows(database: Database, deadlines: Deadlines, now: Date): Promise<void> {
  await database.write((session) =>
    session
      .update(orders)
      .set({ callerKey: null })
      .where(and(isNotNull(orders.callerKey), lt(orders.createdAt, deadlines.callers))),
  );
  for (const [table, isOver] of rowsThatGo(deadlines, now)) {
    for (let gone = batch; gone === batch;) {
      const { rows } = await database.write((session) =>
        session.execute(
          sql`delete from ${table} where ctid in (select ctid from ${table} where ${isOver} limit ${batch}) returning 1`,
        ),
      );
      gone = rows.length;
    }
  }
}
