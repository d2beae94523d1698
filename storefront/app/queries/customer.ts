import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { ProviderRefusal } from "#client/failures.ts";
import type { SavedPrescription } from "#domain/customer/savedPrescription.ts";
import type { Subscription, SubscriptionOffer } from "#domain/subscription.ts";
import { orders } from "#configuration/orders.ts";

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

/** The customer's loyalty card. */
export const loyaltyCardQuery = (client: Client, customerId: number) =>
  queryOptions({
    queryKey: ["customer", "loyalty-card", customerId],
    queryFn: async () => client.account.loyaltyCard(),
    staleTime: 0,
  });

/** Whether the customer's e-mail address gets the newsletter. */
export const newsletterQuery = (client: Client, email: string) =>
  queryOptions({
    queryKey: ["customer", "newsletter", email],
    queryFn: async () => client.account.isSubscribedToNewsletter(email),
    staleTime: 0,
  });

/** The number of subscriptions on a page of the list. */
export const subscriptionsOnPage = orders.subscriptionPageSize;

export interface SubscriptionPage {
  readonly subscriptions: readonly Subscription[];
  /** The number of subscriptions on all pages. */
  readonly total: number;
}

/** The beginning of the keys of all pages of a customer's subscriptions. */
export const subscriptionsKey = (customerId: number) => ["customer", "subscriptions", customerId] as const;

/** A page of a customer's subscriptions, the newest first. */
export const subscriptionsQuery = (client: Client, customerId: number, page: number) =>
  queryOptions({
    queryKey: [...subscriptionsKey(customerId), page],
    queryFn: async (): Promise<SubscriptionPage> => client.account.subscriptions(page, subscriptionsOnPage),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** One of the customer's subscriptions; null if there is none with this id. */
export const subscriptionQuery = (client: Client, customerId: number, id: string) =>
  queryOptions({
    queryKey: ["customer", "subscription", customerId, id],
    queryFn: async () => client.account.subscription(id, subscriptionsOnPage),
    staleTime: 0,
  });

/** Why no subscription is offered for a cart. */
export type NoOffer = { readonly refused: "cart" | "not-delivered" };

const noOffers: Readonly<Record<string, NoOffer>> = {
  // The platform has another cart or no address, as after a change on another device.
  ADDRESS_REQUIRED: { refused: "cart" },
  CART_CHANGED: { refused: "cart" },
  SHIPPING_NOT_OFFERED: { refused: "not-delivered" },
  PAYMENT_NOT_OFFERED: { refused: "not-delivered" },
};

/**
 * What each delivery of the lenses in the customer's cart would cost, or why none is offered. `cart` and `address` identify
 * what the answer depends on besides: the platform's lines and the default address.
 */
export const subscriptionOfferQuery = (client: Client, customerId: number, cart: string, address: string) =>
  queryOptions({
    queryKey: ["customer", "subscription-offer", customerId, cart, address],
    queryFn: async (): Promise<SubscriptionOffer | NoOffer> => {
      try {
        return await client.account.subscriptionOffer();
      } catch (failure) {
        const refused = failure instanceof ProviderRefusal && noOffers[failure.refusal.code ?? ""];
        if (refused) return refused;
        throw failure;
      }
    },
    staleTime: 0,
    // The form stays with why it was refused while the offer for the changed cart is loaded.
    placeholderData: keepPreviousData,
  });

/** The prescriptions that the customer keeps for further glasses. */
export const savedPrescriptionsQuery = (client: Client, customerId: number) =>
  queryOptions({
    queryKey: ["customer", "prescriptions", customerId],
    queryFn: async (): Promise<readonly SavedPrescription[]> => client.account.savedPrescriptions(),
    staleTime: 0,
  });

/** What the customer has reviewed and may review. */
export const ownReviewsQuery = (client: Client, customerId: number) =>
  queryOptions({
    queryKey: ["customer", "reviews", customerId],
    queryFn: async () => client.account.ownReviews(),
    staleTime: 0,
  });

/** Why the customer may not review a product; null when they may. */
export const reviewRefusalQuery = (client: Client, customerId: number, productId: number) =>
  queryOptions({
    queryKey: ["customer", "review-refusal", customerId, productId],
    queryFn: async () => client.account.reviewRefusal(productId),
    staleTime: 0,
  });
