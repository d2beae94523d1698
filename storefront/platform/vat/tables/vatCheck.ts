import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** What the register of VAT numbers said last; only verdicts are kept, and only for a while. */
export const vatChecks = pgTable(
  "vat_checks",
  {
    country: text().notNull(),
    number: text().notNull(),
    outcome: text().$type<"valid" | "invalid">().notNull(),
    name: text(),
    address: text(),
    /** Proof of the consultation. */
    requestId: text(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.number] })],
);
