import { eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { storeViewOf } from "../stores/storeViews.ts";
import type { Session } from "../kernel/database/database.ts";
import { recordPassedPrices, writePrices } from "../pricing/writePrices.ts";
import { products, stock, variants } from "../catalog/tables/catalog.ts";
import { amount } from "./rowFields.ts";

const sku = z.string().check(z.minLength(1), z.maxLength(64));
const moment = z.iso.datetime();

/** Sets the stock of a variant. */
export const stockBody = z.strictObject({ sku, quantity: z.int().check(z.gte(0), z.lte(1_000_000)) });

/** Sets the gross price of a variant in a store view, as decimal numbers. A special price needs a start. */
export const priceBody = z.strictObject({
  sku,
  store: z.string(),
  price: amount,
  special: z.nullish(z.strictObject({ price: amount, from: moment, to: z.nullish(moment) })),
});
export type PriceChange = z.output<typeof priceBody>;

/** Returns a variant and its product by the variant's sku; null if there is none. */
export async function findVariant(session: Session, variantSku: string) {
  const [found] = await session
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(eq(variants.sku, variantSku));
  return found ?? null;
}

/** Marks products as maintained by the staff, so that a new version of the demo catalogue does not overwrite them. */
export async function markKeptByStaff(session: Session, productIds: readonly number[], now: Date): Promise<void> {
  if (productIds.length === 0) return;
  await session
    .update(products)
    .set({ keptByStaff: true, updatedAt: now })
    .where(inArray(products.id, [...productIds]));
}

/** Sets the stock of a variant. */
export async function setStock(session: Session, variantId: number, quantity: number): Promise<void> {
  await session
    .insert(stock)
    .values({ variantId, quantity })
    .onConflictDoUpdate({ target: stock.variantId, set: { quantity } });
}

const minor = (decimal: number) => Math.round(decimal * 100);

/** Changes a price and records it in the price history. Returns null if there is no such store view. */
export async function setPrice(
  session: Session,
  variantId: number,
  { store: storeCode, price, special }: PriceChange,
  now: Date,
): Promise<true | null> {
  if (!storeViewOf(storeCode)) return null;
  await recordPassedPrices(session, now);
  const row = {
    variantId,
    storeCode,
    amount: minor(price),
    specialAmount: special ? minor(special.price) : null,
    specialFrom: special ? new Date(special.from) : null,
    specialTo: special?.to ? new Date(special.to) : null,
  };
  await writePrices(session, [row], now);
  await recordPassedPrices(session, now);
  return true;
}
