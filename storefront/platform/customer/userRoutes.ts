import { type Context, Hono } from "hono";
import { passwordResetEndpoints } from "#contract/customer/passwordReset.ts";
import { userEndpoints } from "#contract/customer/user.ts";
import { wrongCredentials } from "#domain/customer/wrongCredentials.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { clientOf } from "../kernel/http/client.ts";
import { changePassword } from "./changePassword.ts";
import { customerOf, tokenOf, visitorOf } from "./callerOf.ts";
import { createAccount } from "./createAccount.ts";
import { logIn } from "./logIn.ts";
import { endSessions, refreshSession } from "./session.ts";
import { requestReset, resetPassword } from "./resetPassword.ts";
import { type Claim, giveAllBack, takeAll } from "../kernel/limits/limits.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { refusedFields, tooManyTries } from "../kernel/http/refused.ts";
import { localeOf, unknownStore, storeViewOf } from "../stores/storeViews.ts";
import { releaseCarts, visitorDigestOf } from "./visitorCarts.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { answer, readForm, refusal, success } from "../kernel/http/answer.ts";
import { checkEmail } from "@dioptra/ui/rules";

/** Answers with tokens. For browsers, the gate moves them into cookies. */
const withTokens = (c: Context, result: unknown, meta: Readonly<Record<string, string>>) =>
  c.json({ code: 200, result, meta });

/** Serves the calls for login, logout, registration and passwords (docs/specification/calls.md#call-13). */
export function userRoutes(parts: RouteParts): Hono {
  const { database, clock, limits } = parts;
  return new Hono()
    .post("/login", async (c) => {
      const body = await readForm(c, userEndpoints.userLogin.body);
      if (!body.ok) return refusal(c, body.error);
      const tokens = await logIn(parts, { ...body.value, client: clientOf(c), visitorId: visitorOf(c) });
      if (!tokens.ok && tokens.error.status === 401) return c.json({ code: 401, result: wrongCredentials }, 401);
      if (!tokens.ok) return refusal(c, tokens.error);
      return withTokens(c, tokens.value.access, { refreshToken: tokens.value.refresh });
    })
    .post("/create", async (c) => {
      const body = await readForm(c, userEndpoints.userCreate.body);
      if (!body.ok) return refusal(c, body.error);
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
      const mailboxClaim: Claim = ["registrationPerMailbox", digest(mailboxOf(body.value.customer.email))];
      const wait = await takeAll(limits, [["registrationPerClient", clientOf(c)], mailboxClaim]);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const locale = localeOf(c.req.query("localeCode"), store);
      const created = await createAccount(parts, { sent: body.value, store, locale, visitorId: visitorOf(c) });
      if (!created.ok) {
        await giveAllBack(limits, [mailboxClaim]);
        return refusal(c, created.error);
      }
      const { profile, tokens } = created.value;
      return withTokens(c, profile, { token: tokens.access, refreshToken: tokens.refresh });
    })
    .post("/refresh", async (c) => {
      const body = await readForm(c, userEndpoints.userRefresh.body);
      if (!body.ok) return refusal(c, body.error);
      const { refreshToken } = body.value;
      if (!refreshToken) return refusal(c, refusedFields([{ field: "refreshToken", problem: "required" }]).error);
      const tokens = await database.write((session) => refreshSession(session, refreshToken, clock()));
      if (!tokens.ok) return refusal(c, tokens.error);
      return withTokens(c, tokens.value.access, { refreshToken: tokens.value.refresh });
    })
    .post("/logout", async (c) => {
      const body = await readForm(c, userEndpoints.userLogout.body);
      if (!body.ok) return refusal(c, body.error);
      const tokens = [tokenOf(c), body.value.refreshToken ?? ""].filter(Boolean);
      await database.write(async (session) => {
        await endSessions(session, tokens);
        // The next person at a shared computer must not get what was put in the cart before.
        await releaseCarts(session, visitorDigestOf({ visitorId: visitorOf(c) }));
      });
      return success(c, true);
    })
    .post("/reset-password", async (c) => {
      const body = await readForm(c, passwordResetEndpoints.userResetPassword.body);
      if (!body.ok) return refusal(c, body.error);
      const email = checkEmail(body.value.email);
      if (!email.ok) return refusal(c, refusedFields([{ field: "email", problem: email.error }]).error);
      return answer(c, await requestReset(parts, email.value, { client: clientOf(c), visitorId: visitorOf(c) }));
    })
    .post("/password-change", async (c) => {
      const body = await readForm(c, passwordResetEndpoints.userPasswordChange.body);
      if (!body.ok) return refusal(c, body.error);
      const requester = { client: clientOf(c), visitorId: visitorOf(c) };
      return answer(c, await resetPassword(parts, body.value, requester));
    })
    .post("/change-password", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const body = await readForm(c, userEndpoints.userChangePassword.body);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, await changePassword(parts, customer.value, body.value));
    });
}
