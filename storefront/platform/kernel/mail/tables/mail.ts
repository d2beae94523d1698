import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Attachment } from "../attachment.ts";

/** Mails to shoppers. A row is written in the transaction of the event that it reports, and sent after that. */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Identifies the mail by its kind and subject, such as `order-confirmation:17`: each key is sent once. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    locale: text().notNull(),
    recipient: text().notNull(),
    /** Digest of the recipient's mailbox, by which mails of all kinds are counted; null for mails from before. */
    mailbox: text(),
    /** Where answers go, if not to the sender. Erased with the content. */
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.mailbox, table.createdAt)],
);
