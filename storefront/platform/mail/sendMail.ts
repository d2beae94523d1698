import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../database/database.ts";
import { mails } from "../database/schema/index.ts";
import type { JobHandler } from "../jobs/runJobs.ts";

type StoredMail = typeof mails.$inferSelect;

/** Brings a mail on its way. */
export type Transport = (mail: StoredMail) => Promise<void>;

/** Where nobody takes mails, they are there to be read. */
export const sandboxTransport: Transport = async () => {};

/** Hands mails to a server by SMTP, such as `smtps://user:password@mail.example`. */
export function smtpTransport(url: string, from: string): Transport {
  return async ({ key, recipient, subject, text, html }) => {
    // Only shops with a mail server load what speaks to it.
    const { createTransport } = await import("nodemailer");
    const server = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
    // The same mail has the same id, so that a second one is known as such on the way.
    const messageId = `<${key.replaceAll(/[^\w.-]/g, "-")}@${from.replace(/^.*@|>$/g, "")}>`;
    await server.sendMail({ from, to: recipient, subject, text, html, messageId });
  };
}

const payload = z.object({ mailId: z.int() });

/** Sends a mail that was written; one that is sent already is not sent again. */
export const mailHandler =
  (database: Database, clock: () => Date, transport: Transport): JobHandler =>
  async (job) => {
    const { mailId } = payload.parse(job);
    const [mail] = await database.read((session) => session.select().from(mails).where(eq(mails.id, mailId)));
    if (!mail || mail.sentAt) return;
    await transport(mail);
    await database.write((session) => session.update(mails).set({ sentAt: clock() }).where(eq(mails.id, mailId)));
  };
