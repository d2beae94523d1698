import { checkPhone } from "@dioptra/ui/rules";
import { ok, refuse, type Result } from "#domain/result.ts";
import { createCart } from "../cart/createCart.ts";
import { openCart } from "../cart/openCart.ts";
import { updateLine } from "../cart/updateLine.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import type { OrderParts } from "./orderParts.ts";
import { openOptions, placeInOrder } from "../prescription/sealedOptions.ts";
import type { Refused } from "../kernel/http/refused.ts";
import { isSame } from "../kernel/secrets/digest.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { readRenewal, reorderRefused, valuesErased } from "./readRenewal.ts";
import { orderOfToken } from "./renewalToken.ts";

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
 * Puts the lenses of an earlier order, with their values, into the cart of whoever has its token and knows the phone
 * number that it was made with: a customer's own cart, or a new one for a guest. What cannot be had is named;
 * an order whose values were erased is refused, for lenses without their values are none.
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
