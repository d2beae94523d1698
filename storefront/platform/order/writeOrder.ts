import { sql } from "drizzle-orm";
import type { Coupon } from "#domain/coupon/coupon.ts";
import type { ChosenPoint } from "#domain/delivery/deliveryPoint.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import type { Line } from "../cart/readLines.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { Attribute } from "../catalog/readAttributes.ts";
import type { OfferedPayment, OfferedShipping } from "../checkout/offers.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../database/database.ts";
import { orderItems, orders, orderStatusHistory } from "../database/schema/index.ts";
import type { PricedLine, PricedRow, Totals } from "../pricing/totals.ts";

export type StoredOrder = typeof orders.$inferSelect;

/** A line of the cart, priced. */
export interface OrderLine extends PricedLine {
  readonly line: Line;
}

export interface CheckedOrder {
  readonly request: OrderRequest;
  readonly caller: Caller;
  readonly view: CatalogueView;
  readonly shipping: OfferedShipping;
  readonly payment: OfferedPayment;
  readonly pickupPoint: ChosenPoint | null;
  readonly coupon: Coupon | null;
  readonly totals: Totals<OrderLine>;
}

async function nextNumber(session: Session): Promise<string> {
  const { rows } = await session.execute<{ number: string }>(sql`select nextval('order_numbers')::text as number`);
  const [next] = rows;
  if (!next) throw new Error("The sequence of order numbers is empty.");
  return next.number.padStart(9, "0");
}

/** Writes the order with its lines. Null when one with its key or its cart is there already: then nothing is written. */
export async function writeOrder(session: Session, order: CheckedOrder, now: Date): Promise<StoredOrder | null> {
  const { request, view, shipping, payment, coupon, totals } = order;
  const [written] = await session
    .insert(orders)
    .values({
      orderKey: request.key,
      cartId: request.cartId,
      visitorId: order.caller.visitorId,
      customerId: order.caller.customerId,
      number: await nextNumber(session),
      storeCode: view.store.code,
      currency: view.store.currency,
      status: "pending",
      email: request.customer.email,
      firstName: request.customer.firstName,
      lastName: request.customer.lastName,
      shippingAddress: request.shippingAddress,
      billingAddress: request.billingAddress,
      carrierCode: shipping.carrierCode,
      methodCode: shipping.methodCode,
      shippingTitle: shipping.title,
      pickupPoint: order.pickupPoint,
      paymentCode: payment.code,
      paymentTitle: payment.title,
      couponCode: coupon?.code ?? null,
      subtotal: totals.subtotal.minor,
      discount: totals.discount.minor,
      shipping: shipping.price.minor,
      payment: payment.cost.minor,
      tax: totals.tax.minor,
      grandTotal: totals.grandTotal.minor,
      sentAt: request.createdAt,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!written) return null;
  await session.insert(orderItems).values(totals.lines.map((line) => itemOf(line, written.id, view.attributes)));
  await session.insert(orderStatusHistory).values({ orderId: written.id, status: written.status, at: now });
  return written;
}

/** What was chosen, in the shopper's words. */
const optionsOf = ({ item }: Line, attributes: readonly Attribute[]) =>
  item.productOption.configurable.flatMap(({ optionId, optionValue }) => {
    const attribute = attributes.find(({ id }) => String(id) === optionId);
    const option = attribute?.options.find(({ value }) => value === optionValue);
    return attribute && option ? [{ label: attribute.label, value: option.label }] : [];
  });

function itemOf(line: OrderLine & PricedRow, orderId: number, attributes: readonly Attribute[]) {
  const { price, quantity, rate, rowTotal, discount, tax } = line;
  const { item, listed } = line.line;
  const { variant, product, text } = listed;
  return {
    orderId,
    sku: variant.sku,
    parentSku: product.sku,
    slug: text.slug,
    name: text.name,
    quantity,
    price: price.minor,
    rowTotal: rowTotal.minor,
    discount: discount.minor,
    taxPercent: rate,
    tax: tax.minor,
    options: optionsOf(line.line, attributes),
    attributes: { ...product.attributes, ...variant.attributes },
    productOption: item.productOption,
  };
}
