import { checkOrderToken, checkPhone } from "@dioptra/ui/rules";
import { withPrefix } from "#domain/store.ts";
import type { StoredOrder } from "./writeOrder.ts";
import { isEqualInConstantTime, keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { asc, eq } from "drizzle-orm";
import { readKind } from "#contract/catalog/goods.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderItems, orders } from "./tables/order.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { createCart, openCart } from "../cart/openCart.ts";
import { updateLine } from "../cart/updateLine.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { OrderParts } from "./orderParts.ts";
import { openOptions, placeInOrder } from "../prescription/sealedOptions.ts";

export type RenewalSettings = Pick<PlatformSettings, "origin" | "secret">;

/** Returns the URL of the page that orders an order's lenses again. It contains the order's id in encrypted form only. */
export function renewalHref({ origin, secret }: RenewalSettings, { id, storeCode }: StoredOrder): string {
  const token = seal(keyFor(secret, "renewal"), String(id));
  return origin + withPrefix(`/renew-order/${token}`, storeViewOf(storeCode) ?? { prefix: "" });
}

/** Returns the id of the order in a token or a whole link; null for an invalid token. */
export function orderOfToken({ secret }: Pick<RenewalSettings, "secret">, typed: string): number | null {
  const token = checkOrderToken(typed);
  const id = token.ok ? unseal(keyFor(secret, "renewal"), token.value) : null;
  return id === null ? null : Number(id);
}

type Item = typeof orderItems.$inferSelect;

/** An order whose contact lenses can be ordered again. */
export interface Renewal {
  readonly order: StoredOrder;
  /** Its contact lenses. */
  readonly items: readonly Item[];
}

/** The refusal of any wrong input. It has one message, so that guesses are not confirmed (docs/specification/orders.md#order-35). */
export const reorderRefused = () =>
  refused("REORDER_REFUSED", "Invalid phone number, order token, or the previous order has no lenses.");

/** The refusal of an order whose lens values were erased, for callers with the right token and phone number. */
const valuesErased = () =>
  refused("VALUES_ERASED", "The lens values of this order were erased because the order is too old.");

export const isLens = ({ attributes }: Pick<Item, "attributes">): boolean =>
  readKind(attributes["type"]) === "contact-lenses";

/** Returns an order with its contact lenses; null when it has none. */
export async function readRenewal(session: Session, orderId: number): Promise<Renewal | null> {
  const [order] = await session.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const items = await session
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const lenses = items.filter(isLens);
  return lenses.length > 0 ? { order, items: lenses } : null;
}

/** A request to order the lenses of an order again. */
export interface Reorder {
  readonly caller: Caller;
  readonly phone: string;
  readonly token: string;
}

/** The cart with the lenses, and the skus that are unavailable. */
export interface Reordered {
  readonly cart_id: string;
  readonly items_qty: number;
  readonly missing: readonly string[];
}

/**
 * Puts the lenses of an earlier order, with their values, into the customer's cart or into a new cart for a guest. The caller
 * proves access by the order's token and phone number. Unavailable products are returned in `missing`. An order whose values
 * were erased is refused, since lenses cannot be ordered without them.
 */
export async function reorder(
  session: Session,
  parts: Pick<OrderParts, "catalogue" | "fields" | "newId" | "settings">,
  { caller, phone, token }: Reorder,
  now: Date,
): Promise<Result<Reordered, Refused>> {
  const orderId = orderOfToken(parts.settings, token);
  const found = orderId === null ? null : await readRenewal(session, orderId);
  const store = found && storeViewOf(found.order.storeCode);
  if (!found || !store) return reorderRefused();
  const { order, items } = found;
  const typed = checkPhone(phone, order.shippingAddress.country);
  if (!typed.ok || !isEqualInConstantTime(typed.value, order.shippingAddress.phone)) return reorderRefused();
  if (items.some(({ erasedAt }) => erasedAt !== null)) return valuesErased();

  const { catalogue, fields, newId } = parts;
  const cartId = await createCart(session, catalogue, { store, caller, guestCartId: null, id: newId(), fields, now });
  const open = await openCart(session, catalogue, { cartId, storeCode: store.code, caller }, "lock");
  if (!open.ok) return open;
  const missing: string[] = [];
  let pieces = 0;
  let refusal: Refused | null = null;
  for (const item of items) {
    const { sku, quantity } = item;
    const custom = openOptions(fields, item, placeInOrder(item));
    const newLine = { sku, quantity, itemId: null, cartId, productOption: { ...item.productOption, custom } };
    const line = await updateLine(session, open.value, newLine, { fields, now });
    if (line.ok) pieces += quantity;
    else {
      refusal ??= line.error;
      missing.push(sku);
    }
  }
  return refusal && pieces === 0 ? refuse(refusal) : ok({ cart_id: cartId, items_qty: pieces, missing });
}
