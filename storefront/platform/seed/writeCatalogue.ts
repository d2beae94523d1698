import { sql } from "drizzle-orm";
import type { Session } from "../database/database.ts";
import { isOneOf, readRows } from "../database/queries/readRows.ts";
import { takingOver, writeRows } from "../database/queries/writeRows.ts";
import { priceHistory, prices, products, productTexts, stock, variants } from "../database/schema/index.ts";
import { dayOf } from "../calendar.ts";
import { recordPassedPrices } from "../database/queries/recordPassedPrices.ts";
import { askedAt } from "../pricing/priceNow.ts";
import { currencyOf, type ProductRows } from "./catalogueRows.ts";
import { writeParts } from "./writeParts.ts";

/** The ids that the database gave, by sku. */
export type IdBySku = ReadonlyMap<string, number>;

/** Writes the products: new ones are added, known ones brought up to date, others taken out of sale. */
export async function writeCatalogue(session: Session, models: readonly ProductRows[], now: Date): Promise<IdBySku> {
  await recordPassedPrices(session, now);
  const ids = await addProducts(session, models, now);
  await recordPassedPrices(session, now);
  await writeParts(session, models, { productIds: ids.products, variantIds: ids.variants });
  await takeOutOfSale(session, models);
  return ids.products;
}

/** Adds what is new, and brings what is known up to date. */
export async function addProducts(
  session: Session,
  models: readonly ProductRows[],
  now: Date,
): Promise<Readonly<Record<"products" | "variants", IdBySku>>> {
  const productIds = await writeProducts(session, models);
  const before = await lastVariantId(session);
  const variantIds = await writeVariants(session, models, productIds);
  const idOf = (sku: string) => variantIds.get(sku) ?? missing(sku);

  const sold = models.flatMap((model) => model.variants.map(({ sku, pieces }) => ({ model, id: idOf(sku), pieces })));
  const added = sold.filter(({ id }) => id > before);
  await writeRows(
    session,
    stock,
    added.map(({ id, pieces }) => ({ variantId: id, quantity: pieces })),
  );
  await writeRows(
    session,
    priceHistory,
    added.flatMap(({ model, id }) => model.history.map((row) => ({ variantId: id, ...row }))),
  );
  await writePrices(
    session,
    sold.flatMap(({ model, id }) => model.prices.map((price) => ({ variantId: id, ...price }))),
    now,
  );
  return { products: productIds, variants: variantIds };
}

const missing = (sku: string): never => {
  throw new Error(`${sku} was not written.`);
};

/** Ids rise: what has a higher one was not there before. */
async function lastVariantId(session: Session): Promise<number> {
  const [last] = await session.select({ id: sql<number | null>`max(${variants.id})` }).from(variants);
  return last?.id ?? 0;
}

/** What a statement says that ends with `returning sku, id`. */
const bySku = (written: readonly Record<string, unknown>[]): IdBySku =>
  new Map(written.map(({ sku, id }) => [String(sku), Number(id)]));

async function writeProducts(session: Session, models: readonly ProductRows[]): Promise<IdBySku> {
  const rows = models.map(
    ({ sku, typeId, taxClassId, attributes, lensMatrix, discountPercent, flags, createdAt, updatedAt }) => ({
      sku,
      typeId,
      taxClassId,
      attributes,
      lensMatrix,
      discountPercent,
      flags,
      createdAt,
      updatedAt,
      status: 1,
      visibility: 4,
    }),
  );
  const { taxClassId, attributes, lensMatrix, discountPercent, flags, createdAt, updatedAt, status } = products;
  const changed = [taxClassId, attributes, lensMatrix, discountPercent, flags, createdAt, updatedAt, status];
  const known = takingOver([products.sku], changed);
  const ids = bySku(await writeRows(session, products, rows, sql`${known} returning sku, id`));
  const texts = models.flatMap((model) =>
    model.texts.map((text) => ({ productId: ids.get(model.sku) ?? missing(model.sku), ...text })),
  );
  const { productId, locale, name, slug, description } = productTexts;
  await writeRows(session, productTexts, texts, takingOver([productId, locale], [name, slug, description]));
  return ids;
}

async function writeVariants(session: Session, models: readonly ProductRows[], productIds: IdBySku): Promise<IdBySku> {
  const rows = models.flatMap((model) =>
    model.variants.map(({ sku, attributes, gallery = [] }, position) => ({
      sku,
      position,
      attributes,
      gallery,
      status: 1,
      productId: productIds.get(model.sku) ?? missing(model.sku),
    })),
  );
  const { sku, position, attributes, gallery, status } = variants;
  const known = takingOver([sku], [position, attributes, gallery, status]);
  return bySku(await writeRows(session, variants, rows, sql`${known} returning sku, id`));
}

type PriceOf = typeof prices.$inferSelect;

const keyOf = ({ variantId, storeCode }: PriceOf) => `${variantId} ${storeCode}`;

const samePrice = (a: PriceOf, b: PriceOf) =>
  a.amount === b.amount &&
  a.specialAmount === b.specialAmount &&
  a.specialFrom?.getTime() === b.specialFrom?.getTime() &&
  a.specialTo?.getTime() === b.specialTo?.getTime();

/** A price that changes leaves a trace: what was asked before, and what is asked from today on. */
async function writePrices(session: Session, wanted: readonly PriceOf[], now: Date): Promise<void> {
  const variantIds = [...new Set(wanted.map(({ variantId }) => variantId))];
  const found = await readRows(session, prices, isOneOf(prices.variantId, variantIds));
  const stored = new Map(found.map((price) => [keyOf(price), price]));
  const changed = wanted.filter((price) => {
    const before = stored.get(keyOf(price));
    return before && !samePrice(before, price);
  });
  const { variantId, storeCode, amount, specialAmount, specialFrom, specialTo } = prices;
  const known = takingOver([variantId, storeCode], [amount, specialAmount, specialFrom, specialTo]);
  await writeRows(session, prices, wanted, known);
  const today = changed.map((price) => ({
    variantId: price.variantId,
    storeCode: price.storeCode,
    validFrom: dayOf(now),
    amount: askedAt(price, currencyOf(price.storeCode), now).minor,
  }));
  await writeRows(session, priceHistory, today, sql`on conflict do nothing`);
}

/** What is in no catalogue any more stays for the carts and orders that name it. */
async function takeOutOfSale(session: Session, models: readonly ProductRows[]): Promise<void> {
  const isSold = new Set(models.flatMap((model) => [model.sku, ...model.variants.map(({ sku }) => sku)]));
  for (const table of [products, variants] as const) {
    const known = await session.select({ id: table.id, sku: table.sku }).from(table);
    const gone = known.filter(({ sku }) => !isSold.has(sku)).map(({ id }) => id);
    if (gone.length > 0) await session.update(table).set({ status: 2 }).where(isOneOf(table.id, gone));
  }
}
