import { and, eq, isNull, sql } from "drizzle-orm";
import { cart as configured } from "#configuration/cart.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale } from "../catalog/listedProduct.ts";
import { readStock } from "../catalog/readStock.ts";
import type { Session } from "../kernel/database/database.ts";
import { cartItems, carts } from "./tables/cart.ts";
import { openOptions, placeInCart, sealOptions } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { type Line, readItems, readLines } from "./lines.ts";

type Cart = typeof carts.$inferSelect;

export interface TakingOver {
  readonly view: CatalogueView;
  readonly fields: FieldCipher;
  readonly now: Date;
}

/**
 * Puts what a guest had in the cart into the customer's, once: the guest's cart is closed by it, so that a call that is
 * made again adds nothing (docs/specification/cart.md#cart-31). Equal lines become one, of as many pieces as can be
 * had; a cart of another store view, of a customer, or one that was ordered is left alone. What has no room in the
 * customer's cart is left out.
 */
export async function takeOver(
  session: Session,
  { view, fields, now }: TakingOver,
  guestCartId: string,
  cart: Cart,
): Promise<void> {
  const [guest] = await session
    .update(carts)
    .set({ mergedInto: cart.id, updatedAt: now })
    .where(
      and(
        eq(carts.id, guestCartId),
        eq(carts.storeCode, cart.storeCode),
        isNull(carts.customerId),
        isNull(carts.orderedAt),
        isNull(carts.mergedInto),
      ),
    )
    .returning();
  if (!guest) return;
  const lines = await readLines(session, guest.id, view);
  const leftOf = await readStock(
    session,
    lines.map(({ item }) => item.variantId),
  );
  for (const line of lines) {
    await move(session, fields, line, { cartId: cart.id, left: leftOf(line.item.variantId) });
  }
  await session.delete(cartItems).where(eq(cartItems.cartId, guest.id));
  const kept = { couponCode: cart.couponCode ?? guest.couponCode, updatedAt: now };
  await session.update(carts).set(kept).where(eq(carts.id, cart.id));
}

/** All lines of a variant are taken from the same pile. */
async function move(
  session: Session,
  fields: FieldCipher,
  { item, listed }: Line,
  { cartId, left }: { readonly cartId: string; readonly left: number },
): Promise<void> {
  const { id: _id, quantity, ...values } = item;
  // What was typed was sealed for the other cart.
  const custom = openOptions(fields, item, placeInCart(item));
  const sealed = sealOptions(fields, { ...item.productOption, custom }, placeInCart({ ...item, cartId }));
  const items = await readItems(session, cartId);
  const isThere = items.some(({ variantId, checksum }) => variantId === item.variantId && checksum === item.checksum);
  if (!isThere && items.length >= configured.maximumLines) return;
  const there = items
    .filter(({ variantId }) => variantId === item.variantId)
    .reduce((sum, each) => sum + each.quantity, 0);
  const available = isForSale(listed) ? Math.min(left, maximumQuantity) : 0;
  const added = Math.min(quantity, available - there);
  if (added <= 0) return;
  await session
    .insert(cartItems)
    .values({ ...values, ...sealed, cartId, quantity: added })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.variantId, cartItems.checksum],
      set: { quantity: sql`${cartItems.quantity} + ${added}` },
    });
}
