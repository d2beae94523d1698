import { eq, inArray, sql } from "drizzle-orm";
import type { Session } from "#platform/kernel/database/database.ts";
import { isOneOf, onConflictUpdate, writeRows } from "#platform/kernel/database/rows.ts";
import { priceHistory, products, productTexts, stock, variants } from "#platform/catalog/tables/catalog.ts";
import { recordPassedPrices, writePrices } from "#platform/pricing/writePrices.ts";
import type { ProductRows } from "./catalogueRows.ts";
import { type WrittenPart, writeParts as writePartRows } from "#platform/catalog/writeParts.ts";
import type { SeedPart } from "./product.ts";
import { writeAttributes as writeAttributeRows } from "#platform/catalog/attributes.ts";
import type { SeedContent } from "./content.ts";

/** Ids from the database, by sku. */
export type IdBySku = ReadonlyMap<string, number>;

/** Returns the id of a sku. Throws if it is missing. */
export function idOf(ids: IdBySku, sku: string): number {
  const id = ids.get(sku);
  if (id === undefined) throw new Error(`${sku} is missing in the database.`);
  return id;
}

/** Adds new products, updates known ones, and takes all others off sale. */
export async function writeCatalogue(session: Session, all: readonly ProductRows[], now: Date): Promise<IdBySku> {
  await recordPassedPrices(session, now);
  const staffIds = await readStaffIds(session);
  const models = all.filter(({ sku }) => !staffIds.products.has(sku));
  const ids = await addProducts(session, models, now);
  await recordPassedPrices(session, now);
  const productIds = new Map([...staffIds.products, ...ids.products]);
  await writeParts(session, models, { productIds, variantIds: new Map([...staffIds.variants, ...ids.variants]) });
  await takeOutOfSale(session, models);
  return productIds;
}

type Ids = Readonly<Record<"products" | "variants", IdBySku>>;

/** Returns the ids of products that the staff changed or imported, which the seed does not change. */
async function readStaffIds(session: Session): Promise<Ids> {
  const isKept = eq(products.keptByStaff, true);
  const productRows = await session.select({ sku: products.sku, id: products.id }).from(products).where(isKept);
  const variantRows = await session
    .select({ sku: variants.sku, id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isKept);
  return { products: bySku(productRows), variants: bySku(variantRows) };
}

/** Adds new products and updates known ones. */
export async function addProducts(session: Session, models: readonly ProductRows[], now: Date): Promise<Ids> {
  const productIds = await writeProducts(session, models);
  const before = await lastVariantId(session);
  const variantIds = await writeVariants(session, models, productIds);
  const sold = models.flatMap((model) =>
    model.variants.map(({ sku, pieces }) => ({ model, id: idOf(variantIds, sku), pieces })),
  );
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

/** Returns the highest id. Variants with a higher one are new. */
async function lastVariantId(session: Session): Promise<number> {
  const [last] = await session.select({ id: sql<number | null>`max(${variants.id})` }).from(variants);
  return last?.id ?? 0;
}

/** Reads the result of a statement that ends with `returning sku, id`. */
const bySku = (rows: readonly Record<string, unknown>[]): IdBySku =>
  new Map(rows.map(({ sku, id }) => [String(sku), Number(id)]));

async function writeProducts(session: Session, models: readonly ProductRows[]): Promise<IdBySku> {
  const rows = models.map(
    ({ sku, typeId, taxClassId, attributes, lensMatrix, ownOptions, flags, createdAt, updatedAt }) => ({
      sku,
      typeId,
      taxClassId,
      attributes,
      lensMatrix,
      ownOptions,
      flags,
      createdAt,
      updatedAt,
      status: 1,
      visibility: 4,
    }),
  );
  const { taxClassId, attributes, lensMatrix, ownOptions, flags, createdAt, updatedAt, status } = products;
  const updatedColumns = [taxClassId, attributes, lensMatrix, ownOptions, flags, createdAt, updatedAt, status];
  const onConflict = onConflictUpdate([products.sku], updatedColumns);
  const ids = bySku(await writeRows(session, products, rows, sql`${onConflict} returning sku, id`));
  const texts = models.flatMap((model) => model.texts.map((text) => ({ productId: idOf(ids, model.sku), ...text })));
  const { productId, locale, name, slug, description } = productTexts;
  await writeRows(session, productTexts, texts, onConflictUpdate([productId, locale], [name, slug, description]));
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
      productId: idOf(productIds, model.sku),
    })),
  );
  const { sku, position, attributes, gallery, status } = variants;
  const onConflict = onConflictUpdate([sku], [position, attributes, gallery, status]);
  return bySku(await writeRows(session, variants, rows, sql`${onConflict} returning sku, id`));
}

/** Takes removed products off sale. Their rows stay, because carts and orders refer to them. */
async function takeOutOfSale(session: Session, models: readonly ProductRows[]): Promise<void> {
  const isSold = new Set(models.flatMap((model) => [model.sku, ...model.variants.map(({ sku }) => sku)]));
  const isOurs = eq(products.keptByStaff, false);
  const removedIds = (rows: readonly { readonly id: number; readonly sku: string }[]) =>
    rows.filter(({ sku }) => !isSold.has(sku)).map(({ id }) => id);
  const productIds = removedIds(
    await session.select({ id: products.id, sku: products.sku }).from(products).where(isOurs),
  );
  const isOfOurs = inArray(variants.productId, session.select({ id: products.id }).from(products).where(isOurs));
  const variantIds = removedIds(
    await session.select({ id: variants.id, sku: variants.sku }).from(variants).where(isOfOurs),
  );
  if (productIds.length > 0) await session.update(products).set({ status: 2 }).where(isOneOf(products.id, productIds));
  if (variantIds.length > 0) await session.update(variants).set({ status: 2 }).where(isOneOf(variants.id, variantIds));
}

/** Writes the contents of bundles and groups. */
export async function writeParts(
  session: Session,
  models: readonly ProductRows[],
  { productIds, variantIds }: { readonly productIds: IdBySku; readonly variantIds: IdBySku },
): Promise<void> {
  const withIds = (parts: readonly SeedPart[]): readonly WrittenPart[] =>
    parts.map(({ sku, quantity }) => ({ variantId: idOf(variantIds, sku), quantity }));
  for (const { sku, parts } of models) {
    if (!parts) continue;
    const contents =
      "members" in parts
        ? { members: withIds(parts.members) }
        : {
            options: parts.options.map(({ code, labels, isRequired, parts: optionParts }) => ({
              code,
              labels,
              required: isRequired,
              parts: withIds(optionParts),
            })),
          };
    await writePartRows(session, idOf(productIds, sku), contents);
  }
}

/** Writes the attributes with their options. Unused options stay, because carts may refer to them. */
export const writeAttributes = (session: Session, { attributes }: Pick<SeedContent, "attributes">): Promise<void> =>
  writeAttributeRows(
    session,
    attributes.map(({ id, code, labels, unit = null, isChoice = false, isComparable = false, options = [] }) => ({
      id,
      code,
      labels,
      unit,
      isChoice,
      isComparable,
      options: options.map(([value, words, swatch = null]) => ({ value, labels: words, swatch })),
    })),
  );
