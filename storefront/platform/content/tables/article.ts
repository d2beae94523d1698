import { date, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** The text of an article in one language. Its body consists of paragraphs and headings (`domain/content.ts`). */
export interface StoredArticleText {
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
  readonly body: string;
}

/** Blog articles (docs/specification/content.md#content-1). */
export const articles = pgTable("articles", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  categories: jsonb().$type<readonly string[]>().notNull(),
  /** The ids of related articles. */
  related: jsonb().$type<readonly number[]>().notNull(),
  /** Its picture as `master#edition`; null for none. */
  image: text(),
  /** The day it was published; null for an article without a date. */
  publishedOn: date({ mode: "string" }),
  /** Who wrote it; null for the shop itself. */
  author: text(),
  /** By locale. */
  texts: jsonb().$type<Readonly<Record<string, StoredArticleText>>>().notNull(),
});
