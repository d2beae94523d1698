import { inArray } from "drizzle-orm";
import { languages } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { products, variants } from "../catalog/tables/catalog.ts";
import { categories } from "../catalog/tables/category.ts";
import { taxClasses } from "../catalog/tables/tax.ts";
import { type CatalogueRow, rowStores } from "./catalogueRow.ts";
import { type CategoryPaths, readCategoryPaths, readPageIdentifiers } from "./categoryPaths.ts";
import { groupPriceProblem, readGroups } from "./groupPrices.ts";

/** The ids of everything that rows can refer to, by code or sku. */
export interface CatalogueIds {
  readonly taxClasses: ReadonlyMap<string, number>;
  /** Customer groups. */
  readonly groups: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  /** The code of the category at each plain address. */
  readonly categoryPaths: CategoryPaths;
  readonly pageIdentifiers: ReadonlySet<string>;
  /** By sku. Products and variants that rows add are inserted. */
  readonly products: Map<string, { readonly id: number }>;
  readonly variants: Map<string, { readonly id: number; readonly productId: number }>;
}

/** Reads the ids of tax classes, groups and categories, and of the products and variants with these skus. */
export async function readCatalogueIds(session: Session, skus: readonly string[]): Promise<CatalogueIds> {
  const names = [...new Set(skus)];
  const classes = await session.select().from(taxClasses);
  const storedCategories = await session.select({ id: categories.id, code: categories.code }).from(categories);
  const storedProducts = await session
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, names));
  const storedVariants = await session
    .select({ id: variants.id, sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.sku, names));
  return {
    groups: await readGroups(session),
    taxClasses: new Map(classes.map(({ code, id }) => [code, id])),
    categories: new Map(storedCategories.map(({ code, id }) => [code, id])),
    categoryPaths: await readCategoryPaths(session),
    pageIdentifiers: await readPageIdentifiers(session),
    products: new Map(storedProducts.map((product) => [product.sku, product])),
    variants: new Map(storedVariants.map((variant) => [variant.sku, variant])),
  };
}

/** Returns the problems of a row's group prices. `before` is the variant's row before the import. */
function groupProblems(
  { prices, groupPrices }: CatalogueRow,
  { groups }: CatalogueIds,
  before: CatalogueRow | undefined,
): readonly (readonly [field: string, problem: string])[] {
  return rowStores.flatMap((store) =>
    Object.entries(groupPrices?.[store] ?? {}).flatMap(([code, price]) => {
      const field = `groupPrices.${store}.${code}`;
      if (!groups.has(code)) return [[field, "There is no such customer group."] as const];
      // An unchanged group price is accepted even if the regular price has changed, so that an export can be imported
      // again.
      if (before?.groupPrices?.[store]?.[code] === price) return [];
      const problem = groupPriceProblem(price, (prices?.[store] ?? before?.prices?.[store])?.price);
      return problem === null ? [] : [[field, problem] as const];
    }),
  );
}

/** Returns a row's missing fields, if its product or variant is new, and its references to things that do not exist. */
export function rowProblems(
  row: CatalogueRow,
  ids: CatalogueIds,
  before: CatalogueRow | undefined,
): readonly (readonly [field: string, problem: string])[] {
  const variant = ids.variants.get(row.sku);
  const product = ids.products.get(row.product);
  const isNew = !product;
  const missing = (["type", "taxClass", "name", "slug", "prices"] as const).filter((field) => isNew && !row[field]);
  const unknownCategories = (row.categories ?? []).filter((code) => !ids.categories.has(code));
  return [
    ...missing.map((field) => [field, "A new product needs this field."] as const),
    ...(isNew && row.name && row.slug
      ? languages.flatMap((language) =>
          row.name?.[language] && row.slug?.[language]
            ? []
            : [[`name.${language}`, "A new product needs a name and a slug in every language."] as const],
        )
      : []),
    ...(!isNew && !variant && !row.prices ? [["prices", "A new variant needs a price."] as const] : []),
    ...(variant && variant.productId !== product?.id
      ? [["product", "The variant with this sku belongs to another product."] as const]
      : []),
    ...(row.taxClass !== undefined && !ids.taxClasses.has(row.taxClass)
      ? [["taxClass", `There is no tax class ${row.taxClass}.`] as const]
      : []),
    ...groupProblems(row, ids, before),
    ...unknownCategories.map((code) => ["categories", `There is no category ${code}.`] as const),
  ];
}
