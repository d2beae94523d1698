import * as z from "zod/mini";
import { call200, password, text, token } from "./accountForm.ts";
import { call } from "../wire/endpoint.ts";

/** By a link in a mail; apart from the other calls of an account, for its page is for who is not logged in. */
export const passwordResetEndpoints = {
  userResetPassword: call({
    method: "POST",
    path: "/api/user/reset-password",
    query: ["localeCode", "storeCode"],
    body: z.object({ email: text }),
    result: call200,
    loud: true,
  }),
  userPasswordChange: call({
    method: "POST",
    path: "/api/user/password-change",
    query: [],
    body: z.object({ email: text, newPassword: password, resetToken: token }),
    result: call200,
    loud: true,
  }),
};
