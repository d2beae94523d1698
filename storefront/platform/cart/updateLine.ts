import { and, eq, ne } from "drizzle-orm";
import type { WantedLine } from "#contract/cart.ts";
import { refuseQuantity } from "#domain/cart/quantity.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../database/database.ts";
import type { OpenCart } from "../database/queries/openCart.ts";
import { cartItems, carts } from "../database/schema/index.ts";
import { refused, type Refused } from "../refused.ts";
import { type Resolved, resolveVariant } from "./resolveVariant.ts";

type Item = typeof cartItems.$inferSelect;

/** What a line becomes: the one it is written to, and the quantity it then has. */
interface Outcome {
  readonly item: Item | null;
  readonly quantity: number;
}

const isEqual = (item: Item, { variantId, checksum }: Resolved) =>
  item.variantId === variantId && item.checksum === checksum;

/** With an id the quantity replaces that line's, without one it is added to the equal line (storefront behaviour, section 2). */
function outcomeOf(items: readonly Item[], wanted: WantedLine, resolved: Resolved): Result<Outcome, Refused> {
  if (wanted.itemId !== null) {
    const item = items.find(({ id }) => id === wanted.itemId);
    return item ? ok({ item, quantity: wanted.quantity }) : refused("ENOTFOUND", "No cart item found.");
  }
  const item = items.find((each) => isEqual(each, resolved)) ?? null;
  return ok({ item, quantity: (item?.quantity ?? 0) + wanted.quantity });
}

/** All lines of a variant are taken from the same pile. */
function refuseStock(items: readonly Item[], { item, quantity }: Outcome, resolved: Resolved): Refused | null {
  const others = items.filter(
    (each) => each.variantId === resolved.variantId && each.id !== item?.id && !isEqual(each, resolved),
  );
  const together = others.reduce((sum, each) => sum + each.quantity, quantity);
  const refusal = refuseQuantity(together, resolved.isForSale ? resolved.quantityLeft : 0);
  if (!refusal) return null;
  if (refusal.reason === "too-many") {
    const { available } = refusal;
    return refused("TOO_MANY", `Only ${available} available.`, { available }).error;
  }
  return refused("OUT_OF_STOCK", "This product is out of stock.").error;
}

/** Puts a line into a cart, or changes it. A line that becomes equal to another takes its place. Answers the line's id. */
export async function updateLine(
  session: Session,
  { cart, store }: OpenCart,
  wanted: WantedLine,
  now: Date,
): Promise<Result<number, Refused>> {
  const resolved = await resolveVariant(session, wanted, store);
  if (!resolved.ok) return resolved;
  const items = await session.select().from(cartItems).where(eq(cartItems.cartId, cart.id));
  const outcome = outcomeOf(items, wanted, resolved.value);
  if (!outcome.ok) return outcome;
  const outOfStock = refuseStock(items, outcome.value, resolved.value);
  if (outOfStock) return { ok: false, error: outOfStock };

  const { variantId, productOption, checksum } = resolved.value;
  const { item, quantity } = outcome.value;
  const values = { cartId: cart.id, variantId, productOption, checksum, quantity };
  await session.update(carts).set({ updatedAt: now }).where(eq(carts.id, cart.id));
  if (!item) {
    const [added] = await session.insert(cartItems).values(values).returning({ id: cartItems.id });
    if (!added) throw new Error("A line was not written.");
    return ok(added.id);
  }
  await session
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.cartId, cart.id),
        eq(cartItems.variantId, variantId),
        eq(cartItems.checksum, checksum),
        ne(cartItems.id, item.id),
      ),
    );
  await session.update(cartItems).set(values).where(eq(cartItems.id, item.id));
  return ok(item.id);
}
