import { eq } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import type { Catalogue, CatalogueView } from "../catalog/catalogue.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "./tables/cart.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";

/** A cart that can be changed, and the catalogue that it is filled from. */
export interface OpenCart {
  readonly cart: typeof carts.$inferSelect;
  readonly view: CatalogueView;
  /** Of whoever asks; null for a guest. Tax may depend on it (docs/specification/prices.md#price-21). */
  readonly groupId: number | null;
}

export interface CartName {
  readonly cartId: string;
  readonly storeCode: string | undefined;
  readonly caller: Caller;
}

/**
 * The cart of an id, as long as it can be changed. An ordered cart is closed: it answers like an unknown one, but says
 * so, for whoever still holds it (a tab that slept, a shop that lost the answer to its order) has nothing to merge: the
 * lines are bought. Platforms behind Vue Storefront answer the same way, for its ordered quotes are inactive.
 */
export async function openCart(
  session: Session,
  catalogue: Catalogue,
  { cartId, storeCode, caller }: CartName,
  lock: "read" | "lock" = "read",
): Promise<Result<OpenCart, Refused>> {
  const query = session.select().from(carts).where(eq(carts.id, cartId));
  const [cart] = await (lock === "lock" ? query.for("update") : query);
  const store = cart && storeViewOf(cart.storeCode);
  const isOthers = cart && cart.customerId !== null && cart.customerId !== caller.customerId;
  // A cart of another store view has other prices: here it is none. A customer's is one to nobody else.
  if (!store || isOthers || (storeCode !== undefined && storeCode !== store.code)) {
    return refused("CART_UNKNOWN", "No cart has this id.");
  }
  if (cart.orderedAt) return refused("CART_CLOSED", "This cart has been ordered.");
  if (cart.mergedInto !== null) return refused("CART_CLOSED", "This cart has become a customer's.");
  const groupId = caller.kind === "customer" ? caller.groupId : null;
  return ok({ cart, view: await catalogue(session, store, groupId), groupId });
}
