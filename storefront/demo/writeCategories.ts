import { languages } from "#domain/store.ts";
import { eq, notInArray } from "drizzle-orm";
import { type WrittenCategory, writeCategories as writeCategoryRows } from "#platform/catalog/categories.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import { writeRows } from "#platform/kernel/database/rows.ts";
import { categories, categoryProducts } from "#platform/catalog/tables/category.ts";
import { products as productTable } from "#platform/catalog/tables/catalog.ts";
import type { ProductRows } from "./catalogueRows.ts";
import { categoryIdsOf } from "./categories/placement.ts";
import { presentationOf } from "./categories/presentation.ts";
import { depthFirst, type TreeCategory } from "./categories/tree.ts";
import type { SeedContent } from "./content.ts";
import { type IdBySku, idOf } from "./writeCatalogue.ts";

/** Writes the category tree and its products. Removed categories are deactivated, because links may lead to them. */
export async function writeCategories(
  session: Session,
  content: Pick<SeedContent, "categories">,
  products: readonly ProductRows[],
  productIds: IdBySku,
): Promise<void> {
  const tree = depthFirst(content.categories);
  await writeTree(session, tree);
  const keptByStaff = session
    .select({ id: productTable.id })
    .from(productTable)
    .where(eq(productTable.keptByStaff, true));
  await session.delete(categoryProducts).where(notInArray(categoryProducts.productId, keptByStaff));
  const keptIds = new Set((await keptByStaff).map(({ id }) => id));
  const placeable = products.filter(({ sku }) => !keptIds.has(productIds.get(sku) ?? 0));
  await placeProducts(session, content.categories, placeable, productIds);
}

/** Assigns products to their categories. */
export async function placeProducts(
  session: Session,
  categories: SeedContent["categories"],
  products: readonly ProductRows[],
  productIds: IdBySku,
): Promise<void> {
  const rows = products.flatMap((product) => {
    const { sku, position } = product;
    const productId = idOf(productIds, sku);
    return categoryIdsOf(categories, product).map((categoryId) => ({ categoryId, productId, position }));
  });
  await writeRows(session, categoryProducts, rows);
}

async function writeTree(session: Session, tree: readonly TreeCategory[]): Promise<void> {
  await writeCategoryRows(session, tree.map(rowOf));
  const ids = tree.map(({ category }) => category.id);
  await session.update(categories).set({ active: false, menuVisible: false }).where(notInArray(categories.id, ids));
}

function rowOf({ category, ancestors }: TreeCategory, position: number): WrittenCategory {
  const { id, code, texts, sections, isLanding = false, isHiddenInMenu = false, rule = null } = category;
  return {
    id,
    code,
    isLanding,
    rule,
    position,
    parentId: ancestors.at(-1)?.id ?? null,
    level: ancestors.length + 1,
    active: true,
    menuVisible: ancestors.length > 0 && !isHiddenInMenu,
    ...presentationOf(category),
    texts: languages.map((locale) => {
      const { name, slug, metaTitle, metaDescription, description = metaDescription } = texts[locale];
      return { locale, name, slug, metaTitle, metaDescription, description, sections: sections?.[locale] ?? [] };
    }),
  };
}
