import { and, eq, isNull } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import type { CatalogParts, Catalogue, CatalogueView } from "../catalog/catalogue.ts";
import { type Caller, callerOf } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "./tables/cart.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import type { StoreView } from "#domain/store.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { takeOver } from "./takeOver.ts";
import type { Context } from "hono";
import { answer, refusal } from "../kernel/http/answer.ts";

/** A cart that can be changed, and the catalogue that it is filled from. */
export interface OpenCart {
  readonly cart: typeof carts.$inferSelect;
  readonly view: CatalogueView;
  /** The caller's customer id; null for a guest. Tax may depend on it (docs/specification/prices.md#price-21). */
  readonly groupId: number | null;
}

export interface CartName {
  readonly cartId: string;
  readonly storeCode: string | undefined;
  readonly caller: Caller;
}

/**
 * Returns the cart of an id while it can be changed. An ordered cart is closed: it is refused like an unknown one, with
 * a code of its own, since a caller that still holds it (a sleeping tab, a shop that lost the answer to its order) must
 * not merge lines that have been bought. Platforms behind Vue Storefront answer the same way, since ordered quotes are
 * inactive there.
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
  // Carts of other store views have other prices and do not exist here; a customer's cart exists for that customer only.
  if (!store || isOthers || (storeCode !== undefined && storeCode !== store.code)) {
    return refused("CART_UNKNOWN", "No cart has this id.");
  }
  if (cart.orderedAt) return refused("CART_CLOSED", "This cart has been ordered.");
  if (cart.mergedInto !== null) return refused("CART_CLOSED", "This cart has become a customer's.");
  const groupId = caller.kind === "customer" ? caller.groupId : null;
  return ok({ cart, view: await catalogue(session, store, groupId), groupId });
}

export interface NewCart {
  readonly store: StoreView;
  readonly caller: Caller;
  /** What the caller filled before anybody knew who it was. */
  readonly guestCartId: string | null;
  /** The id of the cart, if there is not one yet. */
  readonly id: string;
  readonly fields: FieldCipher;
  readonly now: Date;
}

/** A guest's new cart, or the one that a customer has in this store view: asked for again it is the same. */
export async function createCart(session: Session, catalogue: Catalogue, wanted: NewCart): Promise<string> {
  const { store, caller, guestCartId, id, fields, now } = wanted;
  const { customerId } = caller;
  const cart = { id, storeCode: store.code, customerId, createdAt: now, updatedAt: now };
  if (customerId === null) {
    await session.insert(carts).values(cart);
    return id;
  }
  // A customer has one open cart for each store view: a unique index sees to it.
  const [created] = await session.insert(carts).values(cart).onConflictDoNothing().returning();
  const own = and(eq(carts.customerId, customerId), eq(carts.storeCode, store.code), isNull(carts.orderedAt));
  const [open] = created ? [created] : await session.select().from(carts).where(own).for("update");
  if (!open) throw new Error("A cart was neither written nor there.");
  if (guestCartId !== null) {
    const view = await catalogue(session, store);
    await takeOver(session, { view, fields, now }, guestCartId, open);
  }
  return open.id;
}

/** Which cart a call is about: the one of the address, which the body may repeat but not contradict. */
export function cartNamed(c: Context, bodyCartId: string | null = null) {
  const inAddress = c.req.query("cartId");
  const cartId = inAddress || bodyCartId || "";
  const isContradicted = Boolean(inAddress && bodyCartId && inAddress !== bodyCartId);
  return { cartId: isContradicted ? "" : cartId, storeCode: c.req.query("storeCode") };
}

type Work<T> = (session: Session, open: OpenCart) => Promise<Result<T, Refused>>;

/** Handles a call about a cart: identifies the caller, opens the cart and answers with the result of `work`. */
export function cartCalls(parts: CatalogParts) {
  const { database, catalogue } = parts;
  async function about<T>(c: Context, bodyCartId: string | null, lock: "read" | "lock", work: Work<T>) {
    const caller = await callerOf(c, parts);
    if (!caller.ok) return refusal(c, caller.error);
    const named = { ...cartNamed(c, bodyCartId), caller: caller.value };
    const open = async (session: Session) => {
      const opened = await openCart(session, catalogue, named, lock);
      return opened.ok ? work(session, opened.value) : opened;
    };
    return answer(c, await (lock === "lock" ? database.write(open) : database.read(open)));
  }
  return {
    look: <T>(c: Context, work: Work<T>) => about(c, null, "read", work),
    /** One transaction that holds the lock of this cart. */
    change: <T>(c: Context, work: Work<T>, bodyCartId: string | null = null) => about(c, bodyCartId, "lock", work),
  };
}
