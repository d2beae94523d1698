import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { groupPrices, prices } from "../catalog/tables/catalog.ts";
import { customerGroups } from "../customer/tables/customer.ts";
import { refused, type Refused, refusedFields } from "../kernel/http/refused.ts";
import { amount } from "./catalogueRow.ts";
import { variantNamed } from "./goods.ts";

/** What customers of a group pay for a variant in a store view, gross, as a decimal number; null for what everybody pays. */
export const groupPriceBody = z.strictObject({
  sku: z.string().check(z.minLength(1), z.maxLength(64)),
  store: z.string(),
  /** The group's code, such as `wholesale`. */
  group: z.string(),
  price: z.nullable(amount),
});
export type GroupPrice = z.output<typeof groupPriceBody>;

/** The groups that there are: their ids by their codes. */
export async function readGroups(session: Session): Promise<ReadonlyMap<string, number>> {
  const groups = await session.select().from(customerGroups);
  return new Map(groups.map(({ code, id }) => [code, id]));
}

/** What of a group's price is wrong beside everybody's, in words for the staff; null where nothing is. */
export const groupPriceProblem = (price: number, everybodys: number | undefined): string | null => {
  if (everybodys === undefined) return "It is not sold in this store view.";
  return price < everybodys ? null : `It is not less than everybody's price, ${everybodys.toFixed(2)}.`;
};

/**
 * Sets what a group pays for a variant, or lets it pay what everybody does. It leaves no trace in the history of prices:
 * it is no reduction that is announced. Setting it again changes nothing.
 */
export async function setGroupPrice(
  session: Session,
  { sku, store, group, price }: GroupPrice,
): Promise<Result<true, Refused>> {
  const variant = await variantNamed(session, sku);
  const asked = variant && and(eq(prices.variantId, variant.id), eq(prices.storeCode, store));
  const [everybodys] = asked ? await session.select().from(prices).where(asked) : [];
  if (!variant || !everybodys) return refused("ENOTFOUND", "There is no such sku in this store view.");
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
  const problem = groupPriceProblem(price, everybodys.amount / 100);
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

/** What groups pay in a store view, by their codes: all of it. */
export type GroupPricesOfStore = Readonly<Record<string, number>>;

/** Sets the group prices of a variant in a store view. Groups that are not named pay the usual price. */
export async function replaceGroupPrices(
  session: Session,
  { variantId, storeCode }: { readonly variantId: number; readonly storeCode: string },
  wanted: GroupPricesOfStore,
  groups: ReadonlyMap<string, number>,
): Promise<void> {
  await session
    .delete(groupPrices)
    .where(and(eq(groupPrices.variantId, variantId), eq(groupPrices.storeCode, storeCode)));
  const rows = Object.entries(wanted).flatMap(([code, price]) => {
    const customerGroupId = groups.get(code);
    return customerGroupId === undefined
      ? []
      : [{ variantId, storeCode, customerGroupId, amount: Math.round(price * 100) }];
  });
  if (rows.length > 0) await session.insert(groupPrices).values(rows);
}
