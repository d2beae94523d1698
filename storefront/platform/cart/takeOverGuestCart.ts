import { and, eq, isNull, sql } from "drizzle-orm";
import { cart as configured } from "#configuration/cart.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { readStock, type StockOf } from "../catalog/readStock.ts";
import type { Session } from "../kernel/database/database.ts";
import { cartItems, carts } from "./tables/cart.ts";
import { prescriptionPhotos } from "../prescription/tables/photo.ts";
import { openOptions, placeInCart, sealOptions } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { isLineForSale, piecesOf, stockedParts } from "./bundleLine.ts";
import { type Line, readItems, readLines } from "./lines.ts";

type Cart = typeof carts.$inferSelect;

/** What merging a guest's cart needs. */
export interface TakeOverParts {
  readonly view: CatalogueView;
  readonly fields: FieldCipher;
  readonly now: Date;
}

/**
 * Moves the lines of a guest's cart into the customer's cart. This closes the guest's cart, so that a repeated call adds
 * nothing (docs/specification/cart.md#cart-31). Equal lines are merged, up to the available quantity. Lines for which the
 * customer's cart has no room are dropped. Does nothing when the guest's cart is a customer's, was ordered, or belongs to
 * another store view.
 */
export async function takeOverGuestCart(
  session: Session,
  { view, fields, now }: TakeOverParts,
  guestCartId: string,
  cart: Cart,
): Promise<void> {
  const [guest] = await session
    .update(carts)
    .set({ mergedInto: cart.id, visitorDigest: null, updatedAt: now })
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
  const stockOf = await readStock(session, [...piecesOf(lines).keys()]);
  for (const line of lines) {
    const taken = await readLines(session, cart.id, view);
    await moveLine(session, fields, line, { cartId: cart.id, available: availableFor(line, taken, stockOf) });
  }
  await session.delete(cartItems).where(eq(cartItems.cartId, guest.id));
  await session.update(prescriptionPhotos).set({ cartId: cart.id }).where(eq(prescriptionPhotos.cartId, guest.id));
  const changes = {
    couponCode: cart.couponCode ?? guest.couponCode,
    giftCardCode: cart.giftCardCode ?? guest.giftCardCode,
    updatedAt: now,
  };
  await session.update(carts).set(changes).where(eq(carts.id, cart.id));
}

/** Returns how many pieces of a line the stock suffices for besides the lines of a cart. */
function availableFor(line: Line, taken: readonly Line[], stockOf: StockOf): number {
  if (!isLineForSale(line)) return 0;
  const used = piecesOf(taken);
  const left = stockedParts(line).map(({ listed: { variant }, quantity }) =>
    Math.floor((Math.min(stockOf(variant.id), maximumQuantity) - (used.get(variant.id) ?? 0)) / quantity),
  );
  return Math.min(...left);
}

/** Moves a line into another cart. All lines of a variant share its stock. */
async function moveLine(
  session: Session,
  fields: FieldCipher,
  { item }: Line,
  { cartId, available }: { readonly cartId: string; readonly available: number },
): Promise<void> {
  const { id: _id, quantity, ...values } = item;
  // Typed options were sealed for the other cart, so they are sealed again.
  const custom = openOptions(fields, item, placeInCart(item));
  const sealed = sealOptions(fields, { ...item.productOption, custom }, placeInCart({ ...item, cartId }));
  const items = await readItems(session, cartId);
  const hasEqualLine = items.some(
    ({ variantId, checksum }) => variantId === item.variantId && checksum === item.checksum,
  );
  if (!hasEqualLine && items.length >= configured.maximumLines) return;
  const added = Math.min(quantity, available);
  if (added <= 0) return;
  await session
    .insert(cartItems)
    .values({ ...values, ...sealed, cartId, quantity: added })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.variantId, cartItems.checksum],
      set: { quantity: sql`${cartItems.quantity} + ${added}` },
    });
}
