import { asc } from "drizzle-orm";
import type { WireBlock, WireNode, WirePage } from "#contract/content/cms.ts";
import type { Session } from "../kernel/database/database.ts";
import { cmsBlocks, cmsPages } from "./tables/cms.ts";
import { textIn } from "./textIn.ts";

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
