import { and, asc, eq } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { filterDescriptions, filterDescriptionTexts } from "./tables/filterDescription.ts";

/** A description for a combination of filters, as the search service keeps it. */
export interface FilterDescriptionDocument {
  readonly id: number;
  /** The category that it is about. */
  readonly taxon: number;
  readonly required_matches: number;
  readonly attributes: readonly { readonly attribute_code: string; readonly value: string }[];
  readonly text: string;
  readonly meta_title: string;
  readonly meta_description: string;
}

/** Every description in one language. */
export async function readFilterDescriptions(
  session: Session,
  locale: string,
): Promise<readonly FilterDescriptionDocument[]> {
  const rows = await session
    .select({ description: filterDescriptions, told: filterDescriptionTexts })
    .from(filterDescriptions)
    .innerJoin(
      filterDescriptionTexts,
      and(eq(filterDescriptionTexts.descriptionId, filterDescriptions.id), eq(filterDescriptionTexts.locale, locale)),
    )
    .orderBy(asc(filterDescriptions.id));
  return rows.map(({ description: { id, categoryId, requiredMatches, options }, told }) => ({
    id,
    taxon: categoryId,
    required_matches: requiredMatches,
    attributes: options.map(({ code, value }) => ({ attribute_code: code, value })),
    text: told.text,
    meta_title: told.metaTitle,
    meta_description: told.metaDescription,
  }));
}
