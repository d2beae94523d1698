import { eq, inArray } from "drizzle-orm";
import { languages } from "#domain/store.ts";
import { writeAttributes } from "../catalog/attributes.ts";
import { type WrittenCategory, writeCategories } from "../catalog/categories.ts";
import type { Session } from "../kernel/database/database.ts";
import { attributes } from "../catalog/tables/catalog.ts";
import { categories, categoryTexts } from "../catalog/tables/category.ts";
import type { RefusedRow } from "./catalogueRow.ts";
import type { CatalogueStructure } from "./catalogueStructure.ts";
import { lineageOf, type Parents, pathProblems } from "./categoryPaths.ts";

type Category = CatalogueStructure["categories"][number];

interface IdAndCode {
  readonly id: number;
  readonly code: string;
}

interface Stored {
  readonly attributes: readonly IdAndCode[];
  readonly categories: readonly (IdAndCode & { readonly parentId: number | null; readonly level: number })[];
  readonly slugs: readonly { readonly categoryId: number; readonly locale: string; readonly slug: string }[];
}

async function readStored(session: Session): Promise<Stored> {
  const { id, code, parentId, level } = categories;
  const { categoryId, locale, slug } = categoryTexts;
  return {
    attributes: await session.select({ id: attributes.id, code: attributes.code }).from(attributes),
    categories: await session.select({ id, code, parentId, level }).from(categories),
    slugs: await session.select({ categoryId, locale, slug }).from(categoryTexts),
  };
}

/**
 * Returns the entries whose id or code already belongs to another one. Both must never change, because products, links
 * and settings refer to either.
 */
function idProblems(
  list: "attributes" | "categories",
  imported: readonly IdAndCode[],
  stored: readonly IdAndCode[],
): readonly RefusedRow[] {
  return imported.flatMap(({ id, code }, index) => {
    const refusal = (problem: string) => [{ row: index + 1, sku: null, field: `${list}.${code}.id`, problem }];
    const earlier = imported.slice(0, index);
    if (earlier.some((each) => each.id === id && each.code === code)) return refusal(`${code} is listed twice.`);
    const other = [...stored, ...earlier].find((each) => (each.id === id) !== (each.code === code));
    return other ? refusal(`${code} cannot have the id ${id}, because ${other.code} has the id ${other.id}.`) : [];
  });
}

/** Returns the code of each category's parent after the import; null for a root. */
function parentsOf(imported: readonly Category[], stored: Stored["categories"]): Parents {
  const codes = new Map(stored.map(({ id, code }) => [id, code]));
  return new Map([
    ...stored.map(({ code, parentId }) => [code, parentId === null ? null : (codes.get(parentId) ?? null)] as const),
    ...imported.map(({ code, parent }) => [code, parent] as const),
  ]);
}

/** Returns the level of a category, 1 for a root; null if it has no root. */
const levelOf = (code: string, parents: Parents): number | null => lineageOf(code, parents)?.length ?? null;

function categoryProblems(imported: readonly Category[], stored: Stored): readonly RefusedRow[] {
  const parents = parentsOf(imported, stored.categories);
  const importedIds = new Set(imported.map(({ id }) => id));
  const owners = new Map(
    stored.slugs
      .filter(({ categoryId }) => !importedIds.has(categoryId))
      .map(({ locale, slug, categoryId }) => [`${locale} ${slug}`, categoryId]),
  );
  return imported.flatMap(({ id, code, parent, texts }, index) => {
    const refusal = (field: string, problem: string): RefusedRow => ({
      row: index + 1,
      sku: null,
      field: `categories.${code}.${field}`,
      problem,
    });
    const hasNoRoot = levelOf(code, parents) === null;
    const taken = languages.filter((language) => {
      const key = `${language} ${texts[language].slug}`;
      const owner = owners.get(key) ?? id;
      owners.set(key, id);
      return owner !== id;
    });
    return [
      ...(hasNoRoot ? [refusal("parent", `The parent ${parent} does not exist, or the parents form a circle.`)] : []),
      ...taken.map((language) => refusal(`texts.${language}.slug`, "Another category has this slug.")),
    ];
  });
}

/**
 * Writes attributes and categories by their ids. Others stay as they are. If any of them is invalid, writes nothing and
 * returns the problems, because an incomplete tree would leave products without their categories.
 */
export async function writeStructure(session: Session, imported: CatalogueStructure): Promise<readonly RefusedRow[]> {
  const stored = await readStored(session);
  const refused = [
    ...idProblems("attributes", imported.attributes, stored.attributes),
    ...idProblems("categories", imported.categories, stored.categories),
    ...categoryProblems(imported.categories, stored),
  ];
  if (refused.length > 0) return refused;
  const parents = parentsOf(imported.categories, stored.categories);
  const takenPaths = await pathProblems(session, imported.categories, parents);
  if (takenPaths.length > 0) return takenPaths;
  const ids = new Map([...stored.categories, ...imported.categories].map(({ code, id }) => [code, id]));
  await writeAttributes(session, imported.attributes);
  // Texts are deleted first, because two categories may exchange their slugs, which are unique.
  const importedIds = imported.categories.map(({ id }) => id);
  await session.delete(categoryTexts).where(inArray(categoryTexts.categoryId, importedIds));
  await writeCategories(
    session,
    imported.categories.map(({ parent, inMenu, texts, ...fields }): WrittenCategory => ({
      ...fields,
      parentId: parent === null ? null : (ids.get(parent) ?? null),
      level: levelOf(fields.code, parents) ?? 1,
      menuVisible: inMenu,
      texts: languages.map((locale) => Object.assign({ locale }, texts[locale])),
    })),
  );
  // Subcategories of a moved category have a new level too.
  for (const { id, code, level } of stored.categories) {
    const now = levelOf(code, parents);
    if (now !== null && now !== level)
      await session.update(categories).set({ level: now }).where(eq(categories.id, id));
  }
  return [];
}
