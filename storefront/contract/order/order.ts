import * as z from "zod/mini";
import type { TypedAddress, TypedCompany, TypedPersonalDetails } from "@dioptra/ui/rules";
import type { OrderRequest } from "#domain/order/order.ts";
import { moment, numeric, textual, toWireAmount, wireAmount } from "../wire/value.ts";
import { optionalText, readAddress, toWireAddress, wireAddress } from "../customer/address.ts";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { orderDetails } from "./orderDetails.ts";
import { pointChoice } from "../checkout/shipping.ts";

const id = z.string().check(z.minLength(1), z.maxLength(128));
const text = z.string().check(z.maxLength(300));

/** Who orders; where a shop sends no such part, the billing address says it. */
const customer = z.object({ firstname: text, lastname: text, email: text });

/**
 * Where the bill goes; with a company's name and number it is a company's (docs/specification/checkout.md#checkout-14).
 */
const wireBillingAddress = z.extend(wireAddress, { vat_id: optionalText });

const short = z.nullish(z.string().check(z.maxLength(64)));

/** What a way to pay has to know besides. Whatever else is sent with it, such as a mobile code, is never kept. */
const paymentAdditional = z.pipe(
  z.nullish(z.union([z.object({ issuer: short, bank: short }), z.tuple([])])),
  z.transform((given): PaymentAdditional => {
    const sent = given && "issuer" in given ? given : {};
    return { issuer: sent.issuer || null, bank: sent.bank || null };
  }),
);

export interface PaymentAdditional {
  readonly issuer: string | null;
  readonly bank: string | null;
}

const wireOrder = z.object({
  /** The idempotency key: chosen by the shop, the same however often the order is sent. Without one the cart makes it. */
  order_id: z.nullish(id),
  cart_id: id,
  store_code: id,
  created_at: z.nullish(moment),
  customer: z.nullish(customer),
  products: z
    .array(
      z.object({
        sku: id,
        qty: numeric.check(z.positive(), z.lte(10_000)),
        /** For one piece, what the shopper saw: gross, unless `price_incl_tax` says that. */
        price: wireAmount.check(z.gte(0)),
        /** Shops that send whole products have the net price in `price`. */
        price_incl_tax: z.nullish(wireAmount.check(z.gte(0))),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  /** Of the customer; what counts is whose token the call has. */
  user_id: z.nullish(textual),
  addressInformation: z.object({
    /** Left out, with the way of sending, where nothing is delivered. */
    shippingAddress: z.nullish(wireAddress),
    billingAddress: wireBillingAddress,
    shipping_carrier_code: z.nullish(id),
    shipping_method_code: z.nullish(id),
    payment_method_code: id,
    payment_method_additional: paymentAdditional,
    /** Gross: what the shopper saw. Shops that know nothing of them leave them out. */
    shipping_incl_tax: z.nullish(wireAmount),
    payment_incl_tax: z.nullish(wireAmount),
    /** Where the parcel is fetched; the cart's choice where it is left out. */
    shippingExtraFields: pointChoice,
    /** What the coupon takes off, as the totals have it: zero or less. */
    discount_amount: z.nullish(wireAmount),
  }),
});

/** An order as it came in: in its form, but not yet checked by any rule. */
export interface SentOrder {
  readonly key: string;
  readonly cartId: string;
  readonly storeCode: string;
  /** Whose order the shop takes it for; null for a guest's. */
  readonly userId: string | null;
  /** When it was pressed; where the shop does not say, when it came in. */
  readonly createdAt: Date;
  readonly customer: TypedPersonalDetails;
  /** Whether the customer has a part of their own; otherwise the bill's address says who orders. */
  readonly isCustomerNamed: boolean;
  readonly shippingAddress: TypedAddress | null;
  readonly billingAddress: TypedAddress;
  /** Whom the bill is made out to; null for a person. */
  readonly company: TypedCompany | null;
  readonly shipping: { readonly carrierCode: string; readonly methodCode: string } | null;
  readonly pointId: string | null;
  readonly paymentCode: string;
  readonly paymentAdditional: PaymentAdditional;
  /** The wire's decimal numbers, like the prices; null where the shop told none. */
  readonly costs: {
    readonly shipping: number | null;
    readonly payment: number | null;
    readonly discount: number | null;
  };
  /** `price` is the wire's decimal number, in the currency of the store view. */
  readonly products: readonly { readonly sku: string; readonly quantity: number; readonly price: number }[];
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
      costs: {
        shipping: chosen.shipping_incl_tax ?? null,
        payment: chosen.payment_incl_tax ?? null,
        discount: chosen.discount_amount ?? null,
      },
      products: wire.products.map(({ sku, qty, price, price_incl_tax }) => ({
        sku,
        quantity: qty,
        price: price_incl_tax ?? price,
      })),
    };
  }),
);

/** What `order/create` is sent. `sentAt` is the moment of this attempt. */
export const toWireOrder = (order: OrderRequest, sentAt: Date) => ({
  user_id: "",
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
  addressInformation: {
    shippingAddress: toWireAddress(order.shippingAddress, order.customer.email),
    billingAddress: toWireAddress(order.billingAddress, order.customer.email),
    shipping_carrier_code: order.shipping.carrierCode,
    shipping_method_code: order.shipping.methodCode,
    payment_method_code: order.paymentCode,
    ...(order.costs.shipping && { shipping_incl_tax: toWireAmount(order.costs.shipping) }),
    ...(order.costs.discount && { discount_amount: toWireAmount(order.costs.discount) }),
    ...(order.costs.payment && { payment_incl_tax: toWireAmount(order.costs.payment) }),
    payment_method_additional: {},
    shippingExtraFields: {},
  },
});

/** The platform has the order: from here on it is placed (docs/decisions/product.md#decision-17). */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: Date;
}

const wirePlaced = z.object({
  backendOrderId: textual,
  orderNumber: z.string(),
  /** The same as `backendOrderId`, for shops that know it by its older name. */
  magentoOrderId: z.optional(textual),
  transferedAt: moment,
});
export type WirePlacedOrder = z.input<typeof wirePlaced>;

const placed = z.pipe(
  wirePlaced,
  z.transform(({ backendOrderId, orderNumber, transferedAt }): PlacedOrder => ({
    id: backendOrderId,
    number: orderNumber,
    placedAt: transferedAt,
  })),
);

export const orderEndpoints = {
  orderCreate: call({
    method: "POST",
    path: "/api/order/create",
    query: ["token", "localeCode"],
    body: orderBody,
    result: inAnyCurrency(placed),
    loud: true,
  }),
  /**
   * One order of this visitor, by its number or by the key that it was sent with; 404 to everybody else. To a client
   * without cookies the order of a guest is shown with the id of its cart. Ours (docs/specification/calls.md#call-29).
   */
  orderDetails: call({
    method: "GET",
    path: "/api/order/details",
    query: ["token", "order_id", "cartId"],
    body: null,
    result: inAnyCurrency(orderDetails),
  }),
};
