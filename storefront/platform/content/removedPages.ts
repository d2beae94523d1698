import { and, eq } from "drizzle-orm";
import type { WireRemovedPage } from "#contract/content/removedPage.ts";
import type { RemovableKind, RemovablePage } from "#domain/removedPage.ts";
import { products } from "../catalog/tables/catalog.ts";
import type { Session } from "../kernel/database/database.ts";
import { articles } from "./tables/article.ts";
import { cmsPages } from "./tables/cms.ts";
import { removedPages } from "./tables/removedPage.ts";

/** Reads the codes of what was removed of a kind. */
export async function readRemovedCodes(session: Session, kind: RemovableKind): Promise<ReadonlySet<string>> {
  const rows = await session.select({ code: removedPages.code }).from(removedPages).where(eq(removedPages.kind, kind));
  return new Set(rows.map(({ code }) => code));
}

/** Reads the search documents of everything that was removed. */
export async function readRemovedPages(session: Session): Promise<readonly WireRemovedPage[]> {
  const rows = await session.select().from(removedPages);
  return rows.map(({ kind, code }) => ({ id: `${kind}:${code}`, kind, code }));
}

const findIds: Readonly<Record<RemovableKind, (session: Session, code: string) => Promise<readonly number[]>>> = {
  product: async (session, code) => idsOf(await session.select().from(products).where(eq(products.sku, code))),
  article: async (session, code) => idsOf(await session.select().from(articles)).filter((id) => String(id) === code),
  page: async (session, code) => idsOf(await session.select().from(cmsPages).where(eq(cmsPages.identifier, code))),
};

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** Returns the id of a product, an article or a page, removed or not; null if it never existed. */
export const findRemovable = async (session: Session, { kind, code }: RemovablePage): Promise<number | null> =>
  (await findIds[kind](session, code))[0] ?? null;

/** Removes a product, an article or a page for good, or takes that back. Both can be repeated. */
export async function setRemoved(
  session: Session,
  { kind, code }: RemovablePage,
  removedAt: Date | null,
): Promise<void> {
  const isIt = and(eq(removedPages.kind, kind), eq(removedPages.code, code));
  if (removedAt) await session.insert(removedPages).values({ kind, code, removedAt }).onConflictDoNothing();
  else await session.delete(removedPages).where(isIt);
}
