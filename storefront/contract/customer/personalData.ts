import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";

const done = z.pipe(
  z.unknown(),
  z.transform((): true => true),
);

export const personalDataEndpoints = {
  /** Our extension (GDPR, articles 15 and 20): all data of the customer who is logged in, by subject, to save as a file. */
  personalData: call({
    method: "GET",
    path: "/api/user/data",
    query: ["token"],
    body: null,
    result: inAnyCurrency(z.record(z.string(), z.unknown())),
    loud: true,
  }),
  /** Ours (GDPR, article 17): the account with all that law does not ask us to keep. The password is asked for again. */
  userDelete: call({
    method: "POST",
    path: "/api/user/delete",
    query: ["token"],
    body: z.object({ currentPassword: z.string().check(z.maxLength(1000)) }),
    result: inAnyCurrency(done),
    loud: true,
  }),
};
