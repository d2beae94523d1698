import { languages } from "#domain/store.ts";
import { eq, notInArray } from "drizzle-orm";
import { type WrittenCategory, writeCategories as writeRowsOfTree } from "#platform/catalog/categories.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import { writeRows } from "#platform/kernel/database/rows.ts";
import { categories, categoryProducts } from "#platform/catalog/tables/category.ts";
import { products as productTable } from "#platform/catalog/tables/catalog.ts";
import type { ProductRows } from "./catalogueRows.ts";
import { placesOf } from "./categories/placement.ts";
import { presentationOf } from "./categories/presentation.ts";
import { depthFirst, type PlacedCategory } from "./categories/tree.ts";
import type { SeedContent } from "./content.ts";
import type { IdBySku } from "./writeCatalogue.ts";

/** Writes the category tree and its products. Removed categories are deactivated, because links may lead to them. */
export async function writeCategories(
  session: Session,
  content: Pick<SeedContent, "categories">,
  products: readonly ProductRows[],
  productIds: IdBySku,
): Promise<void> {
  const tree = depthFirst(content.categories);
  await writeTree(session, tree);
  const byStaff = session.select({ id: productTable.id }).from(productTable).where(eq(productTable.keptByStaff, true));
  await session.delete(categoryProducts).where(notInArray(categoryProducts.productId, byStaff));
  const kept = new Set((await byStaff).map(({ id }) => id));
  const ours = products.filter(({ sku }) => !kept.has(productIds.get(sku) ?? 0));
  await placeProducts(session, content.categories, ours, productIds);
}

/** Puts products into their categories. */
export async function placeProducts(
  session: Session,
  categories: SeedContent["categories"],
  products: readonly ProductRows[],
  productIds: IdBySku,
): Promise<void> {
  const placed = products.flatMap((product) => {
    const { sku, position } = product;
    const productId = productIds.get(sku);
    if (productId === undefined) throw new Error(`${sku} was not written.`);
    return placesOf(categories, product).map((categoryId) => ({ categoryId, productId, position }));
  });
  await writeRows(session, categoryProducts, placed);
}

async function writeTree(session: Session, tree: readonly PlacedCategory[]): Promise<void> {
  await writeRowsOfTree(session, tree.map(rowOf));
  const ids = tree.map(({ category }) => category.id);
  await session.update(categories).set({ active: false, menuVisible: false }).where(notInArray(categories.id, ids));
}

function rowOf({ category, above }: PlacedCategory, position: number): WrittenCategory {
  const { id, code, texts, sections, isLanding = false, isQuiet = false, rule = null } = category;
  return {
    id,
    code,
    isLanding,
    rule,
    position,
    parentId: above.at(-1)?.id ?? null,
    level: above.length + 1,
    active: true,
    menuVisible: above.length > 0 && !isQuiet,
    ...presentationOf(category),
    texts: languages.map((locale) => {
      const { name, slug, metaTitle, metaDescription, description = metaDescription } = texts[locale];
      return { locale, name, slug, metaTitle, metaDescription, description, sections: sections?.[locale] ?? [] };
    }),
  };
}
