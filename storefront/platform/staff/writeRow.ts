import { and, eq, ne, notInArray } from "drizzle-orm";
import { ok, refuse, type Result } from "#domain/result.ts";
import { languages } from "#domain/store.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { priceHistory, products, productTexts, variants } from "../catalog/tables/catalog.ts";
import { categoryProducts } from "../catalog/tables/category.ts";
import { writePrices } from "../pricing/writePrices.ts";
import type { CatalogueRow } from "./catalogueRow.ts";
import type { Known } from "./checkRow.ts";
import { setStock } from "./goods.ts";
import { replaceGroupPrices } from "./groupPrices.ts";

const stores = ["pl", "de"] as const;

/** The language whose slug another product has; null when all are free. */
async function takenSlug(session: Session, { slug }: CatalogueRow, productId: number | null) {
  for (const language of languages) {
    const wanted = slug?.[language];
    if (wanted === undefined) continue;
    const others = productId === null ? undefined : ne(productTexts.productId, productId);
    const same = and(eq(productTexts.locale, language), eq(productTexts.slug, wanted), others);
    if ((await session.$count(productTexts, same)) > 0) return language;
  }
  return null;
}

async function writeProduct(session: Session, row: CatalogueRow, { products: known, taxClasses }: Known, now: Date) {
  const { type, taxClass, status, attributes, flags } = row;
  const taxClassId = taxClass === undefined ? undefined : taxClasses.get(taxClass);
  const said = {
    ...(taxClassId !== undefined && { taxClassId }),
    ...(attributes && { attributes }),
    ...(flags && { flags }),
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
      keptByStaff: true,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: products.id });
  if (!written) throw new Error("A product was not written.");
  known.set(row.product, written);
  return written.id;
}

async function writeTexts(session: Session, { name, slug, description }: CatalogueRow, productId: number) {
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
  { prices }: CatalogueRow,
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
  const first = rows.map(({ storeCode, amount }) => ({ variantId, storeCode, validFrom: dayOf(now), amount }));
  await session.insert(priceHistory).values(first).onConflictDoNothing();
}

async function writeGroupPrices(session: Session, { groupPrices }: CatalogueRow, variantId: number, { groups }: Known) {
  for (const storeCode of stores) {
    const wanted = groupPrices?.[storeCode];
    if (wanted) await replaceGroupPrices(session, { variantId, storeCode }, wanted, groups);
  }
}

async function place(session: Session, { categories }: CatalogueRow, productId: number, known: Known) {
  if (!categories) return;
  const ids = categories.flatMap((code) => known.categories.get(code) ?? []);
  await session
    .delete(categoryProducts)
    .where(and(eq(categoryProducts.productId, productId), notInArray(categoryProducts.categoryId, ids)));
  for (const categoryId of ids) {
    const position = await session.$count(categoryProducts, eq(categoryProducts.categoryId, categoryId));
    await session.insert(categoryProducts).values({ categoryId, productId, position }).onConflictDoNothing();
  }
}

/** Writes a row that was checked. Answers its product, or the field that belongs to another one. */
export async function writeRow(
  session: Session,
  row: CatalogueRow,
  known: Known,
  now: Date,
): Promise<Result<number, string>> {
  const taken = await takenSlug(session, row, known.products.get(row.product)?.id ?? null);
  if (taken !== null) return refuse(`slug.${taken}`);
  const productId = await writeProduct(session, row, known, now);
  await writeTexts(session, row, productId);
  const { id, isNew } = await writeVariant(session, row, productId, known);
  await writeRowPrices(session, row, id, isNew, now);
  await writeGroupPrices(session, row, id, known);
  if (row.stock !== undefined || isNew) await setStock(session, id, row.stock ?? 0);
  await place(session, row, productId, known);
  return ok(productId);
}
