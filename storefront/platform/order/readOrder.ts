import { eq, or } from "drizzle-orm";
import { toWireAddress } from "#contract/customer/address.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import type { WireOrderDetails } from "#contract/order/orderDetails.ts";
import { toWireSegment } from "#contract/cart/totals.ts";
import type { TotalsRow } from "#domain/cart/cart.ts";
import type { ChosenPoint } from "#domain/delivery.ts";
import { canShowOrder } from "#domain/order/confirmation.ts";
import { invoicedAt } from "#domain/order/invoice.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "./tables/order.ts";
import { readKind } from "#contract/catalog/goods.ts";
import { toWireProductOption } from "#contract/catalog/productOption.ts";
import { downloadHref, downloadStanding } from "#domain/order/download.ts";
import type { OrderStep } from "#domain/order/order.ts";
import { guideHref } from "#domain/product/guide.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { openOptions, placeInOrder } from "../prescription/sealedOptions.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { readCorrections, toWireCorrections } from "./corrections.ts";
import { awaitsPrescription, type Item, readItems } from "./orderItems.ts";
import { readSteps, toWireHistory } from "./statusHistory.ts";
import type { StoredOrder } from "./writeOrder.ts";

/**
 * Returns an order by its number or by the key that it was sent with; null when there is none that the caller may see. With
 * the key, a browser finds out whether an order whose answer was lost has been placed.
 */
export async function readOrder(
  session: Session,
  name: string,
  { caller, fields }: { readonly caller: Caller; readonly fields: FieldCipher },
): Promise<WireOrderDetails | null> {
  const viewer = { ...caller, statusTokenOrderId: null };
  const found = await session
    .select()
    .from(orders)
    .where(or(eq(orders.number, name), eq(orders.orderKey, name)));
  const own = found.filter((order) => canShowOrder(String(order.id), order, viewer));
  // Keys are chosen by clients. One that equals another order's number must not hide that order.
  const order = own.find(({ number }) => number === name) ?? own[0];
  if (!order) return null;
  const steps = await readSteps(session, order.id);
  const items = (await readItems(session, order.id)).map((item) => wireItem(item, order, steps, fields));
  return {
    ...wireDetails(order, items, invoicedAt(steps)),
    status_history: toWireHistory(steps),
    corrections: toWireCorrections(await readCorrections(session, order, steps)),
  };
}

/** Returns the rows of an order's totals as they were when it was placed. */
export function rowsOf({
  currency,
  isVirtual,
  subtotal,
  discount,
  shipping,
  payment,
  tax,
  giftCard,
  grandTotal,
}: StoredOrder): readonly TotalsRow[] {
  const row = (code: TotalsRow["code"], minor: number): TotalsRow => ({ code, amount: { minor, currency } });
  return [
    row("subtotal", subtotal),
    ...(discount > 0 ? [row("discount", -discount)] : []),
    // Of an order without a delivery, nothing is said about it.
    ...(isVirtual ? [] : [row("shipping", shipping)]),
    ...(payment > 0 ? [row("payment", payment)] : []),
    row("tax", tax),
    ...(giftCard > 0 ? [row("gift_card", -giftCard)] : []),
    row("grand_total", grandTotal),
  ];
}

/**
 * Returns the address of a download: of the document that its product names, or of the printable guide of the shop. Null for
 * other products, and while the download may not be opened.
 */
function hrefOfDownload(
  { id, attributes }: Item,
  { status, number, storeCode }: StoredOrder,
  steps: readonly OrderStep[],
) {
  if (downloadStanding({ status, steps }) !== "open") return null;
  if (typeof attributes["download"] === "string") return downloadHref(number, id, { code: storeCode });
  return readKind(attributes["type"]) === "guides" ? guideHref(storeViewOf(storeCode)?.locale ?? "en") : null;
}

/** Returns a line as an invoice states it. */
export const wireLine = (item: Item, order: StoredOrder) => ({
  item_id: item.id,
  sku: item.sku,
  parent_sku: item.parentSku,
  slug: item.slug,
  name: item.name,
  qty_ordered: item.quantity,
  price_incl_tax: toWireAmount({ minor: item.price, currency: order.currency }),
  row_total_incl_tax: toWireAmount({ minor: item.rowTotal, currency: order.currency }),
  discount_amount: toWireAmount({ minor: item.discount, currency: order.currency }),
  tax_amount: toWireAmount({ minor: item.tax, currency: order.currency }),
  tax_percent: item.taxPercent,
  options: [...item.options],
});

/** Returns a line with all that its owner may see. */
const wireItem = (item: Item, order: StoredOrder, steps: readonly OrderStep[], fields: FieldCipher) => ({
  ...item.attributes,
  ...wireLine(item, order),
  made_to_prescription: item.lensSku !== null,
  awaits_prescription: awaitsPrescription(order, item, fields),
  product_option: toWireProductOption({ ...item.productOption, custom: openOptions(fields, item, placeInOrder(item)) }),
  download_href: hrefOfDownload(item, order, steps),
});

const wirePoint = ({ carrierCode, id, name, street, postcode, city }: ChosenPoint) => ({
  carrier_code: carrierCode,
  point_id: id,
  name,
  street,
  postcode,
  city,
});

/** Returns an order with its lines and the time of its invoice. */
export const wireDetails = (
  order: StoredOrder,
  items: WireOrderDetails["items"],
  issuedAt: Date | null,
): WireOrderDetails => ({
  entity_id: String(order.id),
  increment_id: order.number,
  status: order.status,
  created_at: order.createdAt.toISOString(),
  invoiced_at: issuedAt?.toISOString() ?? null,
  confirm_by: order.confirmBy?.toISOString() ?? null,
  order_currency_code: order.currency,
  customer_email: order.email,
  items,
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
