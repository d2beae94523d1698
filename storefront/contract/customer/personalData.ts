import * as z from "zod/mini";
import { ignoredResult, password } from "./accountForm.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";

export const personalDataEndpoints = {
  /** Our extension (GDPR, articles 15 and 20): all data about the logged-in customer, by subject, to save as a file. */
  personalData: defineEndpoint({
    method: "GET",
    path: "/api/user/data",
    query: ["token"],
    body: null,
    result: inAnyCurrency(z.record(z.string(), z.unknown())),
    loud: true,
  }),
  /** Our extension (GDPR, article 17): deletes the account and all data that the law does not require to be kept. */
  userDelete: defineEndpoint({
    method: "POST",
    path: "/api/user/delete",
    query: ["token"],
    body: z.object({ currentPassword: password }),
    result: ignoredResult,
    loud: true,
  }),
};
