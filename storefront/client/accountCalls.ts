import { toWireCustomerAddress } from "#contract/customer/customerAddress.ts";
import { reviewWritingEndpoints } from "#contract/catalog/reviewWriting.ts";
import { toWireChoice } from "#contract/catalog/productOption.ts";
import { savedPrescriptionEndpoints } from "#contract/customer/savedPrescription.ts";
import { newsletterEndpoints } from "#contract/customer/newsletter.ts";
import { loyaltyEndpoints, profileEndpoints } from "#contract/customer/profile.ts";
import { personalDataEndpoints } from "#contract/customer/personalData.ts";
import { userEndpoints } from "#contract/customer/user.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import { toWireAddress } from "#contract/customer/address.ts";
import { subscriptionEndpoints } from "#contract/customer/subscription.ts";
import { orderHistoryEndpoints } from "#contract/order/orderHistory.ts";
import type { CustomerAddress, PasswordChangeValue, ProfileValue } from "#domain/customer/customer.ts";
import type { Address } from "#domain/checkout/checkout.ts";
import type { CustomChoices } from "#domain/cart/customChoices.ts";
import type { Money } from "#domain/money.ts";
import type { RecordedConsent } from "#domain/checkout/consents.ts";
import type { ReviewText } from "#domain/product/review.ts";
import type { Subscription } from "#domain/subscription.ts";
import { call, type ClientOptions } from "./call.ts";

/** Returns an endpoint at the address of a subscription or a review, whose id its path has a place for. */
const endpointOf = <E extends { readonly path: string }>(endpoint: E, id: string): E => ({
  ...endpoint,
  path: endpoint.path.replace(/\{\w+Id\}/, encodeURIComponent(id)),
});

const changes = {
  skip: subscriptionEndpoints.subscriptionSkip,
  pause: subscriptionEndpoints.subscriptionPause,
  resume: subscriptionEndpoints.subscriptionResume,
  cancel: subscriptionEndpoints.subscriptionCancel,
};

/** A change of a subscription that needs no further choice. */
export type SubscriptionChange = keyof typeof changes;

/** Creates the calls that only the pages of the account make. */
export function createAccountCalls(options: ClientOptions) {
  const subscriptions = (page: number, size: number) =>
    call(options, subscriptionEndpoints.subscriptions, { pageSize: String(size), currentPage: String(page) });
  return {
    /** Returns a page of the customer's subscriptions, the newest first. The first page is 1. */
    subscriptions,
    /** Returns one of the customer's subscriptions; null if there is none with this id. */
    subscription: async (id: string, pageSize: number): Promise<Subscription | null> => {
      for (let page = 1, seen = 0; ; page++) {
        const list = await subscriptions(page, pageSize);
        const found = list.subscriptions.find((each) => each.id === id);
        seen += list.subscriptions.length;
        if (found || list.subscriptions.length === 0 || seen >= list.total) return found ?? null;
      }
    },
    /** Returns what each delivery of the contact lenses in the customer's cart would cost. */
    subscriptionOffer: () => call(options, subscriptionEndpoints.subscriptionOffer, { storeCode: options.store.code }),
    /** Subscribes to the contact lenses in the customer's cart, of one or two skus, at an agreed total of each delivery. */
    subscribe: ([first = "", second]: readonly string[], total: Money, consents: readonly RecordedConsent[]) =>
      call(
        options,
        subscriptionEndpoints.subscribe,
        { storeCode: options.store.code },
        {
          currencyCode: total.currency,
          productVariantId: first,
          ...(second !== undefined && { secondProductVariantId: second }),
          agreed_total: toWireAmount(total),
          consents: [...consents],
        },
      ),
    /** Skips, pauses, resumes or cancels a subscription. Returns it as it is then. */
    changeSubscription: (id: string, change: SubscriptionChange) => call(options, endpointOf(changes[change], id), {}),
    /** Changes the address of the deliveries to come. Returns the subscription as it is then. */
    moveSubscription: (id: string, address: Address) =>
      call(
        options,
        endpointOf(subscriptionEndpoints.subscriptionAddress, id),
        {},
        { address: toWireAddress(address, "") },
      ),
    /** Starts the payment of a due delivery and returns the address of the provider's page. */
    paySubscription: async (token: string) =>
      (
        await call(options, subscriptionEndpoints.subscriptionPaymentLink, {
          tokenValue: token,
          currencyCode: options.store.currency,
        })
      ).url,

    /** Changes names and e-mail address, which needs the password. Returns the changed profile. */
    saveProfile: ({ firstName, lastName, email, currentPassword }: ProfileValue) =>
      call(
        options,
        profileEndpoints.userUpdate,
        {},
        {
          customer: { firstname: firstName, lastname: lastName, email },
          ...(currentPassword !== undefined && { currentPassword }),
        },
      ),
    /** Replaces all addresses of a customer. Those without an id are new. Returns the changed profile. */
    saveAddresses: (customerId: number, addresses: readonly CustomerAddress[]) =>
      call(
        options,
        profileEndpoints.userUpdate,
        {},
        { customer: { addresses: addresses.map((address) => toWireCustomerAddress(address, customerId)) } },
      ),
    changePassword: ({ current, password }: PasswordChangeValue) =>
      call(options, userEndpoints.userChangePassword, {}, { currentPassword: current, newPassword: password }),
    /** Returns the customer's loyalty card. */
    loyaltyCard: () => call(options, loyaltyEndpoints.loyaltyCard, {}),
    /** Returns all data about the customer, by subject. */
    personalData: () => call(options, personalDataEndpoints.personalData, {}),
    /** Deletes the account and all data that the law does not require to be kept. */
    deleteAccount: (currentPassword: string) =>
      call(options, personalDataEndpoints.userDelete, {}, { currentPassword }),
    /** Returns a page of the customer's orders, the newest first. The first page is 1. */
    orderHistory: (page: number, size: number) =>
      call(options, orderHistoryEndpoints.orderHistory, { pageSize: String(size), currentPage: String(page) }),

    /** Returns the prescriptions that the customer keeps for further glasses, by name. */
    savedPrescriptions: () => call(options, savedPrescriptionEndpoints.savedPrescriptions, {}),
    /** Keeps a prescription, instead of one of the same name. Returns all that the customer keeps then. */
    savePrescription: (name: string, values: CustomChoices, consentVersion: string) =>
      call(
        options,
        savedPrescriptionEndpoints.prescriptionSave,
        {},
        { prescription: { name, options: values.map(toWireChoice), consent_version: consentVersion } },
      ),
    /** Deletes a prescription that the customer keeps. Returns those that are left. */
    deletePrescription: (id: number) =>
      call(options, endpointOf(savedPrescriptionEndpoints.prescriptionDelete, String(id)), {}),

    /** Returns what the customer has reviewed and may review. */
    ownReviews: () => call(options, reviewWritingEndpoints.ownReviews, {}),
    /** Returns why the customer may not review a product; null when they may. */
    reviewRefusal: (productId: number) =>
      call(options, reviewWritingEndpoints.reviewRight, { product_id: String(productId) }),
    /** Sends a review of a product, which the staff reads before it is shown. */
    writeReview: (productId: number, review: ReviewText) =>
      call(
        options,
        reviewWritingEndpoints.reviewCreate,
        { storeCode: options.store.code },
        { review: { ...review, product_id: productId } },
      ),
    /** Changes the customer's own review, which the staff reads again. */
    changeReview: (reviewId: number, { rating, title, detail, nickname }: ReviewText) =>
      call(
        options,
        endpointOf(reviewWritingEndpoints.reviewChange, String(reviewId)),
        {},
        { review: { rating, title, detail, nickname } },
      ),
    /** Deletes the customer's own review. */
    withdrawReview: (reviewId: number) =>
      call(options, endpointOf(reviewWritingEndpoints.reviewWithdraw, String(reviewId)), {}),

    /** Returns whether the address of the customer who is logged in gets the newsletter; false for every other address. */
    isSubscribedToNewsletter: (email: string) => call(options, newsletterEndpoints.newsletterStatus, { email }),
    /** Ends the newsletter to the address of the customer who is logged in. Every other address gets a mail with a link. */
    endNewsletter: (email: string) => call(options, newsletterEndpoints.newsletterUnsubscribe, {}, { email }),
  };
}
