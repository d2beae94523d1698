import { asc } from "drizzle-orm";
import type { WireBlock, WireNode, WirePage, WireQuestion } from "#contract/content/cms.ts";
import type { Session } from "../kernel/database/database.ts";
import { cmsBlocks, cmsPages, questions } from "./tables/cms.ts";
import type { WireArticle } from "#contract/content/article.ts";
import { articles } from "./tables/article.ts";
import { readRemovedCodes } from "./removedPages.ts";
import { labelIn } from "../stores/storeViews.ts";

/** Returns the text in a locale, or in English, which is complete, if the locale has none. */
export const textIn = <Text>(texts: Readonly<Record<string, Text>>, locale: string): Text | undefined =>
  texts[locale] ?? texts["en"];

/** A text page, and its node in the hierarchy of pages. */
export interface ReadPage {
  readonly page: WirePage;
  readonly node: WireNode;
}

/** Reads the text pages in one language, in depth-first order. Removed pages are left out. */
export async function readPages(session: Session, locale: string): Promise<readonly ReadPage[]> {
  const rows = await session.select().from(cmsPages).orderBy(asc(cmsPages.position));
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const levelOf = (id: number): number => {
    const parentId = parentOf.get(id) ?? null;
    return parentId === null ? 1 : levelOf(parentId) + 1;
  };
  const removed = await readRemovedCodes(session, "page");
  return rows.flatMap(({ id, identifier, parentId, position, texts }): ReadPage[] => {
    const text = textIn(texts, locale);
    if (!text || removed.has(identifier)) return [];
    const { title, metaDescription, content } = text;
    return [
      {
        page: { id, code: identifier, identifier, title, meta_description: metaDescription, content },
        node: { id, parent_id: parentId, page_id: id, identifier, title, level: levelOf(id), position },
      },
    ];
  });
}

/** Reads the text blocks in one language. */
export async function readBlocks(session: Session, locale: string): Promise<readonly WireBlock[]> {
  const rows = await session.select().from(cmsBlocks).orderBy(asc(cmsBlocks.id));
  return rows.flatMap(({ id, code, texts }): WireBlock[] => {
    const text = textIn(texts, locale);
    return text ? [{ id, code, identifier: code, ...text }] : [];
  });
}

/** Reads the blog articles in one language. Removed articles are left out. */
export async function readArticles(session: Session, locale: string): Promise<readonly WireArticle[]> {
  const rows = await session.select().from(articles).orderBy(asc(articles.id));
  const removed = await readRemovedCodes(session, "article");
  return rows.flatMap(({ categories, related, publishedOn, texts, ...row }): WireArticle[] => {
    const text = textIn(texts, locale);
    if (!text || removed.has(String(row.id))) return [];
    const { body: content, ...shown } = text;
    const lists = { categories: [...categories], related: [...related] };
    return [{ ...row, ...shown, ...lists, content, published_on: publishedOn }];
  });
}

/** Reads the frequently asked questions in one language, in display order. */
export async function readQuestions(session: Session, locale: string): Promise<readonly WireQuestion[]> {
  const rows = await session.select().from(questions).orderBy(asc(questions.position));
  return rows.map(({ id, code, categoryCode, position, questions: questionTexts, answers }) => ({
    id,
    code,
    category_code: categoryCode,
    position,
    question: labelIn(questionTexts, locale),
    answer: labelIn(answers, locale),
  }));
}
