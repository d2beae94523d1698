import * as z from "zod/mini";
import type { TypedAddress, TypedCompany, TypedPersonalDetails } from "@dioptra/ui/rules";
import type { RecordedConsent } from "#domain/checkout/consents.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { dateTime, numeric, textual, toWireAmount, wireAmount } from "../wire/value.ts";
import { optionalText, readAddress, toWireAddress, wireAddress } from "../customer/address.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { wireConsents } from "../wire/consents.ts";
import { orderDetails } from "./orderDetails.ts";
import { pickupPointId, toWirePoint } from "../checkout/shipping.ts";

const id = z.string().check(z.minLength(1), z.maxLength(128));
const text = z.string().check(z.maxLength(300));

/** Who orders. Shops may leave it out; then it is the person of the billing address. */
const customer = z.object({ firstname: text, lastname: text, email: text });

/** The billing address, with a company's name and VAT number for a company (docs/specification/checkout.md#checkout-14). */
const wireBillingAddress = z.extend(wireAddress, { vat_id: optionalText });

const short = z.nullish(z.string().check(z.maxLength(64)));

/** Additional data for the payment method. Other fields, such as a BLIK code, are never stored. */
const paymentAdditional = z.pipe(
  z.nullish(z.union([z.object({ issuer: short, bank: short }), z.tuple([])])),
  z.transform((wire): PaymentAdditional => {
    const { issuer, bank } = wire && "issuer" in wire ? wire : {};
    return { issuer: issuer || null, bank: bank || null };
  }),
);

export interface PaymentAdditional {
  readonly issuer: string | null;
  readonly bank: string | null;
}

/** A line's totals as the platform last told them, in the cart lines that Vue Storefront sends. Others are ignored. */
// oxlint-disable-next-line promise/valid-params -- this is a schema, not a promise
const shownTotals = z.catch(z.nullish(z.object({ qty: numeric, discount_amount: wireAmount })), null);

const wireOrder = z.object({
  /** The idempotency key, which stays the same when the order is sent again. By default it is made from the cart's id. */
  order_id: z.nullish(id),
  cart_id: id,
  store_code: id,
  created_at: z.nullish(dateTime),
  customer: z.nullish(customer),
  products: z
    .array(
      z.object({
        sku: id,
        qty: numeric.check(z.positive(), z.lte(10_000)),
        /** The price of one piece that the shopper saw: gross, or net beside `price_incl_tax`. */
        price: wireAmount.check(z.gte(0)),
        /** The gross price from shops that send whole products, with the net price in `price`. */
        price_incl_tax: z.nullish(wireAmount.check(z.gte(0))),
        totals: shownTotals,
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  /** The customer's id as the shop believes it; the token of the call decides. */
  user_id: z.nullish(textual),
  /** Our extension: what was ticked before ordering. */
  consents: wireConsents,
  addressInformation: z.object({
    /** Left out, like the delivery method, when nothing is delivered. */
    shippingAddress: z.nullish(wireAddress),
    billingAddress: wireBillingAddress,
    shipping_carrier_code: z.nullish(id),
    shipping_method_code: z.nullish(id),
    payment_method_code: id,
    payment_method_additional: paymentAdditional,
    /** The gross costs that the shopper saw. Shops may leave them out. */
    shipping_incl_tax: z.nullish(wireAmount),
    payment_incl_tax: z.nullish(wireAmount),
    /** The pick-up point. If it is left out, the cart's point is used. */
    shippingExtraFields: pickupPointId,
    /** The coupon's discount as in the totals, zero or negative. */
    discount_amount: z.nullish(wireAmount),
    /** What the gift card pays as in the totals, zero or negative. */
    gift_card_amount: z.nullish(wireAmount),
  }),
});

/** An order as it arrives: it matches the contract, but has not been checked by any rule. */
export interface SentOrder {
  readonly key: string;
  readonly cartId: string;
  readonly storeCode: string;
  /** The customer's id as the shop believes it; null for a guest. */
  readonly userId: string | null;
  /** When the order was placed; when it arrived if the shop does not state it. */
  readonly createdAt: Date;
  readonly customer: TypedPersonalDetails;
  /** False if `customer` was taken from the billing address. */
  readonly isCustomerNamed: boolean;
  readonly shippingAddress: TypedAddress | null;
  readonly billingAddress: TypedAddress;
  /** The company on the invoice; null for a person. */
  readonly company: TypedCompany | null;
  readonly shipping: { readonly carrierCode: string; readonly methodCode: string } | null;
  readonly pointId: string | null;
  readonly paymentCode: string;
  readonly paymentAdditional: PaymentAdditional;
  /** What was ticked before ordering; empty if the shop did not send it. */
  readonly consents: readonly RecordedConsent[];
  /** Decimal numbers like the prices; null where the shop did not send them. */
  readonly costs: {
    readonly shipping: number | null;
    readonly payment: number | null;
    readonly discount: number | null;
    readonly giftCard: number | null;
  };
  /** `price` is a decimal number in the currency of the store view. */
  readonly products: readonly { readonly sku: string; readonly quantity: number; readonly price: number }[];
}

/**
 * Returns the discount that the lines' own totals state, zero or negative; null unless each line has totals of the
 * quantity that is ordered.
 */
function discountOfLines(products: z.output<typeof wireOrder>["products"]): number | null {
  let discount = 0;
  for (const { qty, totals } of products) {
    if (totals?.qty !== qty) return null;
    discount -= totals.discount_amount;
  }
  return Number(discount.toFixed(2));
}

export const orderBody = z.pipe(
  wireOrder,
  z.transform((wire): SentOrder => {
    const { shippingAddress, billingAddress, ...chosen } = wire.addressInformation;
    const { company, vat_id } = billingAddress;
    const { shipping_carrier_code, shipping_method_code } = chosen;
    const { firstname, lastname, email } = wire.customer ?? billingAddress;
    return {
      key: wire.order_id ?? `cart ${wire.cart_id}`,
      cartId: wire.cart_id,
      storeCode: wire.store_code,
      userId: wire.user_id || null,
      createdAt: wire.created_at ?? new Date(),
      customer: { firstName: firstname, lastName: lastname, email },
      isCustomerNamed: Boolean(wire.customer),
      shippingAddress: shippingAddress ? readAddress(shippingAddress) : null,
      billingAddress: readAddress(billingAddress),
      company: company || vat_id ? { company, taxId: vat_id } : null,
      shipping:
        shipping_carrier_code && shipping_method_code
          ? { carrierCode: shipping_carrier_code, methodCode: shipping_method_code }
          : null,
      pointId: chosen.shippingExtraFields,
      paymentCode: chosen.payment_method_code,
      paymentAdditional: chosen.payment_method_additional,
      consents: wire.consents,
      costs: {
        shipping: chosen.shipping_incl_tax ?? null,
        payment: chosen.payment_incl_tax ?? null,
        discount: chosen.discount_amount ?? discountOfLines(wire.products),
        giftCard: chosen.gift_card_amount ?? null,
      },
      products: wire.products.map(({ sku, qty, price, price_incl_tax }) => ({
        sku,
        quantity: qty,
        price: price_incl_tax ?? price,
      })),
    };
  }),
);

/** Returns the body of `order/create`. `sentAt` is the time of this attempt. */
export const toWireOrder = (order: OrderRequest, sentAt: Date) => ({
  user_id: String(order.customerId ?? ""),
  cart_id: order.cartId,
  store_code: order.storeCode,
  order_id: order.key,
  created_at: order.createdAt.toISOString(),
  updated_at: sentAt.toISOString(),
  transmited: true,
  customer: {
    firstname: order.customer.firstName,
    lastname: order.customer.lastName,
    email: order.customer.email,
  },
  products: order.products.map(({ sku, name, quantity, price }) => ({
    sku,
    name,
    qty: quantity,
    price: toWireAmount(price),
  })),
  ...(order.consents && { consents: [...order.consents] }),
  addressInformation: {
    shippingAddress: toWireAddress(order.shippingAddress, order.customer.email),
    billingAddress: {
      ...toWireAddress(order.billingAddress, order.customer.email),
      company: order.company?.company ?? "",
      vat_id: order.company?.taxId ?? "",
    },
    shipping_carrier_code: order.shipping.carrierCode,
    shipping_method_code: order.shipping.methodCode,
    payment_method_code: order.paymentCode,
    ...(order.costs.shipping && { shipping_incl_tax: toWireAmount(order.costs.shipping) }),
    ...(order.costs.discount && { discount_amount: toWireAmount(order.costs.discount) }),
    ...(order.costs.giftCard && { gift_card_amount: toWireAmount(order.costs.giftCard) }),
    ...(order.costs.payment && { payment_incl_tax: toWireAmount(order.costs.payment) }),
    payment_method_additional: {},
    shippingExtraFields: toWirePoint(order.shipping),
  },
});

/** An order that the platform has accepted (docs/decisions/product.md#decision-17). */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: Date;
  /** Proves access to the order's status and payment, for browsers without cookies; null if the platform sends none. */
  readonly hash: string | null;
}

const wirePlaced = z.object({
  backendOrderId: textual,
  orderNumber: z.string(),
  /** `backendOrderId` under its older name. */
  magentoOrderId: z.optional(textual),
  transferedAt: dateTime,
  /** Our extension: the hash of the order, as its payment calls take it. */
  hash: z.nullish(z.string()),
});
export type WirePlacedOrder = z.input<typeof wirePlaced>;

const placed = z.pipe(
  wirePlaced,
  z.transform(({ backendOrderId, orderNumber, transferedAt, hash }): PlacedOrder => ({
    id: backendOrderId,
    number: orderNumber,
    placedAt: transferedAt,
    hash: hash ?? null,
  })),
);

export const orderEndpoints = {
  orderCreate: defineEndpoint({
    method: "POST",
    path: "/api/order/create",
    query: ["token", "localeCode"],
    body: orderBody,
    result: inAnyCurrency(placed),
    isSlow: true,
    loud: true,
  }),
  /**
   * Our extension (docs/specification/calls.md#call-29): an order of this visitor, by its number or its key; 404 for other
   * visitors. Clients without cookies prove a guest's order by the id of its cart.
   */
  orderDetails: defineEndpoint({
    method: "GET",
    path: "/api/order/details",
    query: ["token", "order_id", "cartId"],
    body: null,
    result: inAnyCurrency(orderDetails),
  }),
};
