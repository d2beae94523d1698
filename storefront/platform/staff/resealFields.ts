import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { Database, Session } from "../kernel/database/database.ts";
import { cartItems } from "../cart/tables/cart.ts";
import { orderItems } from "../order/tables/order.ts";
import { subscriptionItems } from "../subscription/tables/subscription.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { placeInCart, placeInOrder, placeInSubscription } from "../prescription/sealedOptions.ts";

/** Rows that are read and written at a time. */
const batch = 200;

interface Row {
  readonly id: number;
  readonly sealed: string | null;
  readonly place: string;
}

type Batch = (session: Session, after: number) => Promise<readonly Row[]>;

const ofCarts: Batch = async (session, after) => {
  const rows = await session
    .select()
    .from(cartItems)
    .where(and(isNotNull(cartItems.sealedOptions), gt(cartItems.id, after)))
    .orderBy(asc(cartItems.id))
    .limit(batch)
    .for("update");
  return rows.map((row) => ({ id: row.id, sealed: row.sealedOptions, place: placeInCart(row) }));
};

const ofOrders: Batch = async (session, after) => {
  const rows = await session
    .select()
    .from(orderItems)
    .where(and(isNotNull(orderItems.sealedOptions), gt(orderItems.id, after)))
    .orderBy(asc(orderItems.id))
    .limit(batch)
    .for("update");
  return rows.map((row) => ({ id: row.id, sealed: row.sealedOptions, place: placeInOrder(row) }));
};

const ofSubscriptions: Batch = async (session, after) => {
  const rows = await session
    .select()
    .from(subscriptionItems)
    .where(and(isNotNull(subscriptionItems.sealedOptions), gt(subscriptionItems.id, after)))
    .orderBy(asc(subscriptionItems.id))
    .limit(batch)
    .for("update");
  return rows.map((row) => ({ id: row.id, sealed: row.sealedOptions, place: placeInSubscription(row) }));
};

const tables = [
  { rowsAfter: ofCarts, table: cartItems },
  { rowsAfter: ofOrders, table: orderItems },
  { rowsAfter: ofSubscriptions, table: subscriptionItems },
] as const;

/**
 * Seals everything with the key that seals now, so that an older one can be thrown away; answers how many rows that
 * were. It may be stopped and begun again, and the shop goes on meanwhile.
 */
export async function resealFields(database: Database, fields: FieldCipher): Promise<number> {
  let resealed = 0;
  for (const { rowsAfter, table } of tables) {
    for (let after = 0; ;) {
      const rows = await database.write(async (session) => {
        const found = await rowsAfter(session, after);
        for (const { id, sealed, place } of found) {
          if (sealed === null || fields.isCurrent(sealed)) continue;
          const sealedOptions = fields.seal(fields.open(sealed, place), place);
          await session.update(table).set({ sealedOptions }).where(eq(table.id, id));
          resealed++;
        }
        return found;
      });
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
  return resealed;
}
