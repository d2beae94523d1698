import { type AnyPgColumn, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Labels } from "../../catalog/tables/catalog.ts";

/** The text of a page or block in one language. The content consists of paragraphs and headings (`domain/content.ts`). */
export interface StoredPageText {
  readonly title: string;
  readonly metaDescription: string;
  readonly content: string;
}
export type StoredBlockText = Pick<StoredPageText, "title" | "content">;

/** The target of a link. Its URL in a language is derived from the code. */
export interface StoredLink {
  readonly kind: "category" | "page" | "article";
  readonly code: string;
}

/** Text pages, such as the terms and conditions (docs/specification/pages.md#page-21). */
export const cmsPages = pgTable("cms_pages", {
  id: integer().primaryKey(),
  /** The last part of its URL, which is the same in every language. */
  identifier: text().notNull().unique(),
  parentId: integer().references((): AnyPgColumn => cmsPages.id),
  /** Ascending through all pages, depth first. */
  position: integer().notNull(),
  /** By locale. */
  texts: jsonb().$type<Readonly<Record<string, StoredPageText>>>().notNull(),
});

/** Texts that appear on several pages. */
export const cmsBlocks = pgTable("cms_blocks", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  /** By locale. */
  texts: jsonb().$type<Readonly<Record<string, StoredBlockText>>>().notNull(),
});

/** Short texts at a section of a page (docs/specification/content.md#content-3). */
export const frontBlocks = pgTable("front_blocks", {
  id: integer().primaryKey(),
  page: text().notNull(),
  section: text().notNull(),
  titles: jsonb().$type<Labels>().notNull(),
  words: jsonb().$type<Labels>().notNull(),
  link: jsonb().$type<StoredLink>(),
});

/** Frequently asked questions (docs/specification/content.md#content-4). */
export const questions = pgTable("questions", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  categoryCode: text().notNull(),
  position: integer().notNull(),
  questions: jsonb().$type<Labels>().notNull(),
  answers: jsonb().$type<Labels>().notNull(),
});
