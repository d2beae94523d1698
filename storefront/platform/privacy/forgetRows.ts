import { and, eq, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { OrderStatus } from "#domain/order/order.ts";
import type { Deadlines } from "#domain/retention.ts";
import { linksAreKept } from "../customer/resetPassword.ts";
import type { Database } from "../kernel/database/database.ts";
import { carts } from "../cart/tables/cart.ts";
import { jobs } from "../kernel/jobs/tables/job.ts";
import { mails } from "../kernel/mail/tables/mail.ts";
import { newsletterSubscribers } from "../newsletter/tables/newsletter.ts";
import { orders } from "../order/tables/order.ts";
import { emailChanges, passwordResets, sessions } from "../customer/tables/session.ts";
import { vatChecks } from "../vat/tables/vatCheck.ts";
import { withdrawals } from "../order/tables/withdrawal.ts";

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

/** What of which table nobody needs any more. */
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

/** Deletes the rows that nobody needs any more. A row that somebody changes meanwhile stays until the next time. */
export async function forgetRows(database: Database, deadlines: Deadlines, now: Date): Promise<void> {
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
