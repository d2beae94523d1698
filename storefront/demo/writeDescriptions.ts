import { languages } from "#domain/store.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import { filterDescriptions, filterDescriptionTexts } from "#platform/catalog/tables/filterDescription.ts";
import type { SeedContent } from "./content.ts";

/** What is said of narrowed categories: whole tables, since nothing refers to their rows. */
export async function writeDescriptions(
  session: Session,
  { descriptions }: Pick<SeedContent, "descriptions">,
): Promise<void> {
  await session.delete(filterDescriptions);
  if (descriptions.length === 0) return;
  await session.insert(filterDescriptions).values(
    descriptions.map(({ categoryId, options }, index) => ({
      id: index + 1,
      categoryId,
      options,
      requiredMatches: options.length,
    })),
  );
  await session
    .insert(filterDescriptionTexts)
    .values(
      descriptions.flatMap(({ texts }, index) =>
        languages.map((locale) => Object.assign({ descriptionId: index + 1, locale }, texts[locale])),
      ),
    );
}
