import { and, eq, isNull } from "drizzle-orm";
import type { StoreView } from "#domain/store.ts";
import type { Catalogue } from "../catalog/catalogue.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "./tables/cart.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { takeOver } from "./takeOver.ts";

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
