import { count, desc, eq, inArray } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import { toWireAddress } from "#contract/customer/address.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import type { Currency } from "#domain/money.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { vatSplit } from "#domain/tax.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderItems, orders } from "./tables/order.ts";
import type { Page } from "../kernel/http/answer.ts";
import type { StoredOrder } from "./writeOrder.ts";

type StoredItem = typeof orderItems.$inferSelect;

/** The phase of each status, as clients like Vue Storefront name it. */
const states = {
  awaiting_confirmation: "new",
  pending: "new",
  paid: "processing",
  in_production: "processing",
  addressed: "processing",
  shipped: "processing",
  completed: "complete",
  canceled: "canceled",
  refunded: "closed",
} as const satisfies Record<OrderStatus, string>;

const unpaid: readonly OrderStatus[] = ["awaiting_confirmation", "pending"];

/** What is paid on delivery is due until the parcel has arrived. */
const unpaidOnDelivery: readonly OrderStatus[] = [...unpaid, "in_production", "addressed", "shipped"];

const isDue = ({ status, paymentCode }: StoredOrder): boolean =>
  (paymentCode === configuration.payment.cashOnDeliveryCode ? unpaidOnDelivery : unpaid).includes(status);

/** Returns a page of a customer's orders, newest first, in the form of docs/specification/calls.md#call-15. */
export async function readHistory(session: Session, customerId: number, page: Page) {
  const own = eq(orders.customerId, customerId);
  const [counted] = await session.select({ total: count() }).from(orders).where(own);
  const found = await session
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  const ids = found.map(({ id }) => id);
  const items =
    ids.length === 0
      ? []
      : await session.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(orderItems.id);
  return {
    items: found.map((order) =>
      wireOrder(
        order,
        items.filter(({ orderId }) => orderId === order.id),
      ),
    ),
    total_count: counted?.total ?? 0,
    search_criteria: { page_size: page.size, current_page: page.number },
  };
}

/** Returns the VAT in a gross amount, in minor units. */
const vatOf = (minor: number, { taxPercent }: StoredItem, currency: Currency) =>
  vatSplit({ minor, currency }, taxPercent).vat.minor;

function wireOrder(order: StoredOrder, items: readonly StoredItem[]) {
  const amount = (minor: number) => toWireAmount({ minor, currency: order.currency });
  const { currency } = order;
  const tax = items.reduce((sum, item) => sum + vatOf(item.rowTotal, item, currency), 0);
  return {
    entity_id: order.id,
    increment_id: order.number,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    state: states[order.status],
    store_name: `Dioptra ${order.storeCode.toUpperCase()}`,
    customer_firstname: order.firstName,
    customer_lastname: order.lastName,
    customer_email: order.email,
    subtotal: amount(order.subtotal - tax),
    subtotal_incl_tax: amount(order.subtotal),
    tax_amount: amount(order.tax),
    discount_amount: amount(-order.discount),
    // Prices and discounts are gross, so the discount has no tax of its own.
    discount_tax_compensation_amount: 0,
    shipping_amount: amount(order.shipping),
    shipping_description: order.shippingTitle,
    grand_total: amount(order.grandTotal),
    total_due: amount(isDue(order) ? order.grandTotal : 0),
    order_currency_code: order.currency,
    items: items.map((item) => wireItem(item, order)),
    billing_address: toWireAddress(order.billingAddress, order.email),
    payment: { method: order.paymentCode, additional_information: [order.paymentTitle] },
    extension_attributes: {
      shipping_assignments: [
        {
          shipping: {
            address: toWireAddress(order.shippingAddress, order.email),
            method: `${order.carrierCode}_${order.methodCode}`,
          },
        },
      ],
    },
  };
}

function wireItem(item: StoredItem, { currency }: StoredOrder) {
  const amount = (minor: number) => toWireAmount({ minor, currency });
  return {
    ...item.attributes,
    item_id: item.id,
    sku: item.sku,
    name: item.name,
    qty_ordered: item.quantity,
    price: amount(item.price - vatOf(item.price, item, currency)),
    price_incl_tax: amount(item.price),
    row_total_incl_tax: amount(item.rowTotal),
    discount_amount: amount(item.discount),
    product_type: item.sku === item.parentSku ? "simple" : "configurable",
  };
}
