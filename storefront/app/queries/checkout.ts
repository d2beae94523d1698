import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { payment } from "#configuration/payment.ts";
import { startableMethods } from "#domain/checkout/paymentMethods.ts";

/** How this cart can be sent to a country. */
export const shippingMethodsQuery = (client: Client, cartId: string, country: string) =>
  queryOptions({
    queryKey: ["shipping-methods", cartId, country],
    // No page lets a shopper choose a point yet.
    queryFn: async () => (await client.shippingMethods(cartId, country)).filter(({ needsPoint }) => !needsPoint),
    staleTime: 0,
  });

/** How this cart can be paid, by methods whose payment a page can start. */
export const paymentMethodsQuery = (client: Client, cartId: string) =>
  queryOptions({
    queryKey: ["payment-methods", cartId],
    queryFn: async () => startableMethods(await client.paymentMethods(cartId), payment.startableProviders),
    staleTime: 0,
  });
