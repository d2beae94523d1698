import { asc, desc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { formatDecimal } from "#domain/decimal.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderItems, orders, orderStatusHistory } from "../order/tables/order.ts";
import { payments } from "../payment/tables/payment.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { returnedOf } from "../payment/returns.ts";
import { openOptions, placeInOrder } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { amount } from "./catalogueRow.ts";

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

/** Another status of an order; the comment is for the staff alone. */
export const statusBody = z.strictObject({
  status: z.enum(orderStatuses),
  comment: z.nullish(z.string().check(z.maxLength(500))),
});

/** The optician who checked a prescription, for the order's history. */
export const releaseBody = z.strictObject({ by: z.string().check(z.minLength(2), z.maxLength(100)) });

/** Money that goes back; `amount` is a decimal number, all that is left without one. The same key is the same refund. */
export const refundBody = z.strictObject({
  key: z.string().check(z.minLength(8), z.maxLength(128)),
  /** Left out for all that is left; what is no amount, such as null, is no way to say that. */
  amount: z.optional(amount.check(z.positive())),
});

/** An order in a line. Names and addresses are for who looks at one order. */
const summaryOf = ({ number, status, heldAt, ...order }: StoredOrder) => ({
  number,
  status,
  /** It waits for an optician to look at its prescription. */
  held: heldAt !== null,
  store: order.storeCode,
  total: formatDecimal({ minor: order.grandTotal, currency: order.currency }),
  currency: order.currency,
  payment: order.paymentCode,
  createdAt: order.createdAt.toISOString(),
});

/** The newest orders, of one status or of any. */
export async function listOrders(session: Session, status: OrderStatus | null, size: number) {
  const found = await session
    .select()
    .from(orders)
    .where(status === null ? undefined : eq(orders.status, status))
    .orderBy(desc(orders.id))
    .limit(size);
  return found.map(summaryOf);
}

export const orderNumbered = async (session: Session, number: string): Promise<StoredOrder | null> =>
  (await session.select().from(orders).where(eq(orders.number, number)))[0] ?? null;

/**
 * What was typed for the lines of an order, such as the values of a prescription, for the optician who makes them. What
 * was erased since (`retention/`) has no options, and says when.
 */
export async function showPrescriptions(session: Session, fields: FieldCipher, order: StoredOrder) {
  const items = await session
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  return items.flatMap((item) => {
    const { sku, name, sealedOptions, erasedAt } = item;
    if (sealedOptions === null && erasedAt === null) return [];
    const options = openOptions(fields, item, placeInOrder(item));
    return [{ sku, name, options, ...(erasedAt && { erasedAt: erasedAt.toISOString() }) }];
  });
}

/** All that went back, in minor units; what failed on its way is not among it. */
async function returnedOfOrder(session: Session, orderId: number): Promise<number> {
  const own = await session.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId));
  const amounts = await Promise.all(own.map((payment) => returnedOf(session, payment)));
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** All that the staff needs to send it; values of prescriptions are not among it. */
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
  return {
    ...summaryOf(order),
    email: order.email,
    /** What went back of what was paid, or is on its way. */
    returned: formatDecimal({ minor: await returnedOfOrder(session, order.id), currency: order.currency }),
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
    history: history.map(({ status, at, comment }) => ({ status, at: at.toISOString(), comment })),
  };
}
