import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";

const email = z.object({ email: z.string().check(z.maxLength(300)) });

/** Whether an address is subscribed: only this one status says so (docs/specification/accounts.md#account-25). */
const isSubscribed = z.pipe(
  z.unknown(),
  z.transform((word): boolean => word === "subscribed"),
);

/** A platform that answers false has not done it. */
const isDone = z.pipe(
  z.unknown(),
  z.transform((word): boolean => word !== false),
);

export const newsletterEndpoints = {
  /**
   * `subscribed` or `not-subscribed` for the own address of whoever is logged in; `unknown` for every other, so that
   * nobody learns who reads the newsletter.
   */
  newsletterStatus: call({
    method: "GET",
    path: "/api/newsletter/subscribe",
    query: ["token", "email"],
    body: null,
    result: inAnyCurrency(isSubscribed),
  }),
  /** Always `true`: a mail asks for confirmation, and the address is subscribed only after it. */
  newsletterSubscribe: call({
    method: "POST",
    path: "/api/newsletter/subscribe",
    query: ["token", "localeCode", "storeCode"],
    body: email,
    result: inAnyCurrency(isDone),
    loud: true,
  }),
  /** Unsubscribes a logged-in customer's own address at once; any other address gets a mail with a link. */
  newsletterUnsubscribe: call({
    method: "POST",
    path: "/api/newsletter/unsubscribe",
    query: ["token"],
    body: email,
    result: inAnyCurrency(isDone),
    loud: true,
  }),
};
