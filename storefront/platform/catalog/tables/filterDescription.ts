import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { categories } from "./category.ts";

/** Descriptions of categories that are filtered by certain options (docs/specification/catalogue.md#list-6). */
export const filterDescriptions = pgTable("filter_descriptions", {
  id: integer().primaryKey(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id),
  /** Number of the options that must be selected. */
  requiredMatches: integer().notNull(),
  options: jsonb().$type<readonly { readonly code: string; readonly value: string }[]>().notNull(),
});

export const filterDescriptionTexts = pgTable(
  "filter_description_texts",
  {
    descriptionId: integer()
      .notNull()
      .references(() => filterDescriptions.id, { onDelete: "cascade" }),
    locale: text().notNull(),
    text: text().notNull(),
    metaTitle: text().notNull(),
    metaDescription: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.descriptionId, table.locale] })],
);
