import { and, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { limits } from "#configuration/limits.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { acceptedStatuses } from "#domain/order/order.ts";
import type { Session } from "../kernel/database/database.ts";
import { mailboxKeyOf, type NewMail, queueMail } from "../kernel/mail/queue.ts";
import { mails } from "../kernel/mail/tables/mail.ts";
import { newsletterSubscribers } from "../newsletter/tables/newsletter.ts";
import { orders } from "../order/tables/order.ts";
import { emailKeyOf } from "./email.ts";
import { customers } from "./tables/customer.ts";

/** When the day that mails to a mailbox are counted over began. */
export const startOfMailDay = (now: Date): Date =>
  new Date(now.getTime() - limits.mailsPerUnprovenMailbox.seconds * 1000);

/**
 * Returns whether the owner of a mailbox has answered or bought: by a link in a mail to an account or a subscriber, or by
 * an order that was confirmed or accepted.
 */
async function isProven(session: Session, email: string): Promise<boolean> {
  const emailKey = emailKeyOf(email);
  const isOwned = or(
    inArray(orders.status, [...acceptedStatuses]),
    and(isNotNull(orders.confirmBy), eq(orders.status, "pending")),
  );
  const counts = await Promise.all([
    session.$count(orders, and(eq(orders.mailbox, mailboxOf(email)), isOwned)),
    session.$count(
      newsletterSubscribers,
      and(eq(newsletterSubscribers.emailKey, emailKey), eq(newsletterSubscribers.status, "subscribed")),
    ),
    session.$count(customers, and(eq(customers.emailKey, emailKey), isNotNull(customers.emailProvenAt))),
  ]);
  return counts.some((count) => count > 0);
}

/**
 * Returns whether a mailbox has got the mails of its day, of all kinds together. Then one more is allowed at long
 * intervals, so that strangers cannot block all mail to it.
 */
async function isFull(session: Session, mailbox: string, now: Date): Promise<boolean> {
  const { mailsPerUnprovenMailbox: perDay, laterMailsPerUnprovenMailbox: later } = limits;
  // Calls that arrive together are counted one after the other.
  await session.execute(sql`select pg_advisory_xact_lock(hashtext(${mailbox}))`);
  const sent = (since: Date) => session.$count(mails, and(eq(mails.mailbox, mailbox), gt(mails.createdAt, since)));
  if ((await sent(startOfMailDay(now))) < perDay.tries) return false;
  return (await sent(new Date(now.getTime() - later.seconds * 1000))) >= later.tries;
}

/**
 * Queues a mail that anybody can cause to any address. A mailbox that nobody has proved gets a number of mails a day, of
 * all kinds together; what is beyond it is not sent. Returns whether the mail is sent. Mails that must not be lost, such
 * as a receipt of a payment or of the first withdrawal, are counted, but queued by `queueMail`.
 */
export async function queueUnasked(session: Session, mail: NewMail, now: Date): Promise<boolean> {
  const isSent =
    (await isProven(session, mail.recipient)) || !(await isFull(session, mailboxKeyOf(mail.recipient), now));
  if (isSent) await queueMail(session, mail, now);
  return isSent;
}
