import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { readOrderPayment, readStatusLink } from "./readPayment.ts";

/**
 * An order of this visitor with its payment, whose state was asked from the provider. `hash` proves access to it in a browser
 * without cookies.
 */
export const orderPaymentQuery = (client: Client, orderId: string, hash: string | null) =>
  queryOptions({
    queryKey: ["order", "payment", orderId],
    queryFn: () => readOrderPayment(client, { orderId, hash }),
    staleTime: 0,
    retry: false,
  });

/** The order in the token of a link to its status page, with its payment. */
export const orderStatusQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: ["order", "status", token],
    queryFn: () => readStatusLink(client, token),
    staleTime: 0,
    retry: false,
  });

/** The banks of a method that asks for one. */
export const issuersQuery = (client: Client, provider: string) =>
  queryOptions({
    queryKey: ["payment-issuers", provider],
    queryFn: () => client.payment.idealIssuers(provider),
    retry: false,
  });
