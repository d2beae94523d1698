import { eq, inArray } from "drizzle-orm";
import { languages } from "#domain/store.ts";
import { writeAttributes } from "../catalog/attributes.ts";
import { type WrittenCategory, writeCategories } from "../catalog/categories.ts";
import type { Session } from "../kernel/database/database.ts";
import { attributes } from "../catalog/tables/catalog.ts";
import { categories, categoryTexts } from "../catalog/tables/category.ts";
import type { RefusedRow } from "./catalogueRow.ts";
import type { CatalogueStructure } from "./catalogueStructure.ts";

type Category = CatalogueStructure["categories"][number];

interface Named {
  readonly id: number;
  readonly code: string;
}

interface Stored {
  readonly attributes: readonly Named[];
  readonly categories: readonly (Named & { readonly parentId: number | null; readonly level: number })[];
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

/** Ids and codes belong together for good: products, links and settings name a thing by either. */
function namingProblems(
  list: "attributes" | "categories",
  given: readonly Named[],
  stored: readonly Named[],
): readonly RefusedRow[] {
  return given.flatMap(({ id, code }, index) => {
    const refusal = (problem: string) => [{ row: index + 1, sku: null, field: `${list}.${code}.id`, problem }];
    const earlier = given.slice(0, index);
    if (earlier.some((each) => each.id === id && each.code === code)) return refusal(`${code} is listed twice.`);
    const other = [...stored, ...earlier].find((each) => (each.id === id) !== (each.code === code));
    return other ? refusal(`The id ${id} cannot be that of ${code}: ${other.code} has the id ${other.id}.`) : [];
  });
}

/** The code above each category, as it will be; null for a root. */
function parentsOf(given: readonly Category[], stored: Stored["categories"]): ReadonlyMap<string, string | null> {
  const codes = new Map(stored.map(({ id, code }) => [id, code]));
  return new Map([
    ...stored.map(({ code, parentId }) => [code, parentId === null ? null : (codes.get(parentId) ?? null)] as const),
    ...given.map(({ code, parent }) => [code, parent] as const),
  ]);
}

/** How deep a category lies, the root being 1; null where a parent is missing, or lies below its own child. */
function levelOf(code: string, parents: ReadonlyMap<string, string | null>): number | null {
  const path = [code];
  for (;;) {
    const above = parents.get(path.at(-1) ?? "");
    if (above === null) return path.length;
    if (above === undefined || path.includes(above)) return null;
    path.push(above);
  }
}

function categoryProblems(given: readonly Category[], stored: Stored): readonly RefusedRow[] {
  const parents = parentsOf(given, stored.categories);
  const isGiven = new Set(given.map(({ id }) => id));
  const owners = new Map(
    stored.slugs
      .filter(({ categoryId }) => !isGiven.has(categoryId))
      .map(({ locale, slug, categoryId }) => [`${locale} ${slug}`, categoryId]),
  );
  return given.flatMap(({ id, code, parent, texts }, index) => {
    const refusal = (field: string, problem: string): RefusedRow => ({
      row: index + 1,
      sku: null,
      field: `categories.${code}.${field}`,
      problem,
    });
    const isLost = levelOf(code, parents) === null;
    const taken = languages.filter((language) => {
      const key = `${language} ${texts[language].slug}`;
      const owner = owners.get(key) ?? id;
      owners.set(key, id);
      return owner !== id;
    });
    return [
      ...(isLost ? [refusal("parent", `No way leads from ${parent} up to a category without a parent.`)] : []),
      ...taken.map((language) => refusal(`texts.${language}.slug`, "Another category has this slug.")),
    ];
  });
}

/**
 * Writes attributes and categories by their ids; what the lists do not name stays as it is. Writes nothing and returns
 * the reasons when any of them cannot be written: products would stand in half a tree.
 */
export async function writeStructure(session: Session, given: CatalogueStructure): Promise<readonly RefusedRow[]> {
  const stored = await readStored(session);
  const refused = [
    ...namingProblems("attributes", given.attributes, stored.attributes),
    ...namingProblems("categories", given.categories, stored.categories),
    ...categoryProblems(given.categories, stored),
  ];
  if (refused.length > 0) return refused;
  const parents = parentsOf(given.categories, stored.categories);
  const ids = new Map([...stored.categories, ...given.categories].map(({ code, id }) => [code, id]));
  await writeAttributes(session, given.attributes);
  // Two categories may exchange their slugs, which are unique.
  const givenIds = given.categories.map(({ id }) => id);
  await session.delete(categoryTexts).where(inArray(categoryTexts.categoryId, givenIds));
  await writeCategories(
    session,
    given.categories.map(({ parent, inMenu, texts, ...shelf }): WrittenCategory => ({
      ...shelf,
      parentId: parent === null ? null : (ids.get(parent) ?? null),
      level: levelOf(shelf.code, parents) ?? 1,
      menuVisible: inMenu,
      texts: languages.map((locale) => Object.assign({ locale }, texts[locale])),
    })),
  );
  // What lies below a category that was moved has moved with it.
  for (const { id, code, level } of stored.categories) {
    const now = levelOf(code, parents);
    if (now !== null && now !== level)
      await session.update(categories).set({ level: now }).where(eq(categories.id, id));
  }
  return [];
}
