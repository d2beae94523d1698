import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What an article says in one language. Its body has paragraphs and headings (`domain/content.ts`). */
export interface StoredArticleText {
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
  readonly body: string;
}

/** The blog (docs/specification/content.md#content-1). */
export const articles = pgTable("articles", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  categories: jsonb().$type<readonly string[]>().notNull(),
  /** The ids of what is read next. */
  related: jsonb().$type<readonly number[]>().notNull(),
  /** The master of its picture, and behind `#` its edition. */
  image: text(),
  /** By locale. */
  texts: jsonb().$type<Readonly<Record<string, StoredArticleText>>>().notNull(),
});
