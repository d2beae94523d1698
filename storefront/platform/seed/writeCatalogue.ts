import { inArray, sql } from "drizzle-orm";
import type { Session } from "../database/database.ts";
import { priceHistory, prices, products, productTexts, stock, variants } from "../database/schema/index.ts";
import { dayOf } from "../calendar.ts";
import { recordPassedPrices } from "../database/queries/recordPassedPrices.ts";
import { askedAt } from "../pricing/priceNow.ts";
import { inBatches } from "./inBatches.ts";
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
  const skus = models.flatMap((model) => model.variants.map(({ sku }) => sku));
  const found = await inBatches(skus, (batch) =>
    session.select({ sku: variants.sku }).from(variants).where(inArray(variants.sku, batch)),
  );
  const known = new Set(found.map(({ sku }) => sku));
  const variantIds = await writeVariants(session, models, productIds);
  const idOf = (sku: string) => variantIds.get(sku) ?? missing(sku);

  const sold = models.flatMap((model) =>
    model.variants.map(({ sku, pieces }) => ({ model, id: idOf(sku), sku, pieces })),
  );
  const added = sold.filter(({ sku }) => !known.has(sku));
  const pieces = added.map((each) => ({ variantId: each.id, quantity: each.pieces }));
  await inBatches(pieces, (batch) => session.insert(stock).values(batch));
  const asked = added.flatMap(({ model, id }) => model.history.map((row) => ({ variantId: id, ...row })));
  await inBatches(asked, (batch) => session.insert(priceHistory).values(batch));
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
  const written = await inBatches(rows, (batch) =>
    session
      .insert(products)
      .values(batch)
      .onConflictDoUpdate({
        target: products.sku,
        set: {
          taxClassId: sql`excluded.tax_class_id`,
          attributes: sql`excluded.attributes`,
          lensMatrix: sql`excluded.lens_matrix`,
          discountPercent: sql`excluded.discount_percent`,
          flags: sql`excluded.flags`,
          createdAt: sql`excluded.created_at`,
          updatedAt: sql`excluded.updated_at`,
          status: 1,
        },
      })
      .returning({ sku: products.sku, id: products.id }),
  );
  const ids = new Map(written.map(({ sku, id }) => [sku, id]));
  const texts = models.flatMap((model) =>
    model.texts.map((text) => ({ productId: ids.get(model.sku) ?? missing(model.sku), ...text })),
  );
  await inBatches(texts, (batch) =>
    session
      .insert(productTexts)
      .values(batch)
      .onConflictDoUpdate({
        target: [productTexts.productId, productTexts.locale],
        set: { name: sql`excluded.name`, slug: sql`excluded.slug`, description: sql`excluded.description` },
      }),
  );
  return ids;
}

async function writeVariants(session: Session, models: readonly ProductRows[], productIds: IdBySku): Promise<IdBySku> {
  const rows = models.flatMap((model) =>
    model.variants.map(({ sku, attributes, gallery }, position) => ({
      sku,
      position,
      attributes,
      gallery,
      status: 1,
      productId: productIds.get(model.sku) ?? missing(model.sku),
    })),
  );
  const written = await inBatches(rows, (batch) =>
    session
      .insert(variants)
      .values(batch)
      .onConflictDoUpdate({
        target: variants.sku,
        set: {
          position: sql`excluded.position`,
          attributes: sql`excluded.attributes`,
          gallery: sql`excluded.gallery`,
          status: 1,
        },
      })
      .returning({ sku: variants.sku, id: variants.id }),
  );
  return new Map(written.map(({ sku, id }) => [sku, id]));
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
  const found = await inBatches([...new Set(wanted.map(({ variantId }) => variantId))], (batch) =>
    session.select().from(prices).where(inArray(prices.variantId, batch)),
  );
  const stored = new Map(found.map((price) => [keyOf(price), price]));
  const changed = wanted.filter((price) => {
    const before = stored.get(keyOf(price));
    return before && !samePrice(before, price);
  });
  await inBatches(wanted, (batch) =>
    session
      .insert(prices)
      .values(batch)
      .onConflictDoUpdate({
        target: [prices.variantId, prices.storeCode],
        set: {
          amount: sql`excluded.amount`,
          specialAmount: sql`excluded.special_amount`,
          specialFrom: sql`excluded.special_from`,
          specialTo: sql`excluded.special_to`,
        },
      }),
  );
  const today = changed.map((price) => ({
    variantId: price.variantId,
    storeCode: price.storeCode,
    validFrom: dayOf(now),
    amount: askedAt(price, currencyOf(price.storeCode), now).minor,
  }));
  await inBatches(today, (batch) => session.insert(priceHistory).values(batch).onConflictDoNothing());
}

/** What is in no catalogue any more stays for the carts and orders that name it. */
async function takeOutOfSale(session: Session, models: readonly ProductRows[]): Promise<void> {
  const isSold = new Set(models.flatMap((model) => [model.sku, ...model.variants.map(({ sku }) => sku)]));
  for (const table of [products, variants] as const) {
    const known = await session.select({ id: table.id, sku: table.sku }).from(table);
    const gone = known.filter(({ sku }) => !isSold.has(sku)).map(({ id }) => id);
    await inBatches(gone, (batch) => session.update(table).set({ status: 2 }).where(inArray(table.id, batch)));
  }
}
