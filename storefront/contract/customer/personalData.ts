import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";

const done = z.pipe(
  z.unknown(),
  z.transform((): true => true),
);

export const personalDataEndpoints = {
  /** Ours (GDPR, articles 15 and 20): everything that is kept of whoever is logged in, by subjects, to be saved as a file. */
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
