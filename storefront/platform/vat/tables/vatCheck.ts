import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** The latest results of checks of VAT numbers, which are reused for a while. Failed checks are not stored. */
export const vatChecks = pgTable(
  "vat_checks",
  {
    country: text().notNull(),
    number: text().notNull(),
    outcome: text().$type<"valid" | "invalid">().notNull(),
    name: text(),
    address: text(),
    /** The register's proof of the check. */
    requestId: text(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.number] })],
);
