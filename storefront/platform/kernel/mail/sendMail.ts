import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../database/database.ts";
import { mails } from "./tables/mail.ts";
import type { JobHandler } from "../jobs/jobs.ts";

type StoredMail = typeof mails.$inferSelect;

/** Brings a mail on its way. */
export interface Transport {
  readonly send: (mail: StoredMail) => Promise<void>;
  /** Nobody takes mails: they are there to be read. */
  readonly isSandbox: boolean;
}

export const sandboxTransport: Transport = { send: async () => {}, isSandbox: true };

/**
 * A mail server did not take a mail. Its own words go no further: they repeat addresses, and what it was logged in with.
 */
export class MailNotTaken extends Error {
  override readonly name = "MailNotTaken";
  /** nodemailer's word for where it failed, such as `EAUTH`. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    const said = typeof cause === "object" && cause !== null ? cause : {};
    const status =
      "responseCode" in said && typeof said.responseCode === "number" ? ` It answered ${said.responseCode}.` : "";
    super(`The mail server did not take a mail.${status}`);
    this.code = "code" in said && typeof said.code === "string" ? said.code : undefined;
  }
}

/** Hands mails to a server by SMTP, such as `smtps://user:password@mail.example`. */
export function smtpTransport(url: string, from: string): Transport {
  const send: Transport["send"] = async ({ key, recipient, subject, text, html }) => {
    // Only shops with a mail server load what speaks to it.
    const { createTransport } = await import("nodemailer");
    const server = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
    // The same mail has the same id, so that a second one is known as such on the way.
    const messageId = `<${key.replaceAll(/[^\w.-]/g, "-")}@${from.replace(/^.*@|>$/g, "")}>`;
    try {
      await server.sendMail({ from, to: recipient, subject, text, html, messageId });
    } catch (cause) {
      throw new MailNotTaken(cause);
    }
  };
  return { send, isSandbox: false };
}

const payload = z.object({ mailId: z.int() });

/** What a mail says is in its reader's mailbox now: links to a new password, orders and addresses lie here no longer. */
const said = { text: "", html: "" };

/** Sends a mail that was written; one that is sent already is not sent again. */
export const mailHandler =
  (database: Database, clock: () => Date, transport: Transport): JobHandler =>
  async (job) => {
    const { mailId } = payload.parse(job);
    const [mail] = await database.read((session) => session.select().from(mails).where(eq(mails.id, mailId)));
    if (!mail || mail.sentAt) return;
    await transport.send(mail);
    const sent = { sentAt: clock(), ...(transport.isSandbox ? {} : said) };
    await database.write((session) => session.update(mails).set(sent).where(eq(mails.id, mailId)));
  };
