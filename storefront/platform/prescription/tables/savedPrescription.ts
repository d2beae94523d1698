import { integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { customers } from "../../customer/tables/customer.ts";

/** Prescriptions that customers keep in their account. Their values are encrypted (docs/specification/law.md#law-14). */
export const savedPrescriptions = pgTable(
  "saved_prescriptions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** Whose it is, as the customer called it. */
    name: text().notNull(),
    sealedOptions: text().notNull(),
    /** The version of the text by which the customer agreed that it is stored. */
    consentVersion: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.customerId, table.name)],
);
