import { and, asc, eq } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { categories, categoryTexts } from "./tables/category.ts";

/** A category with its words in one language. */
export interface ListedCategory {
  readonly category: typeof categories.$inferSelect;
  readonly text: typeof categoryTexts.$inferSelect;
  /** The ids from the root down to it. */
  readonly path: readonly number[];
}

/** The ids from the root down to a category. */
function pathOf(id: number, parents: ReadonlyMap<number, number | null>): readonly number[] {
  const parentId = parents.get(id) ?? null;
  return parentId === null ? [id] : [...pathOf(parentId, parents), id];
}

/** The tree in the order shown: each category is followed by what lies below it. */
export async function readCategories(session: Session, locale: string): Promise<readonly ListedCategory[]> {
  const rows = await session
    .select({ category: categories, text: categoryTexts })
    .from(categories)
    .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
    .orderBy(asc(categories.position));
  const parents = new Map(rows.map(({ category }) => [category.id, category.parentId]));
  return rows.map(({ category, text }) => ({ category, text, path: pathOf(category.id, parents) }));
}
