import { checkOrderToken, checkPhone } from "@dioptra/ui/rules";
import { withPrefix } from "#domain/store.ts";
import type { StoredOrder } from "./writeOrder.ts";
import { isSame, keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { asc, eq } from "drizzle-orm";
import { readKind } from "#contract/catalog/product.ts";
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

/** The page that orders the lenses of an order again; its address holds the order only encrypted. */
export function renewalHref({ origin, secret }: RenewalSettings, { id, storeCode }: StoredOrder): string {
  const token = seal(keyFor(secret, "renewal"), String(id));
  return origin + withPrefix(`/renew-order/${token}`, storeViewOf(storeCode) ?? { prefix: "" });
}

/** Returns the order of a token or of a whole link; null when the token is invalid. */
export function orderOfToken({ secret }: Pick<RenewalSettings, "secret">, typed: string): number | null {
  const token = checkOrderToken(typed);
  const id = token.ok ? unseal(keyFor(secret, "renewal"), token.value) : null;
  return id === null ? null : Number(id);
}

type Item = typeof orderItems.$inferSelect;

export interface Renewal {
  readonly order: StoredOrder;
  /** Its contact lenses. */
  readonly items: readonly Item[];
}

/** One message for every mistake (docs/specification/orders.md#order-35), so that guesses are not confirmed. */
export const reorderRefused = () =>
  refused("REORDER_REFUSED", "Invalid phone number, order token, or the previous order has no lenses.");

/** The reason is given only to callers with the token and the phone number. */
const valuesErased = () =>
  refused("VALUES_ERASED", "The values of this order's lenses were erased, for it is too long ago.");

export const isLens = ({ attributes }: Pick<Item, "attributes">): boolean =>
  readKind(attributes["type"]) === "contact-lenses";

/** The lenses of an order; null where it has none. */
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

export interface Reorder {
  readonly caller: Caller;
  readonly phone: string;
  readonly token: string;
}

export interface Reordered {
  readonly cart_id: string;
  readonly items_qty: number;
  readonly missing: readonly string[];
}

/**
 * Puts the lenses of an earlier order, with their values, into a cart of a caller with the order's token and phone
 * number: the customer's own cart, or a new one for a guest. Products that cannot be had are named; an order whose
 * values were erased is refused, since lenses without values cannot be ordered.
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
  if (!typed.ok || !isSame(typed.value, order.shippingAddress.phone)) return reorderRefused();
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
    const wanted = { sku, quantity, itemId: null, cartId, productOption: { ...item.productOption, custom } };
    const line = await updateLine(session, open.value, wanted, { fields, now });
    if (line.ok) pieces += quantity;
    else {
      refusal ??= line.error;
      missing.push(sku);
    }
  }
  return refusal && pieces === 0 ? refuse(refusal) : ok({ cart_id: cartId, items_qty: pieces, missing });
}
