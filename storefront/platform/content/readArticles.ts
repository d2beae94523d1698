import { asc } from "drizzle-orm";
import type { WireArticle } from "#contract/content/article.ts";
import type { Session } from "../kernel/database/database.ts";
import { articles } from "./tables/article.ts";
import { textIn } from "./textIn.ts";

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
