import * as z from "zod/mini";
import { call200, password, text, token } from "./accountForm.ts";
import { customerAddress } from "./customerAddress.ts";
import { call, inAnyCurrency } from "../wire/endpoint.ts";

const loginBody = z.object({ username: text, password });

/**
 * The form of a registration (docs/specification/accounts.md#account-13): at most two addresses, and the terms
 * accepted. Other customer keys, such as the `storeId` of some clients, are ignored ("plus extras").
 */
const registrationBody = z.object({
  customer: z.object({
    firstname: text,
    lastname: text,
    email: text,
    addresses: z.optional(z.array(customerAddress).check(z.maxLength(2))),
  }),
  password,
  /** Required: without it, or with anything but true, the terms count as not accepted. */
  // oxlint-disable-next-line promise/valid-params -- a schema's `catch`, not a promise's
  conditions: z.catch(z.boolean(), false),
});
export type SentRegistration = z.output<typeof registrationBody>;

/**
 * The token of a customer, with `meta.refreshToken`. The gate keeps both from the browser and leaves `true` (it alone
 * knows them), so that nothing but the fact is read here.
 */
const loggedIn = z.pipe(
  z.union([z.string(), z.literal(true)]),
  z.transform((): true => true),
);

/** The new data of the customer, who is logged in by the tokens beside it. */
const registered = z.pipe(
  z.looseObject({ email: z.string() }),
  z.transform((): true => true),
);

const refreshToken = z.object({ refreshToken: z.string() });

export const userEndpoints = {
  userLogin: call({
    method: "POST",
    path: "/api/user/login",
    query: [],
    body: loginBody,
    result: inAnyCurrency(loggedIn),
    meta: refreshToken,
    loud: true,
  }),
  /** Answers with the profile; its `meta` holds `token` and `refreshToken`, since registering also logs in. */
  userCreate: call({
    method: "POST",
    path: "/api/user/create",
    query: ["localeCode", "storeCode"],
    body: registrationBody,
    result: inAnyCurrency(registered),
    meta: z.object({ token: z.string(), refreshToken: z.string() }),
    loud: true,
  }),
  userChangePassword: call({
    method: "POST",
    path: "/api/user/change-password",
    query: ["token"],
    body: z.object({ currentPassword: password, newPassword: password }),
    result: call200,
    loud: true,
  }),
  userRefresh: call({
    method: "POST",
    path: "/api/user/refresh",
    query: [],
    /** The gate fills it in: a browser knows none. */
    body: z.object({ refreshToken: z.optional(token) }),
    result: inAnyCurrency(loggedIn),
    meta: refreshToken,
    loud: true,
  }),
  /** Our extension: tokens can be revoked (docs/specification/accounts.md#account-10). */
  userLogout: call({
    method: "POST",
    path: "/api/user/logout",
    query: ["token"],
    body: z.object({ refreshToken: z.optional(token) }),
    result: call200,
    loud: true,
  }),
};
