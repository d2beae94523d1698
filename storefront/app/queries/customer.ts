import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";

/** The beginnings of the keys of queries whose answers belong to a customer. A logout removes them. */
export const personalQueries: readonly (readonly string[])[] = [["customer"], ["order"]];

/** The number of orders on a page of the history. */
export const ordersOnPage = 20;

/** A page of a customer's orders, the newest first. */
export const orderHistoryQuery = (client: Client, customerId: number, page: number) =>
  queryOptions({
    queryKey: ["customer", "orders", customerId, page],
    queryFn: async () => client.account.orderHistory(page, ordersOnPage),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Whether the customer's e-mail address gets the newsletter. */
export const newsletterQuery = (client: Client, email: string) =>
  queryOptions({
    queryKey: ["customer", "newsletter", email],
    queryFn: async () => client.account.isSubscribedToNewsletter(email),
    staleTime: 0,
  });
