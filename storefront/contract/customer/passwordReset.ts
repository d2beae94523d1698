import * as z from "zod/mini";
import { ignoredResult, password, text, token } from "./accountForm.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

/** Password reset by a link in a mail. Apart from the other account calls, which the shop's pages do not load. */
export const passwordResetEndpoints = {
  userResetPassword: defineEndpoint({
    method: "POST",
    path: "/api/user/reset-password",
    query: ["localeCode", "storeCode"],
    body: z.object({ email: text }),
    result: ignoredResult,
    loud: true,
  }),
  userPasswordChange: defineEndpoint({
    method: "POST",
    path: "/api/user/password-change",
    query: [],
    body: z.object({ email: text, newPassword: password, resetToken: token }),
    result: ignoredResult,
    loud: true,
  }),
};
