import { asc, desc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { formatDecimal } from "#domain/decimal.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderConsents, orderItems, orders, orderStatusHistory } from "../order/tables/order.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { readOrderSums } from "../order/orderSums.ts";
import { openOptions, placeInOrder } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { amount } from "./rowFields.ts";

export const orderStatuses = [
  "awaiting_confirmation",
  "pending",
  "paid",
  "in_production",
  "shipped",
  "completed",
  "canceled",
  "refunded",
] as const satisfies readonly OrderStatus[];

/** Changes the status of an order. Only the staff sees the comment. */
export const statusBody = z.strictObject({
  status: z.enum(orderStatuses),
  comment: z.nullish(z.string().check(z.maxLength(500))),
});

/** Releases an order. `by` is the optician who checked its prescription, for the order's history. */
export const releaseBody = z.strictObject({ by: z.string().check(z.minLength(2), z.maxLength(100)) });

/** Refunds an order. Repeating a refund with the same key pays once. */
export const refundBody = z.strictObject({
  key: z.string().check(z.minLength(8), z.maxLength(128)),
  /** A decimal number. Left out for the whole remaining amount; null is not accepted in its place. */
  amount: z.optional(amount.check(z.positive())),
});

/** Returns an order for a list. Names and addresses are shown only for a single order. */
const summaryOf = ({ number, status, heldAt, ...order }: StoredOrder) => ({
  number,
  status,
  /** Whether the order waits for an optician to check its prescription. */
  held: heldAt !== null,
  store: order.storeCode,
  total: formatDecimal({ minor: order.grandTotal, currency: order.currency }),
  currency: order.currency,
  payment: order.paymentCode,
  createdAt: order.createdAt.toISOString(),
});

/** Returns the newest orders with a status; null for any status. */
export async function listOrders(session: Session, status: OrderStatus | null, size: number) {
  const found = await session
    .select()
    .from(orders)
    .where(status === null ? undefined : eq(orders.status, status))
    .orderBy(desc(orders.id))
    .limit(size);
  return found.map(summaryOf);
}

/** Returns an order by its number; null if there is none. */
export const findOrder = async (session: Session, number: string): Promise<StoredOrder | null> =>
  (await session.select().from(orders).where(eq(orders.number, number)))[0] ?? null;

/**
 * Returns what was typed for the lines of an order, such as prescriptions and engravings, for those who make them. Values
 * that were erased since (`privacy/retention.ts`) have no options, but the time of their erasure.
 */
export async function showPrescriptions(session: Session, fields: FieldCipher, order: StoredOrder) {
  const items = await session
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  return items.flatMap((item) => {
    const { sku, name, erasedAt } = item;
    const options = openOptions(fields, item, placeInOrder(item));
    if (options.length === 0 && erasedAt === null) return [];
    return [{ sku, name, options, ...(erasedAt && { erasedAt: erasedAt.toISOString() }) }];
  });
}

/** Returns everything that the staff needs to ship an order, without prescriptions. */
export async function showOrder(session: Session, order: StoredOrder) {
  const items = await session
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  const history = await session
    .select()
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, order.id))
    .orderBy(asc(orderStatusHistory.id));
  const consents = await session.select().from(orderConsents).where(eq(orderConsents.orderId, order.id));
  return {
    ...summaryOf(order),
    email: order.email,
    /** The refunded amount, including refunds on their way. */
    returned: formatDecimal({ minor: (await readOrderSums(session, order.id)).returned, currency: order.currency }),
    company: order.company,
    vatNumber: order.vatStatus,
    shippingAddress: order.shippingAddress,
    shipping: order.shippingTitle,
    lines: items.map(({ sku, name, quantity, rowTotal }) => ({
      sku,
      name,
      quantity,
      total: formatDecimal({ minor: rowTotal, currency: order.currency }),
    })),
    /** What was ticked before ordering, with the version of each text. */
    consents: consents.map(({ id, version, at }) => ({ id, version, at: at.toISOString() })),
    history: history.map(({ status, at, comment }) => ({ status, at: at.toISOString(), comment })),
  };
}
