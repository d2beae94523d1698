import { and, eq, isNull } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import type { CatalogParts, Catalogue, CatalogueView } from "../catalog/catalogue.ts";
import { type Caller, callerOf } from "../customer/callerOf.ts";
import { releaseCarts, visitorDigestOf } from "../customer/visitorCarts.ts";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "./tables/cart.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import type { StoreView } from "#domain/store.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { takeOverGuestCart } from "./takeOverGuestCart.ts";
import type { Context } from "hono";
import { answer, refusal } from "../kernel/http/answer.ts";

/** A cart that is not closed, with the catalogue of its store view. */
export interface OpenCart {
  readonly cart: typeof carts.$inferSelect;
  readonly view: CatalogueView;
  /** The caller's customer group; null for a guest. Tax may depend on it (docs/specification/prices.md#price-21). */
  readonly groupId: number | null;
}

/** The cart that a request is about, and its caller. */
export interface CartReference {
  readonly cartId: string;
  readonly storeCode: string | undefined;
  readonly caller: Caller;
}

/**
 * Returns the cart with an id, as long as it is open. An ordered cart is closed: it is refused like an unknown one but
 * with a code of its own, since a caller that still holds it (a sleeping tab, or a shop that lost the answer to its
 * order) must not merge lines that have been bought. Platforms behind Vue Storefront answer the same way, since ordered
 * quotes are inactive there.
 */
export async function openCart(
  session: Session,
  catalogue: Catalogue,
  { cartId, storeCode, caller }: CartReference,
  lock: "read" | "lock" = "read",
): Promise<Result<OpenCart, Refused>> {
  const query = session.select().from(carts).where(eq(carts.id, cartId));
  const [cart] = await (lock === "lock" ? query.for("update") : query);
  const store = cart && storeViewOf(cart.storeCode);
  const isOfAnotherCustomer = cart && cart.customerId !== null && cart.customerId !== caller.customerId;
  // To other callers a customer's cart does not exist, nor does a cart of another store view, which has other prices.
  if (!store || isOfAnotherCustomer || (storeCode !== undefined && storeCode !== store.code)) {
    return refused("CART_UNKNOWN", "No cart has this id.");
  }
  if (cart.orderedAt) return refused("CART_CLOSED", "This cart has been ordered.");
  if (cart.mergedInto !== null) return refused("CART_CLOSED", "This cart was merged into a customer's cart.");
  const groupId = caller.kind === "customer" ? caller.groupId : null;
  return ok({ cart, view: await catalogue(session, store, groupId), groupId });
}

/** A request for a cart. */
export interface NewCart {
  readonly store: StoreView;
  readonly caller: Caller;
  /** The cart that the caller filled as a guest, to be merged into the customer's cart; null for none. */
  readonly guestCartId: string | null;
  /** The id of the cart if one is created. */
  readonly id: string;
  readonly fields: FieldCipher;
  readonly now: Date;
}

/**
 * Returns the id of a new cart for a guest, or of the customer's open cart in this store view, which is created on first
 * use.
 */
export async function createCart(session: Session, catalogue: Catalogue, newCart: NewCart): Promise<string> {
  const { store, caller, guestCartId, id, fields, now } = newCart;
  const { customerId } = caller;
  const cart = { id, storeCode: store.code, customerId, createdAt: now, updatedAt: now };
  if (customerId === null) {
    // A browser has one cart in a store view: an earlier one, which it no longer asks for, must not come back.
    const visitorDigest = visitorDigestOf(caller);
    await releaseCarts(session, visitorDigest, store);
    await session.insert(carts).values({ ...cart, visitorDigest });
    return id;
  }
  // A unique index ensures that a customer has one open cart for each store view.
  const [created] = await session.insert(carts).values(cart).onConflictDoNothing().returning();
  const own = and(eq(carts.customerId, customerId), eq(carts.storeCode, store.code), isNull(carts.orderedAt));
  const [open] = created ? [created] : await session.select().from(carts).where(own).for("update");
  if (!open) throw new Error("The cart was neither created nor found.");
  if (guestCartId !== null) {
    const view = await catalogue(session, store);
    await takeOverGuestCart(session, { view, fields, now }, guestCartId, open);
  }
  return open.id;
}

/** Reads which cart a request is about from its query. The body may repeat the id; with a different one, no cart is found. */
export function readCartReference(c: Context, bodyCartId: string | null = null) {
  const queryCartId = c.req.query("cartId");
  const cartId = queryCartId || bodyCartId || "";
  const isContradicted = Boolean(queryCartId && bodyCartId && queryCartId !== bodyCartId);
  return { cartId: isContradicted ? "" : cartId, storeCode: c.req.query("storeCode") };
}

type Work<T> = (session: Session, open: OpenCart) => Promise<Result<T, Refused>>;

/** Creates handlers of calls about a cart: they identify the caller, open the cart and answer with the result of `work`. */
export function createCartCalls(parts: CatalogParts) {
  const { database, catalogue } = parts;
  async function handle<T>(c: Context, bodyCartId: string | null, lock: "read" | "lock", work: Work<T>) {
    const caller = await callerOf(c, parts);
    if (!caller.ok) return refusal(c, caller.error);
    const reference = { ...readCartReference(c, bodyCartId), caller: caller.value };
    const open = async (session: Session) => {
      const opened = await openCart(session, catalogue, reference, lock);
      return opened.ok ? work(session, opened.value) : opened;
    };
    return answer(c, await (lock === "lock" ? database.write(open) : database.read(open)));
  }
  return {
    /** Handles a call that only reads. */
    read: <T>(c: Context, work: Work<T>) => handle(c, null, "read", work),
    /** Handles a call that changes the cart, in one transaction that locks it. */
    change: <T>(c: Context, work: Work<T>, bodyCartId: string | null = null) => handle(c, bodyCartId, "lock", work),
  };
}
