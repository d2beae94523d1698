import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import type { OrdersConfiguration } from "#configuration/orders.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { needsConfirmation, type OrderContext } from "#domain/order/confirmation.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { stock } from "../catalog/tables/catalog.ts";
import { orderItems, orders } from "./tables/order.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { piecesOf } from "./takeFromStock.ts";
import type { CheckedOrder, StoredOrder } from "./writeOrder.ts";

const hour = 60 * 60 * 1000;

/** Who sent an order, as far as its call tells, and when it is suspicious. */
export interface Screening {
  /** The caller's address as a keyed digest; null when unknown. */
  readonly callerKey: string | null;
  readonly rule: OrdersConfiguration["confirmation"];
}

/** Whether an order is sent without having been paid: at the door, or because it costs nothing. */
export const isPaidAtDoor = ({ paymentCode, grandTotal }: Pick<StoredOrder, "paymentCode" | "grandTotal">): boolean =>
  paymentCode === configuration.payment.cashOnDeliveryCode || grandTotal === 0;

const trusted: readonly OrderStatus[] = ["paid", "in_production", "shipped", "completed"];

/**
 * Whether this customer has an earlier order that the shop accepted. An e-mail address proves nothing, since anybody
 * can type it.
 */
export const isTrusted = async (session: Session, { customerId }: Caller): Promise<boolean> =>
  customerId !== null &&
  (await session.$count(orders, and(eq(orders.customerId, customerId), inArray(orders.status, [...trusted])))) > 0;

/** The earlier orders that count: neither paid nor confirmed, and not begun. */
async function openOrders(
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
      // One that was confirmed from a mail is not held against anybody.
      and(eq(orders.status, "pending"), isNull(orders.confirmBy)),
    ),
  );
  const select = (isTheirs: typeof isOfPerson) =>
    session
      .select({ id: orders.id, paymentCode: orders.paymentCode, grandTotal: orders.grandTotal })
      .from(orders)
      .where(and(isOpen, or(...isTheirs)));
  const ofPerson = (await select(isOfPerson)).filter(isPaidAtDoor);
  const ofCaller = isOfCaller.length === 0 ? [] : (await select(isOfCaller)).filter(isPaidAtDoor);
  return { ofPerson, ofCaller };
}

async function contextOf(
  session: Session,
  order: CheckedOrder,
  screening: Screening,
  now: Date,
): Promise<OrderContext> {
  const { ofPerson, ofCaller } = await openOrders(session, order, screening, now);
  const ids = [...new Set([...ofPerson, ...ofCaller].map(({ id }) => id))];
  const items = ids.length === 0 ? [] : await session.select().from(orderItems).where(inArray(orderItems.orderId, ids));
  const lines = order.totals.lines.map(({ line }) => line);
  const pieces = piecesOf(lines);
  const shelf = await session
    .select()
    .from(stock)
    .where(inArray(stock.variantId, [...pieces.keys()]));
  const skuOf = new Map(lines.map(({ item, listed }) => [item.variantId, listed.variant.sku]));
  return {
    openOrders: ofPerson.length,
    openOrdersOfCaller: ofCaller.length,
    piles: shelf.map(({ variantId, quantity }) => ({
      ordered: pieces.get(variantId) ?? 0,
      held: items.reduce((sum, item) => (item.sku === skuOf.get(variantId) ? sum + item.quantity : sum), 0),
      available: quantity,
    })),
  };
}

/**
 * Returns until when an order has to be confirmed from a mail, or null when it is taken as it is. Its stock is locked, so
 * that orders for the same goods are counted one after the other.
 */
export async function confirmationDeadline(
  session: Session,
  order: CheckedOrder,
  screening: Screening,
  now: Date,
): Promise<Date | null> {
  const { payment, totals, caller } = order;
  if (!isPaidAtDoor({ paymentCode: payment.code, grandTotal: totals.grandTotal.minor })) return null;
  if (await isTrusted(session, caller)) return null;
  const { rule } = screening;
  const context = await contextOf(session, order, screening, now);
  return needsConfirmation(context, rule) ? new Date(now.getTime() + rule.hours * hour) : null;
}
