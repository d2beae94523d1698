import { checkEmail } from "@dioptra/ui/rules";
import { type Context, Hono } from "hono";
import { newsletterEndpoints } from "#contract/customer/newsletter.ts";
import { ok, type Result } from "#domain/result.ts";
import { clientOf } from "../kernel/http/client.ts";
import { callerOf } from "../customer/callerOf.ts";
import { emailKeyOf, mailClaim, countMail, ownershipOf, type AddressOwnership } from "../customer/email.ts";
import { requestSubscription, requestUnsubscription, endSubscription, isSubscribed } from "./subscribe.ts";
import { takeAll } from "../kernel/limits/limits.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { refusedFields, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { localeOf, storeViewOf, unknownStore } from "../stores/storeViews.ts";
import { readForm, refusal, success } from "../kernel/http/answer.ts";

/**
 * Creates the routes of the newsletter (docs/specification/accounts.md#account-26). Only confirmed addresses get the
 * newsletter, and no answer reveals to others whether an address is subscribed.
 */
export function newsletterRoutes(parts: RouteParts): Hono {
  const { database, clock, limits } = parts;

  /** Returns the address of a call, and whether it belongs to the caller. */
  async function readAddress(c: Context): Promise<Result<AddressOwnership & { readonly email: string }, Refused>> {
    const caller = await callerOf(c, parts);
    if (!caller.ok) return caller;
    const body = await readForm(c, newsletterEndpoints.newsletterSubscribe.body);
    if (!body.ok) return body;
    const email = checkEmail(body.value.email);
    if (!email.ok) return refusedFields([{ field: "email", problem: email.error }]);
    const ownership = await database.read((session) => ownershipOf(session, caller.value, email.value));
    return ok({ email: email.value, ...ownership });
  }

  /** Returns the seconds until this client may ask for mails to this address again, or null if it may now. */
  const waitingTime = (c: Context, email: string) =>
    takeAll(limits, [["newsletterPerClient", clientOf(c)], mailClaim("newsletter", email, clientOf(c))]);

  return new Hono()
    .get("/subscribe", async (c) => {
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const email = c.req.query("email") ?? "";
      const status = await database.read(async (session) => {
        if (!(await ownershipOf(session, caller.value, email)).isProven) return "unknown";
        return (await isSubscribed(session, email)) ? "subscribed" : "not-subscribed";
      });
      return success(c, status);
    })
    .post("/subscribe", async (c) => {
      const address = await readAddress(c);
      if (!address.ok) return refusal(c, address.error);
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
      const { email, customerId } = address.value;
      const wait = await waitingTime(c, email);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      // Links in earlier mails still work, so the answer is true even if no further mail is sent.
      if (!(await countMail(limits, "newsletter", email))) return success(c, true);
      const locale = localeOf(c.req.query("localeCode"), store);
      await database.write((session) =>
        requestSubscription(session, { email, locale, storeCode: store.code }, customerId, clock()),
      );
      return success(c, true);
    })
    .post("/unsubscribe", async (c) => {
      const address = await readAddress(c);
      if (!address.ok) return refusal(c, address.error);
      const { email, isProven } = address.value;
      const wait = isProven ? null : await waitingTime(c, email);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      if (!isProven && !(await countMail(limits, "newsletter", email))) return success(c, true);
      await database.write((session) =>
        isProven
          ? endSubscription(session, emailKeyOf(email), clock())
          : requestUnsubscription(session, email, clock()),
      );
      return success(c, true);
    });
}
