import {
  shippingEndpoints,
  type ShippingInformation,
  toWireShippingInformation,
  toWireShippingMethodsBody,
} from "#contract/checkout/shipping.ts";
import { channelEndpoints } from "#contract/stores/channel.ts";
import { paymentEndpoints } from "#contract/checkout/paymentMethods.ts";
import { vatEndpoints } from "#contract/checkout/vat.ts";
import { deliveryEndpoints } from "#contract/checkout/delivery.ts";
import { call, type ClientOptions } from "./call.ts";

/** Creates the calls about delivery and payment. */
export const createCheckoutCalls = (options: ClientOptions) => ({
  countries: () => call(options, channelEndpoints.countries, {}),
  shippingMethods: (cartId: string, country: string) =>
    call(options, shippingEndpoints.shippingMethods, { cartId }, toWireShippingMethodsBody({ country })),
  /** Returns at most 100 pick-up points of a carrier in a country that match the words, the nearest first. */
  pickupPoints: (query: { readonly country: string; readonly carrier: string; readonly q: string }) =>
    call(options, deliveryEndpoints.deliveryPoints, { ...query, size: "100" }),
  /** Returns whether an express parcel reaches a postcode in the store's country, and on which day. */
  express: (postcode: string, sku: string | null) =>
    call(options, deliveryEndpoints.expressCheck, {
      storeCode: options.store.code,
      post_code: postcode,
      ...(sku !== null && { ean: sku }),
    }),
  /** Returns the payment methods of a cart; the billing country is null if it is the delivery country. */
  paymentMethods: (cartId: string, billingCountry: string | null) =>
    call(options, paymentEndpoints.paymentMethods, { cartId, ...(billingCountry !== null && { billingCountry }) }),
  /** Asks the VAT register about a company's number. */
  checkVat: (country: string, taxId: string) =>
    call(options, vatEndpoints.vatCheck, {}, { country_id: country, vat_id: taxId }),
  /** Sets the address and the delivery method of a cart. Returns its payment methods and totals. */
  shippingInformation: (cartId: string, information: ShippingInformation) =>
    call(options, shippingEndpoints.shippingInformation, { cartId }, toWireShippingInformation(information)),
});
