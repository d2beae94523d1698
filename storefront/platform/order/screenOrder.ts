import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import type { OrdersConfiguration } from "#configuration/orders.ts";
import { acceptedStatuses } from "#domain/order/order.ts";
import { exceedsUnprovenShare, needsConfirmation, type OrderContext } from "#domain/order/confirmation.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { stock } from "../catalog/tables/catalog.ts";
import { orderItemParts, orderItems, orders } from "./tables/order.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { piecesOf, stockedParts } from "../cart/bundleLine.ts";
import type { CheckedOrder, ScreenedOrder, StoredOrder } from "./writeOrder.ts";

const hour = 60 * 60 * 1000;

/** The sender of an order, and the limits above which an order has to be confirmed. */
export interface Screening {
  /** The caller's IP address as a keyed digest; null when unknown. */
  readonly callerKey: string | null;
  readonly rule: OrdersConfiguration["confirmation"];
}

/** Whether an order is shipped before it is paid: with cash on delivery, or because it costs nothing. */
export const isShippedUnpaid = ({
  paymentCode,
  grandTotal,
}: Pick<StoredOrder, "paymentCode" | "grandTotal">): boolean =>
  paymentCode === configuration.payment.cashOnDeliveryCode || grandTotal === 0;

/**
 * Whether this customer has an earlier order that the shop accepted. Guests are never trusted, since anybody can type any
 * e-mail address.
 */
export const isTrusted = async (session: Session, { customerId }: Caller): Promise<boolean> =>
  customerId !== null &&
  (await session.$count(
    orders,
    and(eq(orders.customerId, customerId), inArray(orders.status, [...acceptedStatuses])),
  )) > 0;

/** Returns recent orders of the same person and of the same caller that are neither paid, confirmed nor in production. */
async function readOpenOrders(
  session: Session,
  { caller, request }: CheckedOrder,
  { callerKey, rule }: Screening,
  now: Date,
) {
  const isOfPerson = [
    eq(orders.mailbox, mailboxOf(request.customer.email)),
    ...(caller.visitorId === null ? [] : [eq(orders.visitorId, caller.visitorId)]),
    ...(caller.customerId === null ? [] : [eq(orders.customerId, caller.customerId)]),
  ];
  const isOfCaller = callerKey === null ? [] : [eq(orders.callerKey, callerKey)];
  const isOpen = and(
    gt(orders.createdAt, new Date(now.getTime() - rule.lookBackHours * hour)),
    or(
      eq(orders.status, "awaiting_confirmation"),
      // Orders that were confirmed by mail do not count.
      and(eq(orders.status, "pending"), isNull(orders.confirmBy)),
    ),
  );
  const select = (conditions: typeof isOfPerson) =>
    session
      .select({ id: orders.id, paymentCode: orders.paymentCode, grandTotal: orders.grandTotal })
      .from(orders)
      .where(and(isOpen, or(...conditions)));
  const ofPerson = (await select(isOfPerson)).filter(isShippedUnpaid);
  const ofCaller = isOfCaller.length === 0 ? [] : (await select(isOfCaller)).filter(isShippedUnpaid);
  return { ofPerson, ofCaller };
}

/** Returns the pieces of each sku in orders that fulfil a condition. */
async function readPieces(session: Session, condition: SQL | undefined): Promise<ReadonlyMap<string, number>> {
  const rows = await session
    .select({ sku: orderItemParts.sku, pieces: sql<number>`sum(${orderItemParts.quantity})::int` })
    .from(orderItemParts)
    .innerJoin(orderItems, eq(orderItems.id, orderItemParts.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(condition)
    .groupBy(orderItemParts.sku);
  return new Map(rows.map(({ sku, pieces }) => [sku, pieces]));
}

/** Reads the facts that `needsConfirmation` decides by. */
async function readContext(
  session: Session,
  order: CheckedOrder,
  screening: Screening,
  now: Date,
): Promise<OrderContext> {
  const { ofPerson, ofCaller } = await readOpenOrders(session, order, screening, now);
  const ids = [...new Set([...ofPerson, ...ofCaller].map(({ id }) => id))];
  const held = await readPieces(session, inArray(orders.id, ids));
  const lines = order.totals.lines.map(({ line }) => line);
  const pieces = piecesOf(lines);
  const stockRows = await session
    .select()
    .from(stock)
    .where(inArray(stock.variantId, [...pieces.keys()]));
  const parts = lines.flatMap((line) => stockedParts(line));
  const skuOf = new Map(parts.map(({ listed: { variant } }) => [variant.id, variant.sku]));
  // Unproven orders count however old they are.
  const heldUnproven = await readPieces(
    session,
    and(orders.isUnproven, orders.holdsStock, inArray(orderItemParts.sku, [...skuOf.values()])),
  );
  return {
    openOrders: ofPerson.length,
    openOrdersOfCaller: ofCaller.length,
    piles: stockRows.map(({ variantId, quantity }) => ({
      ordered: pieces.get(variantId) ?? 0,
      held: held.get(skuOf.get(variantId) ?? "") ?? 0,
      heldUnproven: heldUnproven.get(skuOf.get(variantId) ?? "") ?? 0,
      available: quantity,
    })),
  };
}

/** An order of a trusted customer, or of the shop itself. */
export const proven: ScreenedOrder = { confirmBy: null, isUnproven: false, holdsStock: true, payBy: null };

/**
 * Returns how an order is treated: whether it has to be confirmed by mail, and whether it holds its stock until then, or
 * until it is paid. The order's stock is locked, so that orders for the same goods are counted one after the other.
 */
export async function screenOrder(
  session: Session,
  order: CheckedOrder,
  screening: Screening,
  now: Date,
): Promise<ScreenedOrder> {
  const { payment, totals, caller } = order;
  if (await isTrusted(session, caller)) return proven;
  const { rule } = screening;
  const context = await readContext(session, order, screening, now);
  const unproven = { ...proven, isUnproven: true };
  const exceedsShare = exceedsUnprovenShare(context, rule);
  const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
  if (!isShippedUnpaid({ paymentCode: payment.code, grandTotal: totals.grandTotal.minor })) {
    return exceedsShare ? { ...unproven, payBy: inHours(rule.paymentHours) } : unproven;
  }
  if (!needsConfirmation(context, rule)) return unproven;
  return { ...unproven, confirmBy: inHours(rule.hours), holdsStock: !exceedsShare };
}
