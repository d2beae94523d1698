import { sql } from "drizzle-orm";
import { toVatNumber } from "../vat/viesRegister.ts";
import type { PaymentAdditional } from "#contract/order/order.ts";
import type { CustomChoices } from "#domain/cart/customChoices.ts";
import type { Coupon } from "#domain/coupon.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import type { ChosenPoint } from "#domain/delivery.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { partAmounts } from "#domain/order/partAmounts.ts";
import type { ChosenBundle } from "../cart/bundleLine.ts";
import { kindOf } from "../catalog/listedProduct.ts";
import { chosenOptions, type Line, type LinePart, skuOf, soldProduct } from "../cart/lines.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { OfferedPayment, PricedShipping } from "../checkout/offers.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderConsents, orderItemParts, orderItems, orders, orderStatusHistory } from "./tables/order.ts";
import { giveFilesToOrder } from "../prescription/photos.ts";
import { openOptions, placeInCart, placeInOrder, sealOptions } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import type { PricedLine, PricedRow, Totals } from "../checkout/totals.ts";
import { couponUses } from "../coupon/tables/coupon.ts";

export type StoredOrder = typeof orders.$inferSelect;

/** A priced line of the cart. */
export interface OrderLine extends PricedLine {
  readonly line: Line;
  /** The parts of one piece. */
  readonly parts: readonly LinePart[];
}

/** An order that has passed all checks, with its prices. */
export interface CheckedOrder {
  readonly request: OrderRequest;
  readonly caller: Caller;
  readonly view: CatalogueView;
  readonly shipping: PricedShipping;
  readonly payment: OfferedPayment;
  readonly pickupPoint: ChosenPoint | null;
  readonly isVirtual: boolean;
  readonly paymentAdditional: PaymentAdditional;
  readonly coupon: Coupon | null;
  /** The gift card that pays for a part of the order; null for none. */
  readonly giftCardCode: string | null;
  readonly totals: Totals<OrderLine>;
}

async function nextNumber(session: Session): Promise<string> {
  const { rows } = await session.execute<{ number: string }>(sql`select nextval('order_numbers')::text as number`);
  const [next] = rows;
  if (!next) throw new Error("The sequence order_numbers returned no value.");
  return next.number.padStart(9, "0");
}

/** The results of screening an order, whose sender may be a prankster. */
export interface ScreenedOrder extends Pick<StoredOrder, "confirmBy" | "isUnproven" | "holdsStock"> {
  /** The time until which the order has to be paid and reserves its stock; null for the usual one. */
  readonly payBy: Date | null;
}

/** Writes an order with its lines. Writes nothing and returns null when an order with the same key or cart exists. */
export async function writeOrder(
  session: Session,
  order: CheckedOrder,
  {
    fields,
    screened: { confirmBy, isUnproven, holdsStock },
    callerKey,
    now,
  }: {
    readonly fields: FieldCipher;
    readonly screened: ScreenedOrder;
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
      isUnproven,
      holdsStock,
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
        request.company && toVatNumber(request.billingAddress.country, request.company.taxId) ? "unchecked" : null,
      carrierCode: shipping.carrierCode,
      methodCode: shipping.methodCode,
      shippingTitle: shipping.title,
      pickupPoint: order.pickupPoint,
      heldAt: totals.lines.some(({ line }) => line.item.needsOptician) ? now : null,
      paymentCode: payment.code,
      paymentTitle: payment.title,
      paymentAdditional: order.paymentAdditional,
      couponCode: coupon?.code ?? null,
      giftCardCode: order.giftCardCode,
      giftCard: totals.giftCard.minor,
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
  const inCart = totals.lines.map(({ line: { item, listed } }) => ({
    custom: openOptions(fields, item, placeInCart(item)),
    product: listed.product,
  }));
  const ordered = await giveFilesToOrder(session, fields, inCart, written.id);
  const lines = totals.lines.map((line, position) => ({ ...line, custom: ordered[position] ?? [] }));
  const items = await session
    .insert(orderItems)
    .values(lines.map((line, position) => itemOf(line, { orderId: written.id, position }, view, fields)))
    .returning({ id: orderItems.id, position: orderItems.position });
  const parts = items.flatMap(({ id, position }) => {
    const line = totals.lines[position];
    return line ? partRows(line, id) : [];
  });
  await session.insert(orderItemParts).values(parts);
  await recordConsents(session, written.id, request, now);
  await session.insert(orderStatusHistory).values({ orderId: written.id, status: written.status, at: now });
  return written;
}

/** Records what was ticked before the order. An order without a tick is not refused, since other clients may not send them. */
async function recordConsents(
  session: Session,
  orderId: number,
  { consents = [] }: Pick<OrderRequest, "consents">,
  now: Date,
): Promise<void> {
  if (consents.length === 0) return;
  const rows = consents.map(({ id, version }) => ({ orderId, id, version, at: now }));
  await session.insert(orderConsents).values(rows).onConflictDoNothing();
}

/** The place of a line in an order, which its sealed options are bound to. */
interface Place {
  readonly orderId: number;
  readonly position: number;
}

/** A line with its typed options, which were opened in the cart. */
type OpenedLine = OrderLine & PricedRow & { readonly custom: CustomChoices };

function itemOf(line: OpenedLine, place: Place, view: CatalogueView, fields: FieldCipher) {
  const { price, quantity, rate, rowTotal, discount, tax, custom } = line;
  const { item, listed, lens, bundle } = line.line;
  const { product, text } = soldProduct(line.line);
  // The picture of a bundle is that of its first part.
  const ofFirstPart = bundle ? listed.product.attributes : {};
  return {
    ...place,
    ...sealOptions(fields, { ...item.productOption, custom }, placeInOrder(place)),
    needsOptician: item.needsOptician,
    sku: skuOf(line.line),
    parentSku: product.sku,
    lensSku: (lens ?? lensesIn(bundle))?.variant.sku ?? null,
    slug: text.slug,
    name: text.name,
    quantity,
    price: price.minor,
    rowTotal: rowTotal.minor,
    discount: discount.minor,
    taxPercent: rate,
    tax: tax.minor,
    options: chosenOptions(line.line, view),
    attributes: { ...ofFirstPart, ...product.attributes, ...listed.variant.attributes },
  };
}

/** Returns the spectacle lenses of a bundle, which are made for its frame; undefined for none. */
const lensesIn = (bundle: ChosenBundle | null) =>
  bundle?.parts.find(({ listed }) => kindOf(listed) === "spectacle-lenses")?.listed;

/** Returns the rows of a line's parts, whose amounts add up to the line's. */
function partRows({ parts, quantity, rowTotal, discount, tax }: OrderLine & PricedRow, orderItemId: number) {
  const amounts = partAmounts(
    parts.map(({ price }) => ({ rowTotal: price.minor * quantity })),
    { rowTotal: rowTotal.minor, discount: discount.minor, tax: tax.minor },
  );
  return parts.flatMap((part, index) => {
    const shared = amounts[index];
    if (!shared) return [];
    return [
      {
        orderItemId,
        sku: part.sku,
        name: part.name,
        quantity: part.quantity * quantity,
        rowTotal: shared.rowTotal,
        discount: shared.discount,
        tax: shared.tax,
        isStocked: part.variantId !== null,
      },
    ];
  });
}

/** Counts a use of the order's coupon. The transaction has locked the coupon and writes the order. */
export async function recordCouponUse(
  session: Session,
  { id, couponCode, mailbox }: StoredOrder,
  now: Date,
): Promise<void> {
  if (couponCode === null) return;
  await session.insert(couponUses).values({ orderId: id, code: couponCode, mailbox, at: now });
}
