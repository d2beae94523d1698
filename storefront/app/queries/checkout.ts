import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { payment } from "#configuration/payment.ts";
import { startableMethods } from "#domain/checkout/paymentMethods.ts";

/** The shipping methods for this cart and country. */
export const shippingMethodsQuery = (client: Client, cartId: string, country: string) =>
  queryOptions({
    queryKey: ["shipping-methods", cartId, country],
    // Methods that deliver to a pick-up point are left out until a page lets the shopper choose one.
    queryFn: async () =>
      (await client.checkout.shippingMethods(cartId, country)).filter(({ needsPoint }) => !needsPoint),
    staleTime: 0,
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
