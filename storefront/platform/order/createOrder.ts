import { eq } from "drizzle-orm";
import { readAmount } from "#contract/amount.ts";
import type { SentOrder, WirePlacedOrder } from "#contract/order.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { orderRequest } from "#domain/order/orderRequest.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { openCart, type OpenCart } from "../cart/openCart.ts";
import { readLines } from "../cart/readLines.ts";
import type { Catalogue } from "../catalog/catalogue.ts";
import { destinationOf } from "../checkout/cartTotals.ts";
import { findShipping, paymentOffers, shippingOffers } from "../checkout/offers.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../database/database.ts";
import { carts, orderItems, orders, products } from "../database/schema/index.ts";
import { askedAt } from "../pricing/priceNow.ts";
import { totalsOf } from "../pricing/totals.ts";
import { refused, refusedFields, type Refused } from "../refused.ts";
import { compareCosts } from "./compareCosts.ts";
import { compareWithCart } from "./compareWithCart.ts";
import { confirmOrder } from "./confirmOrder.ts";
import { fieldProblems } from "./orderProblems.ts";
import { lockStock, takeFromStock } from "./takeFromStock.ts";
import { type CheckedOrder, type StoredOrder, writeOrder } from "./writeOrder.ts";

export interface OrderCall {
  readonly sent: SentOrder;
  readonly caller: Caller;
  readonly now: Date;
}

export interface PlacedOrder {
  readonly answer: WirePlacedOrder;
  /** The products of whose stock it took. */
  readonly productIds: readonly number[];
}

/** What is answered however often the order is sent: its first answer may have been lost, with all that it said. */
async function placed(session: Session, { id, number, createdAt }: StoredOrder): Promise<PlacedOrder> {
  const ordered = await session
    .select({ id: products.id })
    .from(orderItems)
    .innerJoin(products, eq(products.sku, orderItems.parentSku))
    .where(eq(orderItems.orderId, id));
  return {
    answer: { backendOrderId: String(id), orderNumber: number, transferedAt: createdAt.toISOString() },
    productIds: [...new Set(ordered.map((product) => product.id))],
  };
}

/** The order that this one already is: the same key sent again, or the same cart from another tab. */
async function known(session: Session, { key, cartId }: SentOrder): Promise<StoredOrder | null> {
  const [sameKey] = await session.select().from(orders).where(eq(orders.orderKey, key));
  if (sameKey) return sameKey;
  const [sameCart] = await session.select().from(orders).where(eq(orders.cartId, cartId));
  return sameCart ?? null;
}

/**
 * Places an order, all in the transaction of the session: whatever is refused leaves no trace. However often it is
 * sent, by key and by cart it is one order with one answer.
 */
export async function createOrder(
  session: Session,
  catalogue: Catalogue,
  call: OrderCall,
): Promise<Result<PlacedOrder, Refused>> {
  const { sent, now } = call;
  const before = await known(session, sent);
  if (before) return ok(await placed(session, before));
  const open = await openCart(session, catalogue, sent, "lock");
  if (!open.ok) {
    // Whoever held the cart until now may have ordered it.
    const meanwhile = await known(session, sent);
    return meanwhile ? ok(await placed(session, meanwhile)) : open;
  }
  const request = readRequest(sent, open.value);
  if (!request.ok) return request;
  const checked = await check(session, open.value, request.value, call);
  if (!checked.ok) return checked;
  const written = await writeOrder(session, checked.value, now);
  if (!written) {
    const meanwhile = await known(session, sent);
    if (!meanwhile) throw new Error("An order was neither written nor there.");
    return ok(await placed(session, meanwhile));
  }
  await takeFromStock(
    session,
    checked.value.totals.lines.map(({ line }) => line),
  );
  await session.update(carts).set({ orderedAt: now, updatedAt: now }).where(eq(carts.id, open.value.cart.id));
  await confirmOrder(session, written, checked.value.view.store.locale, now);
  return ok(await placed(session, written));
}

/** The order by the rules that its form obeyed too: nobody has to use our form. */
function readRequest(sent: SentOrder, { view: { store } }: OpenCart): Result<OrderRequest, Refused> {
  const products = sent.products.map(({ sku, quantity, price }) => ({
    sku,
    name: "",
    quantity,
    price: readAmount(price, store.currency),
  }));
  const amount = (major: number | null) => (major === null ? null : readAmount(major, store.currency));
  const costs = { shipping: amount(sent.costs.shipping), payment: amount(sent.costs.payment) };
  const request = orderRequest({ ...sent, costs, products });
  return request.ok ? request : refusedFields(fieldProblems(request.error));
}

async function check(
  session: Session,
  open: OpenCart,
  request: OrderRequest,
  { caller, now }: OrderCall,
): Promise<Result<CheckedOrder, Refused>> {
  const { cart, view } = open;
  const { currency } = view.store;
  const ordered = await readLines(session, cart.id, view);
  const short = ordered.length > 0 ? await lockStock(session, ordered) : [];
  if (short.length > 0) {
    return refused("OUT_OF_STOCK", "Some of the ordered products are not available!", { skus: short });
  }
  const to = { ...destinationOf(open), country: request.shippingAddress.country };
  const lines = ordered.map((line) => ({
    line,
    sku: line.listed.variant.sku,
    quantity: line.item.quantity,
    price: askedAt(line.listed.price, currency, now),
    rate: view.rateOf(line.listed.product.taxClassId, to.country),
  }));
  const changed = compareWithCart(request.products, lines);
  if (changed) return refuse(changed);
  const shipping = findShipping(await shippingOffers(session, to), request.shipping);
  if (!shipping) return refused("SHIPPING_NOT_OFFERED", "This shipping method is not offered there.");
  const payment = (await paymentOffers(session, to)).find(({ code }) => code === request.paymentCode);
  if (!payment) return refused("PAYMENT_NOT_OFFERED", "This payment method is not offered there.");
  const other = compareCosts(request.costs, { shipping: shipping.price, payment: payment.cost });
  if (other) return refuse(other);
  const costs = { shipping: shipping.price, payment: payment.cost.minor > 0 ? payment.cost : null };
  const totals = totalsOf(lines, costs, currency);
  return ok({ request, caller, view, shipping, payment, totals });
}
