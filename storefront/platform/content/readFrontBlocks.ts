import { asc } from "drizzle-orm";
import type { WireFrontBlock } from "#contract/content/cms.ts";
import { wordIn } from "../stores/wordIn.ts";
import type { Session } from "../kernel/database/database.ts";
import { frontBlocks } from "./tables/cms.ts";
import type { HrefOf } from "./hrefOf.ts";

/** The few words that pages place here and there, in one language. */
export async function readFrontBlocks(
  session: Session,
  locale: string,
  hrefOf: HrefOf,
): Promise<readonly WireFrontBlock[]> {
  const rows = await session.select().from(frontBlocks).orderBy(asc(frontBlocks.id));
  return rows.map(({ id, page, section, titles, words, link }) => ({
    id,
    page,
    section,
    title: wordIn(titles, locale),
    content: wordIn(words, locale),
    url: link && hrefOf(link),
  }));
}
