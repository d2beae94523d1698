import { describe, expect, test } from "vitest";
import * as z from "zod";
import { platformMessage } from "#app/state/cart/cartNotices.ts";
import { readRefusal } from "#contract/wire/refusal.ts";
import { vectors } from "../../vectors/vectors.ts";
import { readMessage } from "../../support/readMessage.ts";
import { catalogues } from "./catalogues.ts";

type Row = readonly [sentence: string, id: string, values?: Readonly<Record<string, string>>];

/** The sentences of docs/specification/messages.md; `{name}` is a placeholder. */
const notifications: readonly Row[] = [
  ["OK", "notice.ok"],
  ["Product has been added to the cart!", "notice.added"],
  ["Product quantity has been updated!", "notice.updated"],
  [
    "The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.",
    "notice.unsafe",
  ],
  ["The product is out of stock and cannot be added to the cart!", "notice.outOfStock"],
  ["This product is out of stock.", "ui.lineProblems.soldOut"],
  ["No available product variants", "notice.noVariants"],
  ["Product price is unknown, product cannot be added to the cart!", "notice.priceUnknown"],
  ["Only {maxQuantity} available.", "notice.tooMany"],
  ["No such configuration for the product. Please choose another combination.", "notice.noConfiguration"],
  ["Some of the ordered products are not available!", "notice.someUnavailable"],
  ["Account data has successfully been updated", "ui.profileForm.saved"],
  ["Password has successfully been changed", "ui.resetPasswordForm.changed"],
  ["You're logged out", "account.loggedOut"],
  ["Reset password feature does not work while offline!", "account.resetOffline"],
  ["Payment is not created - {reason}", "payment.notCreated"],
  ["Blik error", "payment.blikError"],
  ["No products synchronized for this category. Please come back while online!", "offline.noProducts"],
  ["The product, category or CMS page is not available in Offline mode. Redirecting to Home.", "offline.notAvailable"],
  ["Order cannot be transferred because of server error; order has been queued", "offline.orderQueued"],
  ["Order waiting!", "offline.orderWaiting"],
  ["Click here to confirm the order that you made offline.", "offline.confirmOrder"],
  [
    "Internal Application error while refreshing the tokens. Please clear the storage and refresh page.",
    "account.tokenFailed",
  ],
  ["{message}", "notice.platform"],
];

const paymentReasons: readonly Row[] = [
  ["Could not fetch backend order details", "payment.reason.backendOrder"],
  ["Hashes don't match", "payment.reason.hashesDiffer"],
  ["API Mollie failed", "payment.reason.apiFailed", { provider: "Mollie" }],
  ["API Tpay failed", "payment.reason.apiFailed", { provider: "Tpay" }],
  ["No transaction id generated", "payment.reason.noTransaction"],
  ["Payment is not linked to order", "payment.reason.notLinked"],
  ["Invalid payment token", "payment.reason.invalidToken"],
  ["Could not fetch order details", "payment.reason.orderDetails"],
  ["Could not fetch payment details of the provider", "payment.reason.paymentDetails"],
  ["Backend API call has failed", "payment.reason.backendFailed"],
  ["Hash is incorrect", "payment.reason.hashIncorrect"],
];

const others: readonly Row[] = [
  ["Error refreshing user token. User is not authorized to access the resource", "account.tokenNotRefreshed"],
  ["Error with response - bad content-type!", "notice.badContentType"],
  ["Unhandled error, wrong response format!", "notice.wrongFormat"],
  ["Internal validation error, check required fields and contact support.", "checkout.error.internalValidation"],
  ["Address in checkout invalid, order cancelled.", "checkout.error.invalid"],
  ["Invalid credentials.", "account.invalidCredentials"],
  ["Email already in use or user exists.", "account.userExists"],
  ["This email is already in use.", "ui.registerForm.emailInUse"],
  ["A customer with the same email exists in an associated website.", "account.emailElsewhere"],
  ["Provided email does not exist.", "account.emailNotFound"],
  ["Error while sending reset password e-mail.", "account.resetFailed"],
  ["Invalid phone number, order token, or the previous order has no lenses.", "ui.reorderForm.noMatch"],
  ["You've entered an incorrect coupon code. Please try again.", "cart.coupon.incorrect"],
  ["Blik invalid.", "payment.blikInvalid"],
  ["Something went wrong, try later.", "notice.somethingWrong"],
  ["No cart item found.", "notice.noCartItem"],
  ["Unexpected authorization error, check the network.", "account.unexpectedAuthorization"],
  ["404 Page Not Found", "ui.errorPage.notFound"],
  ["We can't find the page.", "ui.errorPage.notFoundText"],
  ["Internal Server Error while rendering.", "ui.errorPage.failed"],
  ["You need to be logged in to see this page", "account.loginRequired"],
];

const serviceWorker: readonly Row[] = [
  ["Served from cache", "offline.servedFromCache"],
  ["Cached for offline use", "offline.cached"],
  ["New content available, please refresh", "offline.newContent"],
  ["Offline mode", "offline.mode"],
  ["Registration error", "offline.registrationError"],
];

/**
 * The order status page (docs/specification/orders.md#order-25) and the payment at the review
 * (docs/specification/checkout.md#checkout-39).
 */
const orderStatus: readonly Row[] = [
  ["Order status for Order # {number}", "ui.orderStatusCard.title"],
  ["Your payment for this order has failed", "ui.orderStatusCard.failedText"],
  ["There is a problem with getting the payment details for your order", "ui.orderStatusCard.paymentDetails"],
  ["Hash is incorrect, this is not good.", "ui.orderStatusCard.hashIncorrect"],
  ["Return to homepage", "ui.orderStatusCard.home"],
  ["You are offline", "ui.errorPage.offline"],
  ["Order status", "orderStatus.breadcrumb"],
  ["Payment Information", "checkout.cod.title"],
  ["You are going to pay for this order upon delivery.", "checkout.cod.text"],
];

const withValues = (row: Row) => [row[0], row[1], row[2] ?? {}] as const;
const placeholders = (message: string | undefined) => readMessage(message ?? "").placeholders;
const fill = (message: string | undefined, values: Readonly<Record<string, string>>) =>
  message?.replaceAll(/\{(\w+)\}/g, (given, name: string) => values[name] ?? given);

/** Messages that are the same in every language. */
const international = new Set(["notice.ok"]);

describe.each([
  ["notifications", notifications],
  ["payment error reasons", paymentReasons],
  ["other messages", others],
  ["service worker", serviceWorker],
  ["order status and review", orderStatus],
])("%s", (_part, rows) => {
  test.each(rows.map(withValues))("%s", (sentence, id, values) => {
    expect(fill(catalogues.en[id], values)).toBe(sentence);
    for (const locale of ["pl", "de"] as const) {
      const message = catalogues[locale][id];
      expect(message).toBeTruthy();
      if (!international.has(id)) expect(message).not.toBe(catalogues.en[id]);
      expect(placeholders(message)).toEqual(placeholders(catalogues.en[id]));
    }
  });
});

/** A form's error states the rule, then the remedy (docs/specification/checkout.md#checkout-17). */
test.each([
  ["Field is required", "ui.addressForm.city.required"],
  ["Field is required", "ui.personName.firstName.required"],
  ["Field is required", "ui.personalDetailsForm.email.required"],
  ["Must be greater than 0", "ui.quantityStepper.notPositive"],
  ["Search term at least 3 characters", "search.tooShort"],
  ["Terms and conditions must be accepted", "account.rule.terms"],
  ["Invalid phone number", "ui.addressForm.phone.invalid"],
  ["Incorrect postal code format", "ui.addressForm.postcode.invalid"],
  ["Incorrect tax ID", "account.rule.taxId"],
  ["Tax ID not found in VIES", "account.rule.taxIdNotFound"],
])("the rule %s starts the message %s", (sentence, id) => {
  expect(catalogues.en[id]).toMatch(new RegExp(`^${sentence}\\b`));
});

/** Known English messages of a provider are shown in the shopper's language. */
test.each([
  "Error with response - bad content-type!",
  "Unhandled error, wrong response format!",
  "Something went wrong, try later.",
  "No cart item found.",
  "No such configuration for the product. Please choose another combination.",
  "Some of the ordered products are not available!",
])("the provider's message %s is translated", (sentence) => {
  expect(catalogues.en[platformMessage(readRefusal(sentence)).id]).toBe(sentence);
});

test("an unknown message of a provider is shown unchanged", () => {
  const notice = platformMessage(readRefusal("Der Lagerist ist krank."));
  expect(fill(catalogues.en[notice.id], { message: String(notice.values?.["message"]) })).toBe(
    "Der Lagerist ist krank.",
  );
});

/** The cases for the shop's languages; docs/decisions/product.md#decision-10 decides on English. */
const orderButtons = vectors("law.order_button", z.strictObject({ lang: z.string() }), z.string()).flatMap(
  ({ name, input, expected }) =>
    Object.entries(catalogues)
      .filter(([locale]) => locale.startsWith(input.lang))
      .map(([, messages]) => ({ name, messages, expected })),
);

test.each(orderButtons)("law.order_button: $name", ({ messages, expected }) => {
  // A button begins with a capital letter.
  expect(messages["checkout.place"]).toBe(expected.replace(/^./u, (first) => first.toUpperCase()));
});
