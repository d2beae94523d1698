import { eq, or } from "drizzle-orm";
import type { SentOrder, WirePlacedOrder } from "#contract/order/order.ts";
import { canShowOrder } from "#domain/order/confirmation.ts";
import { ok, type Result } from "#domain/result.ts";
import { openCart } from "../cart/openCart.ts";
import { readLines } from "../cart/lines.ts";
import type { Catalogue } from "../catalog/catalogue.ts";
import { recordCouponUse, type StoredOrder, writeOrder } from "./writeOrder.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "../cart/tables/cart.ts";
import { products } from "../catalog/tables/catalog.ts";
import { orderItems, orders } from "./tables/order.ts";
import { spendGiftCard } from "../giftCard/giftCards.ts";
import { type Refused, refusedFields } from "../kernel/http/refused.ts";
import { reserveForPayment } from "./cancelUnpaid.ts";
import { checkOrder, type OrderCall, readRequest } from "./checkOrder.ts";
import { scheduleVatCheck } from "./vatOfOrder.ts";
import { scheduleAsking } from "./askIfWanted.ts";
import { askToConfirm } from "./confirmByMail.ts";
import { confirmOrder } from "./confirmOrder.ts";
import { proven, screenOrder } from "./screenOrder.ts";
import { takeFromStock } from "./orderStock.ts";

/** An order that has been placed, with its answer. */
export interface PlacedOrder {
  readonly answer: WirePlacedOrder;
  readonly order: StoredOrder;
  /** The products whose stock the order took from. */
  readonly productIds: readonly number[];
  /** False for an order that was placed before and is sent again. */
  readonly isNew: boolean;
}

/** Returns the answer of a stored order. It is the same each time, since the first answer may have been lost. */
async function readPlaced(session: Session, order: StoredOrder): Promise<PlacedOrder> {
  const { id, number, createdAt } = order;
  const ordered = await session
    .select({ id: products.id })
    .from(orderItems)
    .innerJoin(products, eq(products.sku, orderItems.parentSku))
    .where(eq(orderItems.orderId, id));
  return {
    answer: {
      backendOrderId: String(id),
      orderNumber: number,
      magentoOrderId: String(id),
      transferedAt: createdAt.toISOString(),
    },
    order,
    productIds: [...new Set(ordered.map((product) => product.id))],
    isNew: false,
  };
}

/**
 * Returns the answer of an order that has been placed already, with the same key or, from another tab, with the same cart;
 * null for a new order. The key of another caller's order is refused, since a caller whose order seems to be placed does not
 * send it again.
 */
export async function findPlaced(
  session: Session,
  { key, cartId }: SentOrder,
  caller: Caller,
): Promise<Result<PlacedOrder, Refused> | null> {
  // One query: between two, another process could place the order, which would then be found by its key alone.
  const placed = await session
    .select()
    .from(orders)
    .where(or(eq(orders.cartId, cartId), eq(orders.orderKey, key)));
  const sameCart = placed.find((order) => order.cartId === cartId);
  if (sameCart) return ok(await readPlaced(session, sameCart));
  const [sameKey] = placed;
  if (!sameKey) return null;
  const isOwn = canShowOrder(String(sameKey.id), sameKey, { ...caller, statusTokenOrderId: null });
  return isOwn ? ok(await readPlaced(session, sameKey)) : refusedFields([{ field: "order_id", problem: "taken" }]);
}

/**
 * Places an order in the transaction of the session, so that a refused order leaves no trace. Repeated requests with the
 * same key or cart lead to one order with one answer.
 */
export async function createOrder(
  session: Session,
  catalogue: Catalogue,
  call: OrderCall,
): Promise<Result<PlacedOrder, Refused>> {
  const { sent, caller, now } = call;
  const earlier = await findPlaced(session, sent, caller);
  if (earlier) return earlier;
  const open = await openCart(session, catalogue, { ...sent, caller }, "lock");
  // The cart may have been ordered while this call waited for its lock.
  if (!open.ok) return (await findPlaced(session, sent, caller)) ?? open;
  const lines = await readLines(session, open.value.cart.id, open.value.view);
  const request = readRequest(sent, open.value, lines);
  if (!request.ok) return request;
  const checked = await checkOrder(session, { ...open.value, lines }, request.value, call);
  if (!checked.ok) return checked;
  const { screening } = call;
  const screened = screening ? await screenOrder(session, checked.value, screening, now) : proven;
  const { confirmBy } = screened;
  const callerKey = screening?.callerKey ?? null;
  const written = await writeOrder(session, checked.value, { ...call, screened, callerKey });
  if (!written) {
    const concurrent = await findPlaced(session, sent, caller);
    if (!concurrent) throw new Error("The order was neither created nor found.");
    return concurrent;
  }
  await recordCouponUse(session, written, now);
  await spendGiftCard(session, written, now);
  if (screened.holdsStock) {
    await takeFromStock(
      session,
      checked.value.totals.lines.map(({ line }) => line),
    );
  }
  await session
    .update(carts)
    .set({ orderedAt: now, visitorDigest: null, updatedAt: now })
    .where(eq(carts.id, open.value.cart.id));
  if (confirmBy === null) await confirmOrder(session, written, checked.value.view.store.locale, call);
  else await askToConfirm(session, { ...written, confirmBy }, call);
  await scheduleVatCheck(session, written, now);
  await reserveForPayment(session, written, { payBy: screened.payBy, now });
  if (screening) await scheduleAsking(session, written, screening.rule, now);
  return ok({ ...(await readPlaced(session, written)), isNew: true });
}
