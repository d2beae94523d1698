import { asc } from "drizzle-orm";
import type { WireBlock, WireNode, WirePage, WireQuestion } from "#contract/content/cms.ts";
import type { Session } from "../kernel/database/database.ts";
import { cmsBlocks, cmsPages, questions } from "./tables/cms.ts";
import type { WireArticle } from "#contract/content/article.ts";
import { articles } from "./tables/article.ts";
import { wordIn } from "../stores/storeViews.ts";

/** What is said in a locale; English, which is complete, for one that the shop does not write in. */
export const textIn = <Text>(texts: Readonly<Record<string, Text>>, locale: string): Text | undefined =>
  texts[locale] ?? texts["en"];

/** A page of words, and where it stands among the others. */
export interface ReadPage {
  readonly page: WirePage;
  readonly node: WireNode;
}

/** The pages of words in one language, in their order. */
export async function readPages(session: Session, locale: string): Promise<readonly ReadPage[]> {
  const rows = await session.select().from(cmsPages).orderBy(asc(cmsPages.position));
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const levelOf = (id: number): number => {
    const parentId = parentOf.get(id) ?? null;
    return parentId === null ? 1 : levelOf(parentId) + 1;
  };
  return rows.flatMap(({ id, identifier, parentId, position, texts }): ReadPage[] => {
    const text = textIn(texts, locale);
    if (!text) return [];
    const { title, metaDescription, content } = text;
    return [
      {
        page: { id, code: identifier, identifier, title, meta_description: metaDescription, content },
        node: { id, parent_id: parentId, page_id: id, identifier, title, level: levelOf(id), position },
      },
    ];
  });
}

/** The blocks of words in one language. */
export async function readBlocks(session: Session, locale: string): Promise<readonly WireBlock[]> {
  const rows = await session.select().from(cmsBlocks).orderBy(asc(cmsBlocks.id));
  return rows.flatMap(({ id, code, texts }): WireBlock[] => {
    const text = textIn(texts, locale);
    return text ? [{ id, code, identifier: code, ...text }] : [];
  });
}

/** The blog in one language. */
export async function readArticles(session: Session, locale: string): Promise<readonly WireArticle[]> {
  const rows = await session.select().from(articles).orderBy(asc(articles.id));
  return rows.flatMap(({ id, code, categories, related, image, texts }): WireArticle[] => {
    const text = textIn(texts, locale);
    if (!text) return [];
    const { slug, title, teaser, body } = text;
    return [
      { id, code, slug, title, teaser, content: body, image, categories: [...categories], related: [...related] },
    ];
  });
}

/** The questions that are asked often, in one language and in their order. */
export async function readQuestions(session: Session, locale: string): Promise<readonly WireQuestion[]> {
  const rows = await session.select().from(questions).orderBy(asc(questions.position));
  return rows.map(({ id, code, categoryCode, position, questions: asked, answers }) => ({
    id,
    code,
    category_code: categoryCode,
    position,
    question: wordIn(asked, locale),
    answer: wordIn(answers, locale),
  }));
}
