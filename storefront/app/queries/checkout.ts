import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { payment } from "#configuration/payment.ts";
import { startableMethods } from "#domain/checkout/paymentMethods.ts";

/** The shipping methods for this cart and country. Their prices depend on the value of the goods, in minor units. */
export const shippingMethodsQuery = (client: Client, cartId: string, country: string, goods: number | null) =>
  queryOptions({
    queryKey: ["shipping-methods", cartId, country, goods],
    queryFn: () => client.checkout.shippingMethods(cartId, country),
    staleTime: 0,
  });

/** The pick-up points of a carrier in a country that match the words. */
export const pickupPointsQuery = (client: Client, country: string, carrier: string, words: string) =>
  queryOptions({
    queryKey: ["pickup-points", country, carrier, words],
    queryFn: () => client.checkout.pickupPoints({ country, carrier, q: words }),
  });

/**
 * The payment methods for this cart whose payment the shop's pages can start. The billing country is null if it is the
 * delivery country.
 */
export const paymentMethodsQuery = (client: Client, cartId: string, billingCountry: string | null) =>
  queryOptions({
    queryKey: ["payment-methods", cartId, billingCountry],
    queryFn: async () =>
      startableMethods(await client.checkout.paymentMethods(cartId, billingCountry), payment.startableProviders),
    staleTime: 0,
  });

/** What the VAT register says about a company's number. */
export const vatQuery = (client: Client, country: string, taxId: string) =>
  queryOptions({
    queryKey: ["vat-check", country, taxId],
    queryFn: () => client.checkout.checkVat(country, taxId),
    retry: false,
    // A register that could not be asked is asked again the next time.
    staleTime: ({ state }) => (state.data?.status === "unchecked" ? 0 : Infinity),
  });

/**
 * Whether an express parcel that is ordered now reaches a postcode in the store's country, and on which day. A sku asks
 * about one product, which has to be in stock.
 */
export const expressQuery = (client: Client, postcode: string, sku: string | null) =>
  queryOptions({
    queryKey: ["express", postcode, sku],
    queryFn: () => client.checkout.express(postcode, sku),
    staleTime: 0,
  });
