import * as z from "zod/mini";
import { call200, password, text, token } from "./accountForm.ts";
import { call } from "../wire/endpoint.ts";

/** Password reset by a link in a mail. Kept apart from the other account calls, since its page needs no login. */
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
