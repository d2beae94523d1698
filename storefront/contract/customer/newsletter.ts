import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";

const email = z.object({ email: z.string().check(z.maxLength(300)) });

/** Whether an address is subscribed; every other status counts as not subscribed (docs/specification/accounts.md#account-25). */
const isSubscribed = z.pipe(
  z.unknown(),
  z.transform((status): boolean => status === "subscribed"),
);

/** Whether the platform accepted the call: any answer but false. */
const isDone = z.pipe(
  z.unknown(),
  z.transform((result): boolean => result !== false),
);

export const newsletterEndpoints = {
  /**
   * `subscribed` or `not-subscribed` for the address of the logged-in customer who has proved it by a link in a mail,
   * `unknown` for every other address, so that nobody can find out who subscribes.
   */
  newsletterStatus: defineEndpoint({
    method: "GET",
    path: "/api/newsletter/subscribe",
    query: ["token", "email"],
    body: null,
    result: inAnyCurrency(isSubscribed),
  }),
  /** Always `true`. A mail asks for confirmation, and the address is subscribed only after it. */
  newsletterSubscribe: defineEndpoint({
    method: "POST",
    path: "/api/newsletter/subscribe",
    query: ["token", "localeCode", "storeCode"],
    body: email,
    result: inAnyCurrency(isDone),
    loud: true,
  }),
  /** Unsubscribes the proven address of the logged-in customer at once. Any other address gets a mail with a link. */
  newsletterUnsubscribe: defineEndpoint({
    method: "POST",
    path: "/api/newsletter/unsubscribe",
    query: ["token"],
    body: email,
    result: inAnyCurrency(isDone),
    loud: true,
  }),
};
