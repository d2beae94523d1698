import { and, eq, gte, lt } from "drizzle-orm";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import * as z from "zod/mini";
import type { Database, Session } from "../database/database.ts";
import { enqueue, type JobHandler } from "../jobs/jobs.ts";
import type { Attachment } from "./attachment.ts";
import type { Letter } from "./letter.ts";
import { renderLetter } from "./renderLetter.ts";
import { mails } from "./tables/mail.ts";
import { digest } from "../secrets/tokens.ts";
import type { Transport } from "./transport.ts";

export interface NewMail {
  /** Identifies the mail by its kind and subject, such as `order-confirmation:17`: each key is sent once. */
  readonly key: string;
  readonly kind: string;
  readonly recipient: string;
  /** Where answers go. @default the sender of all mails */
  readonly replyTo?: string;
  /** The customer's language, such as `pl-PL`. */
  readonly locale: string;
  readonly letter: Letter;
  readonly attachments?: readonly Attachment[];
}

/** Returns the key by which the mails to one mailbox are counted. */
export const mailboxKeyOf = (email: string): string => digest(mailboxOf(email));

/**
 * Stores a mail in the transaction of the event that it reports. A job sends it once the transaction is committed, so that
 * an event that is rolled back is never reported.
 */
export async function queueMail(session: Session, mail: NewMail, now: Date): Promise<void> {
  const { key, kind, recipient, replyTo = null, locale, letter, attachments = [] } = mail;
  const rendered = renderLetter(letter, locale);
  const [written] = await session
    .insert(mails)
    .values({
      key,
      kind,
      recipient,
      mailbox: mailboxKeyOf(recipient),
      replyTo,
      locale,
      attachments,
      ...rendered,
      createdAt: now,
    })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  if (!written) return;
  await enqueue(session, { kind: "mail", key: `mail:${written.id}`, payload: { mailId: written.id }, runAt: now });
}

/**
 * Deletes the mails to an address, also those that wait to be sent. Of those since a time only the key of the mailbox is
 * left, so that deleting an account does not set back the number of mails to its mailbox.
 */
export async function forgetMails(session: Session, recipient: string, since: Date, now: Date): Promise<void> {
  await session.delete(mails).where(and(eq(mails.recipient, recipient), lt(mails.createdAt, since)));
  await session
    .update(mails)
    .set({ ...cleared, recipient: "", subject: "", sentAt: now })
    .where(and(eq(mails.recipient, recipient), gte(mails.createdAt, since)));
}

const payload = z.object({ mailId: z.int() });

/** Replaces the content of sent mails, which contains addresses, orders, and links for setting a password. */
const cleared = { text: "", html: "", replyTo: null, attachments: [] };

/** Returns the job that sends a stored mail. It does nothing if the mail has been sent already. */
export const mailHandler =
  (database: Database, clock: () => Date, transport: Transport): JobHandler =>
  async (job) => {
    const { mailId } = payload.parse(job);
    const [mail] = await database.read((session) => session.select().from(mails).where(eq(mails.id, mailId)));
    if (!mail || mail.sentAt) return;
    await transport.send(mail);
    const sent = { sentAt: clock(), ...(transport.isSandbox ? {} : cleared) };
    await database.write((session) => session.update(mails).set(sent).where(eq(mails.id, mailId)));
  };
