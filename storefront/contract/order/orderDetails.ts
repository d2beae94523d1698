import * as z from "zod/mini";
import { checkCountry, type TypedAddress } from "@dioptra/ui/rules";
import type { Address } from "#domain/checkout/checkout.ts";
import { type Currency, divideHalfUp } from "#domain/money.ts";
import type { Correction, Order, OrderStatus, OrderStep } from "#domain/order/order.ts";
import {
  currencyCode,
  flag,
  list,
  optionalList,
  dateTime,
  numeric,
  readAmount,
  textual,
  wireAmount,
} from "../wire/value.ts";
import { optionalText, readAddress, wireAddress } from "../customer/address.ts";
import { productOption } from "../catalog/productOption.ts";
import { readFrame, readGoods } from "../catalog/goods.ts";
import { readMaster } from "../wire/picture.ts";
import { readRows, totalsSegment } from "../cart/totals.ts";

/** The statuses of docs/decisions/product.md#decision-34, `awaiting_confirmation` before them, and `addressed` of other platforms. */
export const orderStatuses = {
  awaiting_confirmation: null,
  pending: null,
  paid: null,
  in_production: null,
  addressed: null,
  shipped: null,
  completed: null,
  canceled: null,
  refunded: null,
} as const satisfies Record<OrderStatus, null>;

/** Our extension: when an order first had each of its statuses, the first one first; missing at providers without a history. */
export const statusHistory = optionalList(
  z.object({ status: z.enum(Object.keys(orderStatuses) as OrderStatus[]), created_at: dateTime }),
);

/** Reads when an order first had each of its statuses. */
export const readSteps = (history: z.output<typeof statusHistory>): readonly OrderStep[] =>
  history.map(({ status, created_at }) => ({ status, at: created_at }));

/** Our extension: the corrections of the invoice, one for each refund; missing at providers that issue none. */
export const invoiceCorrections = optionalList(
  z.object({ sequence: numeric, issued_at: dateTime, amount: wireAmount }),
);

/** Reads the corrections of an invoice. */
export const readCorrections = (
  corrections: z.output<typeof invoiceCorrections>,
  currency: Currency,
): readonly Correction[] =>
  corrections.map(({ sequence, issued_at, amount }) => ({
    sequence,
    issuedAt: issued_at,
    amount: readAmount(amount, currency),
  }));

/** An ordered line. Further keys are attributes of the product, such as those of a frame. */
const wireItem = z.looseObject({
  item_id: z.nullish(textual),
  sku: z.string(),
  parent_sku: z.string(),
  slug: z.string(),
  name: z.string(),
  qty_ordered: numeric,
  price_incl_tax: z.nullish(wireAmount),
  row_total_incl_tax: wireAmount,
  discount_amount: z.nullish(wireAmount),
  /** The VAT of the amount after the discount, and its rate in percent. */
  tax_amount: z.nullish(wireAmount),
  tax_percent: z.nullish(numeric),
  /** Our extension: the line has prescription lenses. */
  made_to_prescription: flag,
  /** Our extension: the shopper still has to send the prescription. */
  awaits_prescription: flag,
  options: optionalList(z.object({ label: z.string(), value: z.string() })),
  /** The options as they were ordered, with the values of a prescription. */
  product_option: productOption,
  /** Our extension: the address of a paid download. */
  download_href: z.nullish(z.string()),
});

/** Reads the price of a piece. Without one, it is the row's total divided by the pieces, half a minor unit rounded up. */
function readUnitPrice(
  { price_incl_tax, row_total_incl_tax, qty_ordered }: z.output<typeof wireItem>,
  currency: Currency,
) {
  if (typeof price_incl_tax === "number") return readAmount(price_incl_tax, currency);
  const total = readAmount(row_total_incl_tax, currency);
  return qty_ordered > 0 ? { ...total, minor: divideHalfUp(total.minor, qty_ordered) } : total;
}

/** Reads the VAT of a line; null if rate or amount are missing. */
const readVat = ({ tax_amount, tax_percent }: z.output<typeof wireItem>, currency: Currency) =>
  typeof tax_amount === "number" && typeof tax_percent === "number"
    ? { rate: tax_percent, amount: readAmount(tax_amount, currency) }
    : null;

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
 * The answer of `order/details`: the fields of an entry of `user/order-history` (docs/specification/calls.md#call-15), the
 * totals as rows, and what is needed to show a line (parent sku, slug, chosen options, attributes of its frame).
 */
const wireOrderDetails = z.object({
  entity_id: textual,
  increment_id: z.string(),
  status: z.enum(Object.keys(orderStatuses) as OrderStatus[]),
  created_at: dateTime,
  status_history: statusHistory,
  /** Our extension: when the invoice was issued; missing or null before. */
  invoiced_at: z.nullish(dateTime),
  corrections: invoiceCorrections,
  /** Our extension: the deadline for confirming the order from a mail; missing or null if no confirmation is needed. */
  confirm_by: z.nullish(dateTime),
  order_currency_code: currencyCode,
  customer_email: z.string(),
  items: list(wireItem),
  total_segments: list(totalsSegment),
  grand_total: wireAmount,
  /** Zero or negative. */
  discount_amount: z.optional(wireAmount),
  coupon_code: z.nullish(z.string()),
  tax_amount: wireAmount,
  shipping_address: z.extend(wireAddress, { country_id: country }),
  /** With the company on the invoice, if there is one. */
  billing_address: z.nullish(z.extend(wireAddress, { vat_id: optionalText })),
  shipping_description: z.string(),
  /** The pick-up point as it was at the time of the order. */
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
  /** The first entry of `additional_information` is the method's title. */
  payment: z.object({ method: z.string(), additional_information: list(z.string()) }),
});
export type WireOrderDetails = z.input<typeof wireOrderDetails>;

const readPoint = ({
  carrier_code,
  point_id,
  ...place
}: NonNullable<z.output<typeof wireOrderDetails>["pickup_point"]>) => ({
  carrierCode: carrier_code,
  id: point_id,
  ...place,
});

/** Returns a billing address; null if it is the delivery address, or in a country that the shop does not know. */
function otherAddress(billing: TypedAddress, shipping: TypedAddress): Address | null {
  const isSame = addressFields.every((field) => billing[field] === shipping[field]);
  const billingCountry = checkCountry(billing.country);
  return isSame || !billingCountry.ok ? null : { ...billing, country: billingCountry.value };
}

const addressFields = [
  "firstName",
  "lastName",
  "street",
  "apartment",
  "postcode",
  "city",
  "region",
  "country",
  "phone",
] as const satisfies readonly (keyof TypedAddress)[];

export const orderDetails = z.pipe(
  wireOrderDetails,
  z.transform((wire): Order => {
    const currency = wire.order_currency_code;
    const shippingAddress = { ...readAddress(wire.shipping_address), country: wire.shipping_address.country_id };
    return {
      id: wire.entity_id,
      number: wire.increment_id,
      status: wire.status,
      createdAt: wire.created_at,
      steps: readSteps(wire.status_history),
      invoicedAt: wire.invoiced_at ?? null,
      corrections: readCorrections(wire.corrections, currency),
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
        discount: readAmount(item.discount_amount ?? 0, currency),
        vat: readVat(item, currency),
        isMadeToPrescription: item.made_to_prescription,
        awaitsPrescription: item.awaits_prescription,
        options: item.options,
        custom: item.product_option.custom,
        bundle: item.product_option.bundle,
        downloadHref: item.download_href ?? null,
        frame: readFrame(item),
        goods: readGoods(item),
        picture: readMaster(item["image"]),
      })),
      totals: {
        rows: readRows(wire.total_segments, currency),
        grandTotal: readAmount(wire.grand_total, currency),
        tax: readAmount(wire.tax_amount, currency),
      },
      couponCode: wire.coupon_code || null,
      shippingAddress,
      billingAddress: wire.billing_address ? otherAddress(readAddress(wire.billing_address), shippingAddress) : null,
      company: wire.billing_address?.company
        ? { company: wire.billing_address.company, taxId: wire.billing_address.vat_id }
        : null,
      shippingTitle: wire.shipping_description,
      paymentCode: wire.payment.method,
      pickupPoint: wire.pickup_point ? readPoint(wire.pickup_point) : null,
      paymentTitle: wire.payment.additional_information[0] ?? wire.payment.method,
    };
  }),
);
