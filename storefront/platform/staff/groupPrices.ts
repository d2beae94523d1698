import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { groupPrices, prices } from "../catalog/tables/catalog.ts";
import { customerGroups } from "../customer/tables/customer.ts";
import { refused, type Refused, refusedFields } from "../kernel/http/refused.ts";
import { amount } from "./rowFields.ts";
import { findVariant } from "./goods.ts";

/**
 * The gross price of a variant for a customer group in a store view, as a decimal number; null for the regular price.
 */
export const groupPriceBody = z.strictObject({
  sku: z.string().check(z.minLength(1), z.maxLength(64)),
  store: z.string(),
  /** The group's code, such as `wholesale`. */
  group: z.string(),
  price: z.nullable(amount),
});
export type GroupPrice = z.output<typeof groupPriceBody>;

/** Returns the ids of all customer groups by their codes. */
export async function readGroups(session: Session): Promise<ReadonlyMap<string, number>> {
  const groups = await session.select().from(customerGroups);
  return new Map(groups.map(({ code, id }) => [code, id]));
}

/** Compares a group price with the regular price. Returns a message for the staff, or null if the price is valid. */
export const groupPriceProblem = (price: number, regularPrice: number | undefined): string | null => {
  if (regularPrice === undefined) return "The variant has no regular price in this store view. Set one first.";
  return price < regularPrice ? null : `Must be lower than the regular price, ${regularPrice.toFixed(2)}.`;
};

/**
 * Sets or removes the price of a variant for a customer group. Group prices are not recorded in the price history, because
 * they are not announced reductions.
 */
export async function setGroupPrice(
  session: Session,
  { sku, store, group, price }: GroupPrice,
): Promise<Result<true, Refused>> {
  const variant = await findVariant(session, sku);
  const ofVariant = variant && and(eq(prices.variantId, variant.id), eq(prices.storeCode, store));
  const [regular] = ofVariant ? await session.select().from(prices).where(ofVariant) : [];
  if (!variant || !regular) return refused("ENOTFOUND", "There is no such sku in this store view.");
  const groupId = (await readGroups(session)).get(group);
  if (groupId === undefined) return refusedFields([{ field: "group", problem: "unknown" }]);
  if (price === null) {
    await session
      .delete(groupPrices)
      .where(
        and(
          eq(groupPrices.variantId, variant.id),
          eq(groupPrices.storeCode, store),
          eq(groupPrices.customerGroupId, groupId),
        ),
      );
    return ok(true);
  }
  const problem = groupPriceProblem(price, regular.amount / 100);
  if (problem !== null) return refusedFields([{ field: "price", problem }]);
  const amount = Math.round(price * 100);
  await session
    .insert(groupPrices)
    .values({ variantId: variant.id, storeCode: store, customerGroupId: groupId, amount })
    .onConflictDoUpdate({
      target: [groupPrices.variantId, groupPrices.storeCode, groupPrices.customerGroupId],
      set: { amount },
    });
  return ok(true);
}

/** All group prices of a variant in a store view, by the groups' codes. */
export type GroupPricesOfStore = Readonly<Record<string, number>>;

/** Replaces the group prices of a variant in a store view. Groups that are not listed pay the regular price. */
export async function replaceGroupPrices(
  session: Session,
  { variantId, storeCode }: { readonly variantId: number; readonly storeCode: string },
  newPrices: GroupPricesOfStore,
  groups: ReadonlyMap<string, number>,
): Promise<void> {
  await session
    .delete(groupPrices)
    .where(and(eq(groupPrices.variantId, variantId), eq(groupPrices.storeCode, storeCode)));
  const rows = Object.entries(newPrices).flatMap(([code, price]) => {
    const customerGroupId = groups.get(code);
    return customerGroupId === undefined
      ? []
      : [{ variantId, storeCode, customerGroupId, amount: Math.round(price * 100) }];
  });
  if (rows.length > 0) await session.insert(groupPrices).values(rows);
}
