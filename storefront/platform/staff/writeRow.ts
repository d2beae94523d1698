import { and, eq, max, ne, notInArray } from "drizzle-orm";
import { ok, refuse, type Result } from "#domain/result.ts";
import { languages } from "#domain/store.ts";
import type { ProductType } from "#domain/product/product.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { categoryProducts } from "../catalog/tables/category.ts";
import { priceHistory, products, productTexts, variants } from "../catalog/tables/catalog.ts";
import { writePrices } from "../pricing/writePrices.ts";
import type { CatalogueRow } from "./catalogueRow.ts";
import type { Known } from "./checkRow.ts";
import { setStock } from "./goods.ts";
import { replaceGroupPrices } from "./groupPrices.ts";

const stores = ["pl", "de"] as const;

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
> {
  readonly type?: ProductType | undefined;
}

/** The language whose slug another product has; null when all are free. */
async function takenSlug(session: Session, { slug }: Pick<CatalogueRow, "slug">, productId: number | null) {
  for (const language of languages) {
    const wanted = slug?.[language];
    if (wanted === undefined) continue;
    const others = productId === null ? undefined : ne(productTexts.productId, productId);
    const same = and(eq(productTexts.locale, language), eq(productTexts.slug, wanted), others);
    if ((await session.$count(productTexts, same)) > 0) return language;
  }
  return null;
}

async function writeProduct(session: Session, row: WrittenProduct, { products: known, taxClasses }: Known, now: Date) {
  const { type, taxClass, status, attributes, flags, lensMatrix, createdAt } = row;
  const taxClassId = taxClass === undefined ? undefined : taxClasses.get(taxClass);
  const said = {
    ...(taxClassId !== undefined && { taxClassId }),
    ...(attributes && { attributes }),
    ...(flags && { flags }),
    ...(lensMatrix && { lensMatrix }),
    ...(createdAt && { createdAt: new Date(createdAt) }),
  };
  const before = known.get(row.product);
  if (before) {
    // A product whose variant comes back to sale is for sale again.
    const sold = status === 1 ? { status } : {};
    await session
      .update(products)
      .set({ ...said, ...sold, updatedAt: now })
      .where(eq(products.id, before.id));
    return before.id;
  }
  if (!type || taxClassId === undefined) throw new Error("A new product was not checked.");
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
      keptByStaff: true,
      createdAt: createdAt ? new Date(createdAt) : now,
      updatedAt: now,
    })
    .returning({ id: products.id });
  if (!written) throw new Error("A product was not written.");
  known.set(row.product, written);
  return written.id;
}

async function writeTexts(session: Session, { name, slug, description }: WrittenProduct, productId: number) {
  for (const locale of languages) {
    const said = {
      ...(name?.[locale] !== undefined && { name: name[locale] }),
      ...(slug?.[locale] !== undefined && { slug: slug[locale] }),
      ...(description?.[locale] !== undefined && { description: description[locale] }),
    };
    if (Object.keys(said).length === 0) continue;
    const whole = { name: "", slug: "", description: "", ...said };
    const target = [productTexts.productId, productTexts.locale];
    // A text that was there keeps what the row leaves out; a first one has name and slug, which the rows' check asked for.
    await session
      .insert(productTexts)
      .values({ productId, locale, ...whole })
      .onConflictDoUpdate({ target, set: said });
  }
}

async function writeVariant(session: Session, row: CatalogueRow, productId: number, { variants: known }: Known) {
  const said = {
    ...(row.status !== undefined && { status: row.status }),
    ...(row.variantAttributes && { attributes: row.variantAttributes }),
    ...(row.gallery && { gallery: row.gallery }),
  };
  const before = known.get(row.sku);
  if (before) {
    if (Object.keys(said).length > 0) await session.update(variants).set(said).where(eq(variants.id, before.id));
    return { id: before.id, isNew: false };
  }
  const position = await session.$count(variants, eq(variants.productId, productId));
  const [written] = await session
    .insert(variants)
    .values({ sku: row.sku, productId, position, status: 1, attributes: {}, ...said })
    .returning({ id: variants.id });
  if (!written) throw new Error("A variant was not written.");
  known.set(row.sku, { id: written.id, productId });
  return { id: written.id, isNew: true };
}

async function writeRowPrices(
  session: Session,
  { prices, priceHistory: history }: CatalogueRow,
  variantId: number,
  isNew: boolean,
  now: Date,
) {
  const rows = stores.flatMap((storeCode) => {
    const own = prices?.[storeCode];
    if (!own) return [];
    const { price, special } = own;
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

async function writeGroupPrices(session: Session, { groupPrices }: CatalogueRow, variantId: number, { groups }: Known) {
  for (const storeCode of stores) {
    const wanted = groupPrices?.[storeCode];
    if (wanted) await replaceGroupPrices(session, { variantId, storeCode }, wanted, groups);
  }
}

async function place(session: Session, { categories }: WrittenProduct, productId: number, known: Known) {
  if (!categories) return;
  const ids = categories.flatMap((code) => known.categories.get(code) ?? []);
  await session
    .delete(categoryProducts)
    .where(and(eq(categoryProducts.productId, productId), notInArray(categoryProducts.categoryId, ids)));
  if (ids.length === 0) return;
  // Behind everything else, also where lists of several categories are shown as one.
  const [last] = await session.select({ position: max(categoryProducts.position) }).from(categoryProducts);
  const position = (last?.position ?? -1) + 1;
  const rows = ids.map((categoryId) => ({ categoryId, productId, position }));
  await session.insert(categoryProducts).values(rows).onConflictDoNothing();
}

/** Writes a product that was checked. Returns its id, or the field whose slug belongs to another product. */
export async function writeProductOf(
  session: Session,
  product: WrittenProduct,
  known: Known,
  now: Date,
): Promise<Result<number, string>> {
  const taken = await takenSlug(session, product, known.products.get(product.product)?.id ?? null);
  if (taken !== null) return refuse(`slug.${taken}`);
  const productId = await writeProduct(session, product, known, now);
  await writeTexts(session, product, productId);
  await place(session, product, productId, known);
  return ok(productId);
}

/** Writes a row that was checked. Returns its product, or the field whose slug belongs to another one. */
export async function writeRow(
  session: Session,
  row: CatalogueRow,
  known: Known,
  now: Date,
): Promise<Result<number, string>> {
  const product = await writeProductOf(session, row, known, now);
  if (!product.ok) return product;
  const { id, isNew } = await writeVariant(session, row, product.value, known);
  await writeRowPrices(session, row, id, isNew, now);
  await writeGroupPrices(session, row, id, known);
  if (row.stock !== undefined || isNew) await setStock(session, id, row.stock ?? 0);
  return product;
}
