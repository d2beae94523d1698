import { and, asc, eq } from "drizzle-orm";
import type { Session } from "../database/database.ts";
import { categories, categoryTexts } from "../database/schema/index.ts";

/** A category with its words in one language. */
export interface ListedCategory {
  readonly category: typeof categories.$inferSelect;
  readonly text: typeof categoryTexts.$inferSelect;
}

/** The tree in the order shown: each category is followed by what lies below it. */
export const readCategories = (session: Session, locale: string): Promise<readonly ListedCategory[]> =>
  session
    .select({ category: categories, text: categoryTexts })
    .from(categories)
    .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
    .orderBy(asc(categories.position));
