import * as z from "zod/mini";
import { ignoredResult, password, text, token } from "./accountForm.ts";
import { customerAddress } from "./customerAddress.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";

const loginBody = z.object({ username: text, password });

/**
 * A registration (docs/specification/accounts.md#account-13). Other keys of the customer, such as the `storeId` of some
 * clients, are ignored.
 */
const registrationBody = z.object({
  customer: z.object({
    firstname: text,
    lastname: text,
    email: text,
    addresses: z.optional(z.array(customerAddress).check(z.maxLength(2))),
  }),
  password,
  /** Our extension: the key or the number of an order that this browser has placed as a guest with the same e-mail address. */
  order_id: z.optional(text),
  /** Whether the terms were accepted; anything but true counts as not accepted. */
  // oxlint-disable-next-line promise/valid-params -- `catch` of a schema, not of a promise
  conditions: z.catch(z.boolean(), false),
});
export type SentRegistration = z.output<typeof registrationBody>;

/**
 * The result of a login: the customer's token, with `meta.refreshToken`. The gate moves both into cookies and leaves `true`,
 * so that only the success is read here.
 */
const loggedIn = z.pipe(
  z.union([z.string(), z.literal(true)]),
  z.transform((): true => true),
);

/** The result of a registration: the profile of the customer, who is logged in by the tokens in `meta`. */
const registered = z.pipe(
  z.looseObject({ email: z.string() }),
  z.transform((): true => true),
);

const refreshToken = z.object({ refreshToken: z.string() });

export const userEndpoints = {
  userLogin: defineEndpoint({
    method: "POST",
    path: "/api/user/login",
    query: [],
    body: loginBody,
    result: inAnyCurrency(loggedIn),
    meta: refreshToken,
    loud: true,
  }),
  /** Returns the profile. `meta` has `token` and `refreshToken`, since registering also logs in. */
  userCreate: defineEndpoint({
    method: "POST",
    path: "/api/user/create",
    query: ["localeCode", "storeCode"],
    body: registrationBody,
    result: inAnyCurrency(registered),
    meta: z.object({ token: z.string(), refreshToken: z.string() }),
    loud: true,
  }),
  userChangePassword: defineEndpoint({
    method: "POST",
    path: "/api/user/change-password",
    query: ["token"],
    body: z.object({ currentPassword: password, newPassword: password }),
    result: ignoredResult,
    loud: true,
  }),
  userRefresh: defineEndpoint({
    method: "POST",
    path: "/api/user/refresh",
    query: [],
    /** Filled in by the gate, since browsers have no access to it. */
    body: z.object({ refreshToken: z.optional(token) }),
    result: inAnyCurrency(loggedIn),
    meta: refreshToken,
    loud: true,
  }),
  /** Our extension: revokes the tokens (docs/specification/accounts.md#account-10). */
  userLogout: defineEndpoint({
    method: "POST",
    path: "/api/user/logout",
    query: ["token"],
    body: z.object({ refreshToken: z.optional(token) }),
    result: ignoredResult,
    loud: true,
  }),
};
