import { and, desc, eq, exists, isNull } from "drizzle-orm";
import type { StoreView } from "#domain/store.ts";
import { cartItems, carts } from "../cart/tables/cart.ts";
import type { Session } from "../kernel/database/database.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import type { Caller } from "./callerOf.ts";

/** Returns how a cart stores its visitor: a copy of the database must not contain the values of cookies. */
export const visitorDigestOf = ({ visitorId }: Pick<Caller, "visitorId">): string | null =>
  visitorId === null ? null : digest(visitorId);

/** Lets a browser's carts go: those of one store view, or all of them. The browser does not get them again. */
export async function releaseCarts(
  session: Session,
  visitorDigest: string | null,
  store: StoreView | null = null,
): Promise<void> {
  if (visitorDigest === null) return;
  await session
    .update(carts)
    .set({ visitorDigest: null })
    .where(and(eq(carts.visitorDigest, visitorDigest), store ? eq(carts.storeCode, store.code) : undefined));
}

/**
 * Returns the id of the open cart that a caller has in a store view: a customer's own, or the one that this browser filled
 * as a guest. Null without such a cart, and for a cart without lines.
 */
export async function findOwnCart(session: Session, caller: Caller, store: StoreView): Promise<string | null> {
  const visitorDigest = visitorDigestOf(caller);
  if (caller.kind === "guest" && visitorDigest === null) return null;
  const isOwn =
    caller.kind === "customer"
      ? eq(carts.customerId, caller.customerId)
      : and(isNull(carts.customerId), eq(carts.visitorDigest, visitorDigest ?? ""));
  const lines = session.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.cartId, carts.id));
  const [cart] = await session
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(isOwn, eq(carts.storeCode, store.code), isNull(carts.orderedAt), isNull(carts.mergedInto), exists(lines)),
    )
    .orderBy(desc(carts.createdAt))
    .limit(1);
  return cart?.id ?? null;
}
