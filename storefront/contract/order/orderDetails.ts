import * as z from "zod/mini";
import { checkCountry } from "@dioptra/ui/rules";
import { type Currency, divideHalfUp } from "#domain/money.ts";
import type { Order, OrderStatus } from "#domain/order/order.ts";
import { flag, list, listOf, moment, numeric, readAmount, textual, wireAmount } from "../wire/value.ts";
import { optionalText, readAddress, wireAddress } from "../customer/address.ts";
import { readFrame, readGoods } from "../catalog/goods.ts";
import { readMaster } from "../wire/picture.ts";
import { readRows, totalsSegment } from "../cart/totals.ts";

/** Those of docs/decisions/product.md#decision-34, and the one before them. */
export const orderStatuses = {
  awaiting_confirmation: null,
  pending: null,
  paid: null,
  in_production: null,
  shipped: null,
  completed: null,
  canceled: null,
  refunded: null,
} as const satisfies Record<OrderStatus, null>;

/** An ordered line; the attributes of a frame stand beside the rest, as in a product. */
const wireItem = z.looseObject({
  item_id: z.nullish(textual),
  sku: z.string(),
  parent_sku: z.string(),
  slug: z.string(),
  name: z.string(),
  qty_ordered: numeric,
  price_incl_tax: z.nullish(wireAmount),
  row_total_incl_tax: wireAmount,
  /** Lenses are made to a prescription for it: a field of our own. */
  made_to_prescription: flag,
  options: listOf(z.object({ label: z.string(), value: z.string() })),
});

/** The price of a piece; where a platform leaves it out, the row's divided by the pieces, half a minor unit up. */
function readUnitPrice(
  { price_incl_tax, row_total_incl_tax, qty_ordered }: z.output<typeof wireItem>,
  currency: Currency,
) {
  if (typeof price_incl_tax === "number") return readAmount(price_incl_tax, currency);
  const total = readAmount(row_total_incl_tax, currency);
  return qty_ordered > 0 ? { ...total, minor: divideHalfUp(total.minor, qty_ordered) } : total;
}

const country = z.pipe(
  z.string(),
  z.transform((code, context) => {
    const checked = checkCountry(code);
    if (checked.ok) return checked.value;
    context.issues.push({ code: "custom", message: "unknown country", input: code });
    return z.NEVER;
  }),
);

/**
 * What `order/details` answers: the names of an entry of `user/order-history` (docs/specification/calls.md#call-15),
 * with the totals as rows, and with what a line needs to be shown (parent sku, slug, chosen options, attributes of its
 * frame).
 */
const wireOrderDetails = z.object({
  entity_id: textual,
  increment_id: z.string(),
  status: z.enum(Object.keys(orderStatuses) as OrderStatus[]),
  created_at: moment,
  /** Until when the order has to be confirmed from a mail; left out or null where that was never asked. A field of our own. */
  confirm_by: z.nullish(moment),
  order_currency_code: z.enum(["PLN", "EUR", "USD"]),
  customer_email: z.string(),
  items: list(wireItem),
  total_segments: list(totalsSegment),
  grand_total: wireAmount,
  /** Zero or less; with the coupon's code where one was used. */
  discount_amount: z.optional(wireAmount),
  coupon_code: z.nullish(z.string()),
  tax_amount: wireAmount,
  shipping_address: z.extend(wireAddress, { country_id: country }),
  /** With the company that the bill is made out to, where it is one's. */
  billing_address: z.nullish(z.extend(wireAddress, { vat_id: optionalText })),
  shipping_description: z.string(),
  /** Where the parcel is fetched, as it was when it was ordered. */
  pickup_point: z.nullish(
    z.object({
      carrier_code: z.string(),
      point_id: z.string(),
      name: z.string(),
      street: z.string(),
      postcode: z.string(),
      city: z.string(),
    }),
  ),
  /** The first additional information is the method's title. */
  payment: z.object({ method: z.string(), additional_information: list(z.string()) }),
});
export type WireOrderDetails = z.input<typeof wireOrderDetails>;

export const orderDetails = z.pipe(
  wireOrderDetails,
  z.transform((wire): Order => {
    const currency = wire.order_currency_code;
    return {
      id: wire.entity_id,
      number: wire.increment_id,
      status: wire.status,
      createdAt: wire.created_at,
      confirmBy: wire.confirm_by ?? null,
      email: wire.customer_email,
      lines: wire.items.map((item, position) => ({
        key: item.item_id ?? String(position),
        sku: item.sku,
        parentSku: item.parent_sku,
        slug: item.slug,
        name: item.name,
        quantity: item.qty_ordered,
        unitPrice: readUnitPrice(item, currency),
        rowTotal: readAmount(item.row_total_incl_tax, currency),
        isMadeToPrescription: item.made_to_prescription,
        options: item.options,
        frame: readFrame(item),
        goods: readGoods(item),
        picture: readMaster(item["image"]),
      })),
      totals: {
        rows: readRows(wire.total_segments, currency),
        grandTotal: readAmount(wire.grand_total, currency),
        tax: readAmount(wire.tax_amount, currency),
      },
      shippingAddress: { ...readAddress(wire.shipping_address), country: wire.shipping_address.country_id },
      shippingTitle: wire.shipping_description,
      paymentTitle: wire.payment.additional_information[0] ?? wire.payment.method,
    };
  }),
);
