import { and, asc, eq, sql } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { categories, categoryTexts } from "./tables/category.ts";

/** A category with its texts in one language. */
export interface ListedCategory {
  readonly category: typeof categories.$inferSelect;
  readonly text: typeof categoryTexts.$inferSelect;
  /** The ids from the root down to it. */
  readonly path: readonly number[];
}

/** Returns the ids from the root down to a category. */
function pathOf(id: number, parents: ReadonlyMap<number, number | null>): readonly number[] {
  const parentId = parents.get(id) ?? null;
  return parentId === null ? [id] : [...pathOf(parentId, parents), id];
}

/** Reads the category tree in one language, depth first. */
export async function readCategories(session: Session, locale: string): Promise<readonly ListedCategory[]> {
  const rows = await session
    .select({ category: categories, text: categoryTexts })
    .from(categories)
    .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
    .orderBy(asc(categories.position));
  const parents = new Map(rows.map(({ category }) => [category.id, category.parentId]));
  return rows.map(({ category, text }) => ({ category, text, path: pathOf(category.id, parents) }));
}

/** A category to be written, with its texts in every language. */
export type WrittenCategory = typeof categories.$inferSelect & {
  readonly texts: readonly Omit<typeof categoryTexts.$inferSelect, "categoryId">[];
};

/** Inserts or updates categories by id. Parents must come before their children. Other categories are unchanged. */
export async function writeCategories(session: Session, written: readonly WrittenCategory[]): Promise<void> {
  if (written.length === 0) return;
  await session
    .insert(categories)
    .values(written.map(({ texts: _texts, ...category }) => category))
    .onConflictDoUpdate({
      target: categories.id,
      set: {
        code: sql`excluded.code`,
        isLanding: sql`excluded.is_landing`,
        rule: sql`excluded.rule`,
        position: sql`excluded.position`,
        parentId: sql`excluded.parent_id`,
        level: sql`excluded.level`,
        active: sql`excluded.active`,
        menuVisible: sql`excluded.menu_visible`,
        image: sql`excluded.image`,
        lensType: sql`excluded.lens_type`,
        fittingBoxId: sql`excluded.fitting_box_id`,
      },
    });
  const texts = written.flatMap(({ id, texts: own }) => own.map((text) => ({ ...text, categoryId: id })));
  if (texts.length === 0) return;
  await session
    .insert(categoryTexts)
    .values(texts)
    .onConflictDoUpdate({
      target: [categoryTexts.categoryId, categoryTexts.locale],
      set: {
        name: sql`excluded.name`,
        slug: sql`excluded.slug`,
        metaTitle: sql`excluded.meta_title`,
        metaDescription: sql`excluded.meta_description`,
        description: sql`excluded.description`,
        sections: sql`excluded.sections`,
      },
    });
}
