import { sql } from "drizzle-orm";
import { numberOf } from "../vat/viesRegister.ts";
import type { PaymentAdditional } from "#contract/order/order.ts";
import type { Coupon } from "#domain/coupon.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import type { ChosenPoint } from "#domain/delivery.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { chosenOptions, type Line } from "../cart/lines.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { OfferedPayment, OfferedShipping } from "../checkout/offers.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderItems, orders, orderStatusHistory } from "./tables/order.ts";
import { openOptions, placeInCart, placeInOrder, sealOptions } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import type { PricedLine, PricedRow, Totals } from "../checkout/totals.ts";
import { couponUses } from "../coupon/tables/coupon.ts";

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
  readonly isVirtual: boolean;
  readonly paymentAdditional: PaymentAdditional;
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
export async function writeOrder(
  session: Session,
  order: CheckedOrder,
  {
    fields,
    confirmBy,
    callerKey,
    now,
  }: {
    readonly fields: FieldCipher;
    readonly confirmBy: Date | null;
    readonly callerKey: string | null;
    readonly now: Date;
  },
): Promise<StoredOrder | null> {
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
      status: confirmBy === null ? "pending" : "awaiting_confirmation",
      confirmBy,
      callerKey,
      email: request.customer.email,
      mailbox: mailboxOf(request.customer.email),
      firstName: request.customer.firstName,
      lastName: request.customer.lastName,
      shippingAddress: request.shippingAddress,
      billingAddress: request.billingAddress,
      isVirtual: order.isVirtual,
      company: request.company ?? null,
      vatStatus:
        request.company && numberOf(request.billingAddress.country, request.company.taxId) ? "unchecked" : null,
      carrierCode: shipping.carrierCode,
      methodCode: shipping.methodCode,
      shippingTitle: shipping.title,
      pickupPoint: order.pickupPoint,
      heldAt: totals.lines.some(({ line }) => line.item.needsOptician) ? now : null,
      paymentCode: payment.code,
      paymentTitle: payment.title,
      paymentAdditional: order.paymentAdditional,
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
  await session
    .insert(orderItems)
    .values(totals.lines.map((line, position) => itemOf(line, { orderId: written.id, position }, view, fields)));
  await session.insert(orderStatusHistory).values({ orderId: written.id, status: written.status, at: now });
  return written;
}

interface Place {
  readonly orderId: number;
  readonly position: number;
}

function itemOf(line: OrderLine & PricedRow, place: Place, view: CatalogueView, fields: FieldCipher) {
  const { price, quantity, rate, rowTotal, discount, tax } = line;
  const { item, listed, lens } = line.line;
  const { variant, product, text } = listed;
  const custom = openOptions(fields, item, placeInCart(item));
  return {
    ...place,
    ...sealOptions(fields, { ...item.productOption, custom }, placeInOrder(place)),
    needsOptician: item.needsOptician,
    sku: variant.sku,
    parentSku: product.sku,
    lensSku: lens?.variant.sku ?? null,
    slug: text.slug,
    name: text.name,
    quantity,
    price: price.minor,
    rowTotal: rowTotal.minor,
    discount: discount.minor,
    taxPercent: rate,
    tax: tax.minor,
    options: chosenOptions(line.line, view),
    attributes: { ...product.attributes, ...variant.attributes },
  };
}

/** Counts the coupon of an order, in the transaction that locked it and writes the order. */
export async function countCoupon(
  session: Session,
  { id, couponCode, mailbox }: StoredOrder,
  now: Date,
): Promise<void> {
  if (couponCode === null) return;
  await session.insert(couponUses).values({ orderId: id, code: couponCode, mailbox, at: now });
}
