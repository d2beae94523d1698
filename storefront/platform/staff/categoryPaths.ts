import { and, eq, inArray } from "drizzle-orm";
import { type Language, languages, perLanguage } from "#domain/store.ts";
import { cmsPages } from "../content/tables/cms.ts";
import { readCategories } from "../catalog/categories.ts";
import { urlPathsOf } from "../catalog/documents.ts";
import { products, productTexts } from "../catalog/tables/catalog.ts";
import type { Session } from "../kernel/database/database.ts";
import type { RefusedRow } from "./catalogueRow.ts";
import type { CatalogueStructure } from "./catalogueStructure.ts";

/** The code of the category at each plain address, by language. */
export type CategoryPaths = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** Reads the identifiers of all pages of text, removed ones too, since they may be restored. */
export async function readPageIdentifiers(session: Session): Promise<ReadonlySet<string>> {
  const rows = await session.select({ identifier: cmsPages.identifier }).from(cmsPages);
  return new Set(rows.map(({ identifier }) => identifier));
}

/** Reads the plain addresses of all categories, without a leading slash, in every language. */
export async function readCategoryPaths(session: Session): Promise<CategoryPaths> {
  const paths = new Map<Language, ReadonlyMap<string, string>>();
  for (const language of languages) {
    const categories = await readCategories(session, language);
    const urlPathOf = urlPathsOf(categories);
    paths.set(language, new Map(categories.map((each) => [urlPathOf(each), each.category.code])));
  }
  return perLanguage((language) => paths.get(language) ?? new Map());
}

/** The code of each category's parent; null for a root. */
export type Parents = ReadonlyMap<string, string | null>;

/** Returns the codes from a category up to its root; null if a parent is missing, or if the parents form a circle. */
export function lineageOf(code: string, parents: Parents): readonly string[] | null {
  const lineage = [code];
  for (;;) {
    const parent = parents.get(lineage.at(-1) ?? "");
    if (parent === null) return lineage;
    if (parent === undefined || lineage.includes(parent)) return null;
    lineage.push(parent);
  }
}

/** A category whose plain address an import changes. */
interface MovedCategory {
  /** Where its category, or the nearest one above it, stands in the import. */
  readonly index: number;
  readonly path: string;
}

/**
 * Returns the imported categories that would take a plain address from a product or a page of text, themselves or by the
 * categories below them. An address leads to one page only (docs/specification/pages.md#page-24). Unchanged addresses are accepted, so that
 * an export can be imported again.
 */
export async function pathProblems(
  session: Session,
  imported: CatalogueStructure["categories"],
  parents: Parents,
): Promise<readonly RefusedRow[]> {
  const indexes = new Map(imported.map(({ code }, index) => [code, index]));
  const problems: RefusedRow[] = [];
  const pages = await readPageIdentifiers(session);
  for (const language of languages) {
    const stored = await readCategories(session, language);
    const urlPathOf = urlPathsOf(stored);
    const before = new Map(stored.map((each) => [each.category.code, urlPathOf(each)]));
    const slugs = new Map([
      ...stored.map(({ category, text }) => [category.code, text.slug] as const),
      ...imported.map(({ code, texts }) => [code, texts[language].slug] as const),
    ]);
    const moved = [...parents.keys()].flatMap((code): MovedCategory[] => {
      const lineage = lineageOf(code, parents) ?? [];
      const index = lineage.map((each) => indexes.get(each)).find((each) => each !== undefined);
      // The root's slug is part of its own address only.
      const path = (lineage.length > 1 ? lineage.slice(0, -1) : lineage)
        .toReversed()
        .map((each) => slugs.get(each))
        .join("/");
      return index === undefined || path === before.get(code) ? [] : [{ index, path }];
    });
    const owners = await readSlugOwners(
      session,
      language,
      moved.map(({ path }) => path),
    );
    for (const { index, path } of moved) {
      const sku = owners.get(path);
      const code = imported[index]?.code;
      const field = `categories.${code}.texts.${language}.slug`;
      const owner = sku !== undefined ? `product ${sku}` : pages.has(path) ? `page of text ${path}` : null;
      const problem = `The ${owner} has the address ${path}. Choose another slug.`;
      if (owner !== null) problems.push({ row: index + 1, sku: null, field, problem });
    }
  }
  return problems;
}

/** Returns the sku of the product that has each of the slugs in a language. */
async function readSlugOwners(session: Session, language: Language, slugs: readonly string[]) {
  const rows = await session
    .select({ slug: productTexts.slug, sku: products.sku })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.productId))
    .where(and(eq(productTexts.locale, language), inArray(productTexts.slug, [...slugs])));
  return new Map(rows.map(({ slug, sku }) => [slug, sku]));
}
