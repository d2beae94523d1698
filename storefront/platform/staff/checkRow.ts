import { inArray } from "drizzle-orm";
import { languages } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { products, variants } from "../catalog/tables/catalog.ts";
import { categories } from "../catalog/tables/category.ts";
import { taxClasses } from "../catalog/tables/tax.ts";
import type { CatalogueRow } from "./catalogueRow.ts";
import { groupPriceProblem, readGroups } from "./groupPrices.ts";

/** What rows may name. */
export interface Known {
  readonly taxClasses: ReadonlyMap<string, number>;
  /** Of customers. */
  readonly groups: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  /** By sku; products that rows add are put in. */
  readonly products: Map<string, { readonly id: number }>;
  readonly variants: Map<string, { readonly id: number; readonly productId: number }>;
}

/** Reads tax classes, groups and categories, and the products and variants of these skus. */
export async function readKnown(session: Session, skus: readonly string[]): Promise<Known> {
  const names = [...new Set(skus)];
  const classes = await session.select().from(taxClasses);
  const shelves = await session.select({ id: categories.id, code: categories.code }).from(categories);
  const whole = await session
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, names));
  const single = await session
    .select({ id: variants.id, sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.sku, names));
  return {
    groups: await readGroups(session),
    taxClasses: new Map(classes.map(({ code, id }) => [code, id])),
    categories: new Map(shelves.map(({ code, id }) => [code, id])),
    products: new Map(whole.map((product) => [product.sku, product])),
    variants: new Map(single.map((variant) => [variant.sku, variant])),
  };
}

/** What is wrong with the prices of groups; `before` is the variant as it was. */
function groupProblems(
  { prices, groupPrices }: CatalogueRow,
  { groups }: Known,
  before: CatalogueRow | undefined,
): readonly (readonly [field: string, problem: string])[] {
  return (["pl", "de"] as const).flatMap((store) =>
    Object.entries(groupPrices?.[store] ?? {}).flatMap(([code, price]) => {
      const field = `groupPrices.${store}.${code}`;
      if (!groups.has(code)) return [[field, "There is no such group of customers."] as const];
      // What is exported can be brought again, whatever has become of everybody's price since.
      if (before?.groupPrices?.[store]?.[code] === price) return [];
      const problem = groupPriceProblem(price, (prices?.[store] ?? before?.prices?.[store])?.price);
      return problem === null ? [] : [[field, problem] as const];
    }),
  );
}

/** What of a new product no row says, or of any row names what there is not. */
export function problemsOf(
  row: CatalogueRow,
  known: Known,
  before: CatalogueRow | undefined,
): readonly (readonly [field: string, problem: string])[] {
  const variant = known.variants.get(row.sku);
  const product = known.products.get(row.product);
  const isNew = !product;
  const needed = (["type", "taxClass", "name", "slug", "prices"] as const).filter((field) => isNew && !row[field]);
  const unknownShelves = (row.categories ?? []).filter((code) => !known.categories.has(code));
  return [
    ...needed.map((field) => [field, "A new product needs it."] as const),
    ...(isNew && row.name && row.slug
      ? languages.flatMap((language) =>
          row.name?.[language] && row.slug?.[language]
            ? []
            : [[`name.${language}`, "A new product needs a name and a slug in every language."] as const],
        )
      : []),
    ...(!isNew && !variant && !row.prices ? [["prices", "A new variant needs it."] as const] : []),
    ...(variant && product && variant.productId !== product.id
      ? [["product", "This sku is another product's."] as const]
      : []),
    ...(variant && isNew ? [["product", "This sku is another product's."] as const] : []),
    ...(row.taxClass !== undefined && !known.taxClasses.has(row.taxClass)
      ? [["taxClass", `There is no tax class ${row.taxClass}.`] as const]
      : []),
    ...groupProblems(row, known, before),
    ...unknownShelves.map((code) => ["categories", `There is no category ${code}.`] as const),
  ];
}
