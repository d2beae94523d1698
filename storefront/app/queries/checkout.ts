import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";

/** How this cart can be sent to a country. */
export const shippingMethodsQuery = (client: Client, cartId: string, country: string) =>
  queryOptions({
    queryKey: ["shipping-methods", cartId, country],
    // No page lets a shopper choose a point yet.
    queryFn: async () => (await client.shippingMethods(cartId, country)).filter(({ needsPoint }) => !needsPoint),
    staleTime: 0,
  });

/** How this cart can be paid. */
export const paymentMethodsQuery = (client: Client, cartId: string) =>
  queryOptions({ queryKey: ["payment-methods", cartId], queryFn: () => client.paymentMethods(cartId), staleTime: 0 });
