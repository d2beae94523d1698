import { asc, eq, or } from "drizzle-orm";
import { toWireAddress } from "#contract/customer/address.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import type { WireOrderDetails } from "#contract/order/orderDetails.ts";
import { toWireSegment } from "#contract/cart/totals.ts";
import type { TotalsRow } from "#domain/cart/cart.ts";
import type { ChosenPoint } from "#domain/delivery.ts";
import { canShowOrder } from "#domain/order/confirmation.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderItems, orders } from "./tables/order.ts";
import type { StoredOrder } from "./writeOrder.ts";

type Item = typeof orderItems.$inferSelect;

/**
 * Returns an order by its number, or by the key that it was sent with, if the caller may see it; null otherwise. By its
 * key, a browser finds out what became of an order whose answer was lost.
 */
export async function readOrder(session: Session, name: string, caller: Caller): Promise<WireOrderDetails | null> {
  const viewer = { ...caller, statusTokenOrderId: null };
  const found = await session
    .select()
    .from(orders)
    .where(or(eq(orders.number, name), eq(orders.orderKey, name)));
  const own = found.filter((order) => canShowOrder(String(order.id), order, viewer));
  // A key that reads like a number never stands before the order of that number.
  const order = own.find(({ number }) => number === name) ?? own[0];
  if (!order) return null;
  const items = await session
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  return wireDetails(order, items);
}

/** The rows as they were shown when it was ordered. */
export function rowsOf({
  currency,
  subtotal,
  discount,
  shipping,
  payment,
  tax,
  grandTotal,
}: StoredOrder): readonly TotalsRow[] {
  const row = (code: TotalsRow["code"], minor: number): TotalsRow => ({ code, amount: { minor, currency } });
  return [
    row("subtotal", subtotal),
    ...(discount > 0 ? [row("discount", -discount)] : []),
    row("shipping", shipping),
    ...(payment > 0 ? [row("payment", payment)] : []),
    row("tax", tax),
    row("grand_total", grandTotal),
  ];
}

const wireItem = (item: Item, { currency }: StoredOrder) => ({
  ...item.attributes,
  item_id: item.id,
  sku: item.sku,
  parent_sku: item.parentSku,
  slug: item.slug,
  name: item.name,
  qty_ordered: item.quantity,
  price_incl_tax: toWireAmount({ minor: item.price, currency }),
  row_total_incl_tax: toWireAmount({ minor: item.rowTotal, currency }),
  discount_amount: toWireAmount({ minor: item.discount, currency }),
  made_to_prescription: item.lensSku !== null,
  options: [...item.options],
});

const wirePoint = ({ carrierCode, id, name, street, postcode, city }: ChosenPoint) => ({
  carrier_code: carrierCode,
  point_id: id,
  name,
  street,
  postcode,
  city,
});

const wireDetails = (order: StoredOrder, items: readonly Item[]): WireOrderDetails => ({
  entity_id: String(order.id),
  increment_id: order.number,
  status: order.status,
  created_at: order.createdAt.toISOString(),
  confirm_by: order.confirmBy?.toISOString() ?? null,
  order_currency_code: order.currency,
  customer_email: order.email,
  items: items.map((item) => wireItem(item, order)),
  total_segments: rowsOf(order).map(toWireSegment),
  grand_total: toWireAmount({ minor: order.grandTotal, currency: order.currency }),
  discount_amount: toWireAmount({ minor: -order.discount, currency: order.currency }),
  ...(order.couponCode !== null && { coupon_code: order.couponCode }),
  tax_amount: toWireAmount({ minor: order.tax, currency: order.currency }),
  shipping_address: toWireAddress(order.shippingAddress, order.email),
  billing_address: {
    ...toWireAddress(order.billingAddress, order.email),
    company: order.company?.company ?? "",
    vat_id: order.company?.taxId ?? "",
  },
  shipping_description: order.shippingTitle,
  pickup_point: order.pickupPoint && wirePoint(order.pickupPoint),
  payment: { method: order.paymentCode, additional_information: [order.paymentTitle] },
});
