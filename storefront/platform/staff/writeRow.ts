import { and, eq, max, ne, notInArray } from "drizzle-orm";
import { ok, refuse, type Result } from "#domain/result.ts";
import { languages } from "#domain/store.ts";
import type { ProductType } from "#domain/product/product.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { categoryProducts } from "../catalog/tables/category.ts";
import { priceHistory, products, productTexts, variants } from "../catalog/tables/catalog.ts";
import { writePrices } from "../pricing/writePrices.ts";
import { type CatalogueRow, rowStores } from "./catalogueRow.ts";
import type { CatalogueIds } from "./checkRow.ts";
import { setStock } from "./goods.ts";
import { toStoredOptions } from "./ownOptionRow.ts";
import { replaceGroupPrices } from "./groupPrices.ts";

/** The fields of a product itself, without its variants. */
interface WrittenProduct extends Pick<
  CatalogueRow,
  | "product"
  | "status"
  | "taxClass"
  | "categories"
  | "flags"
  | "createdAt"
  | "name"
  | "slug"
  | "description"
  | "attributes"
  | "lensMatrix"
  | "ownOptions"
> {
  readonly type?: ProductType | undefined;
}

/** Why a slug was refused: its field, and the reason for the staff. */
export type SlugProblem = readonly [field: string, problem: string];

/**
 * Returns why a product cannot have one of its slugs: another product has it, or a category or a page of text lies at the
 * same plain address (docs/specification/pages.md#page-24). Null if it can have all of them.
 */
async function slugProblem(
  session: Session,
  { slug }: Pick<CatalogueRow, "slug">,
  productId: number | null,
  { categoryPaths, pageIdentifiers }: CatalogueIds,
): Promise<SlugProblem | null> {
  for (const language of languages) {
    const newSlug = slug?.[language];
    if (newSlug === undefined) continue;
    const category = categoryPaths[language].get(newSlug);
    if (category !== undefined)
      return [`slug.${language}`, `The category ${category} has this address. Choose another slug.`];
    if (pageIdentifiers.has(newSlug))
      return [`slug.${language}`, `The page of text ${newSlug} has this address. Choose another slug.`];
    const others = productId === null ? undefined : ne(productTexts.productId, productId);
    const same = and(eq(productTexts.locale, language), eq(productTexts.slug, newSlug), others);
    if ((await session.$count(productTexts, same)) > 0) return [`slug.${language}`, "Another product has this slug."];
  }
  return null;
}

async function writeProduct(
  session: Session,
  row: WrittenProduct,
  { products: productIds, taxClasses }: CatalogueIds,
  now: Date,
) {
  const { type, taxClass, status, attributes, flags, lensMatrix, ownOptions, createdAt } = row;
  const taxClassId = taxClass === undefined ? undefined : taxClasses.get(taxClass);
  const fields = {
    ...(taxClassId !== undefined && { taxClassId }),
    ...(attributes && { attributes }),
    ...(flags && { flags }),
    ...(lensMatrix && { lensMatrix }),
    ...(ownOptions && { ownOptions: toStoredOptions(ownOptions) }),
    ...(createdAt && { createdAt: new Date(createdAt) }),
  };
  const before = productIds.get(row.product);
  if (before) {
    // A product is for sale again if one of its variants is.
    const forSale = status === 1 ? { status } : {};
    await session
      .update(products)
      .set({ ...fields, ...forSale, updatedAt: now })
      .where(eq(products.id, before.id));
    return before.id;
  }
  if (!type || taxClassId === undefined)
    throw new Error("A new product without type or tax class was not refused by rowProblems.");
  const [written] = await session
    .insert(products)
    .values({
      sku: row.product,
      typeId: type,
      status: 1,
      visibility: 4,
      taxClassId,
      attributes: attributes ?? {},
      flags: flags ?? [],
      lensMatrix: lensMatrix ?? null,
      ownOptions: toStoredOptions(ownOptions ?? []),
      keptByStaff: true,
      createdAt: createdAt ? new Date(createdAt) : now,
      updatedAt: now,
    })
    .returning({ id: products.id });
  if (!written) throw new Error("The new product was not inserted.");
  productIds.set(row.product, written);
  return written.id;
}

async function writeTexts(session: Session, { name, slug, description }: WrittenProduct, productId: number) {
  for (const locale of languages) {
    const fields = {
      ...(name?.[locale] !== undefined && { name: name[locale] }),
      ...(slug?.[locale] !== undefined && { slug: slug[locale] }),
      ...(description?.[locale] !== undefined && { description: description[locale] }),
    };
    if (Object.keys(fields).length === 0) continue;
    const allFields = { name: "", slug: "", description: "", ...fields };
    const target = [productTexts.productId, productTexts.locale];
    // An existing text keeps the fields that the row leaves out. A new one has a name and a slug, as `rowProblems`
    // checks.
    await session
      .insert(productTexts)
      .values({ productId, locale, ...allFields })
      .onConflictDoUpdate({ target, set: fields });
  }
}

async function writeVariant(
  session: Session,
  row: CatalogueRow,
  productId: number,
  { variants: variantIds }: CatalogueIds,
) {
  const fields = {
    ...(row.status !== undefined && { status: row.status }),
    ...(row.variantAttributes && { attributes: row.variantAttributes }),
    ...(row.gallery && { gallery: row.gallery }),
  };
  const before = variantIds.get(row.sku);
  if (before) {
    if (Object.keys(fields).length > 0) await session.update(variants).set(fields).where(eq(variants.id, before.id));
    return { id: before.id, isNew: false };
  }
  const position = await session.$count(variants, eq(variants.productId, productId));
  const [written] = await session
    .insert(variants)
    .values({ sku: row.sku, productId, position, status: 1, attributes: {}, ...fields })
    .returning({ id: variants.id });
  if (!written) throw new Error("The new variant was not inserted.");
  variantIds.set(row.sku, { id: written.id, productId });
  return { id: written.id, isNew: true };
}

async function writeRowPrices(
  session: Session,
  { prices, priceHistory: history }: CatalogueRow,
  variantId: number,
  isNew: boolean,
  now: Date,
) {
  const rows = rowStores.flatMap((storeCode) => {
    const storePrice = prices?.[storeCode];
    if (!storePrice) return [];
    const { price, special } = storePrice;
    return [
      {
        variantId,
        storeCode,
        amount: Math.round(price * 100),
        specialAmount: special ? Math.round(special.price * 100) : null,
        specialFrom: special ? new Date(special.from) : null,
        specialTo: special?.to ? new Date(special.to) : null,
      },
    ];
  });
  if (rows.length === 0) return;
  await writePrices(session, rows, now);
  if (!isNew) return;
  const first = rows.flatMap(({ storeCode, amount }) => {
    const past = history?.[storeCode] ?? [{ from: dayOf(now), price: amount / 100 }];
    return past.map(({ from, price }) => ({ variantId, storeCode, validFrom: from, amount: Math.round(price * 100) }));
  });
  if (first.length > 0) await session.insert(priceHistory).values(first).onConflictDoNothing();
}

async function writeGroupPrices(
  session: Session,
  { groupPrices }: CatalogueRow,
  variantId: number,
  { groups }: CatalogueIds,
) {
  for (const storeCode of rowStores) {
    const newPrices = groupPrices?.[storeCode];
    if (newPrices) await replaceGroupPrices(session, { variantId, storeCode }, newPrices, groups);
  }
}

async function writeProductCategories(
  session: Session,
  { categories }: WrittenProduct,
  productId: number,
  ids: CatalogueIds,
) {
  if (!categories) return;
  const categoryIds = categories.flatMap((code) => ids.categories.get(code) ?? []);
  await session
    .delete(categoryProducts)
    .where(and(eq(categoryProducts.productId, productId), notInArray(categoryProducts.categoryId, categoryIds)));
  if (categoryIds.length === 0) return;
  // After all products of all categories, because the products of several categories may be shown in one list.
  const [last] = await session.select({ position: max(categoryProducts.position) }).from(categoryProducts);
  const position = (last?.position ?? -1) + 1;
  const rows = categoryIds.map((categoryId) => ({ categoryId, productId, position }));
  await session.insert(categoryProducts).values(rows).onConflictDoNothing();
}

/** Writes a validated product. Returns its id, or why it cannot have one of its slugs. */
export async function writeCheckedProduct(
  session: Session,
  product: WrittenProduct,
  ids: CatalogueIds,
  now: Date,
): Promise<Result<number, SlugProblem>> {
  const problem = await slugProblem(session, product, ids.products.get(product.product)?.id ?? null, ids);
  if (problem) return refuse(problem);
  const productId = await writeProduct(session, product, ids, now);
  await writeTexts(session, product, productId);
  await writeProductCategories(session, product, productId, ids);
  return ok(productId);
}

/** Writes a validated row. Returns its product's id, or why it cannot have one of its slugs. */
export async function writeRow(
  session: Session,
  row: CatalogueRow,
  ids: CatalogueIds,
  now: Date,
): Promise<Result<number, SlugProblem>> {
  const product = await writeCheckedProduct(session, row, ids, now);
  if (!product.ok) return product;
  const { id, isNew } = await writeVariant(session, row, product.value, ids);
  await writeRowPrices(session, row, id, isNew, now);
  await writeGroupPrices(session, row, id, ids);
  if (row.stock !== undefined || isNew) await setStock(session, id, row.stock ?? 0);
  return product;
}
