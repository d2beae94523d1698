import { type AnyPgColumn, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Labels } from "../../catalog/tables/catalog.ts";

/** What a page or a block says in one language: paragraphs and headings (`domain/content.ts`). */
export interface StoredPageText {
  readonly title: string;
  readonly metaDescription: string;
  readonly content: string;
}
export type StoredBlockText = Pick<StoredPageText, "title" | "content">;

/** Where something leads to, in whatever language: its address follows from the code. */
export interface StoredLink {
  readonly kind: "category" | "page" | "article";
  readonly code: string;
}

/** Pages of words, such as the terms (docs/specification/pages.md#page-21). */
export const cmsPages = pgTable("cms_pages", {
  id: integer().primaryKey(),
  /** The end of its address, the same in every language. */
  identifier: text().notNull().unique(),
  parentId: integer().references((): AnyPgColumn => cmsPages.id),
  /** Among all pages: those below another come after it. */
  position: integer().notNull(),
  /** By locale. */
  texts: jsonb().$type<Readonly<Record<string, StoredPageText>>>().notNull(),
});

/** Words that stand on several pages. */
export const cmsBlocks = pgTable("cms_blocks", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  /** By locale. */
  texts: jsonb().$type<Readonly<Record<string, StoredBlockText>>>().notNull(),
});

/** A few words at a place of a page (docs/specification/content.md#content-3). */
export const frontBlocks = pgTable("front_blocks", {
  id: integer().primaryKey(),
  page: text().notNull(),
  section: text().notNull(),
  titles: jsonb().$type<Labels>().notNull(),
  words: jsonb().$type<Labels>().notNull(),
  link: jsonb().$type<StoredLink>(),
});

/** Questions that are asked often (docs/specification/content.md#content-4). */
export const questions = pgTable("questions", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  categoryCode: text().notNull(),
  position: integer().notNull(),
  questions: jsonb().$type<Labels>().notNull(),
  answers: jsonb().$type<Labels>().notNull(),
});
