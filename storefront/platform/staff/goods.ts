import { eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { storeViewOf } from "../stores/storeViews.ts";
import type { Session } from "../kernel/database/database.ts";
import { recordPassedPrices, writePrices } from "../pricing/writePrices.ts";
import { products, stock, variants } from "../catalog/tables/catalog.ts";
import { amount } from "./catalogueRow.ts";

const sku = z.string().check(z.minLength(1), z.maxLength(64));
const moment = z.iso.datetime();

/** What is left of a variant from now on. */
export const stockBody = z.strictObject({ sku, quantity: z.int().check(z.gte(0), z.lte(1_000_000)) });

/** What a variant costs in a store view, gross, as decimal numbers; a special price needs its beginning. */
export const priceBody = z.strictObject({
  sku,
  store: z.string(),
  price: amount,
  special: z.nullish(z.strictObject({ price: amount, from: moment, to: z.nullish(moment) })),
});
export type PriceChange = z.output<typeof priceBody>;

/** Returns a variant and its product by the variant's sku; null if there is none. */
export async function variantNamed(session: Session, name: string) {
  const [found] = await session
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(eq(variants.sku, name));
  return found ?? null;
}

/** From now on the staff says what the product is, and a new version of the catalogue leaves it alone. */
export async function keepByStaff(session: Session, productIds: readonly number[], now: Date): Promise<void> {
  if (productIds.length === 0) return;
  await session
    .update(products)
    .set({ keptByStaff: true, updatedAt: now })
    .where(inArray(products.id, [...productIds]));
}

export async function setStock(session: Session, variantId: number, quantity: number): Promise<void> {
  await session
    .insert(stock)
    .values({ variantId, quantity })
    .onConflictDoUpdate({ target: stock.variantId, set: { quantity } });
}

const minor = (decimal: number) => Math.round(decimal * 100);

/** Changes a price with its trace in the history; null when the store view sells nothing. */
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
