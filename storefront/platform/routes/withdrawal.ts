import { checkEmail, checkName } from "@dioptra/ui/rules";
import { Hono } from "hono";
import { withdrawalBody, type WireReceivedWithdrawal } from "#contract/withdrawal.ts";
import { clientOf } from "../clientOf.ts";
import { mailsTo } from "../customer/mailsTo.ts";
import { orderMeant, withdraw } from "../order/withdraw.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused, refusedFields, tooManyTries } from "../refused.ts";
import { localeOf, storeViewOf } from "../storeViews.ts";
import { readForm, refusal, success } from "./answer.ts";

/** Withdrawing from a contract, by whoever says so (domain reference, section 5.2). */
export function withdrawalRoutes({ database, clock, limits }: RouteParts): Hono {
  return new Hono().post("/withdraw", async (c) => {
    const body = await readForm(c, withdrawalBody);
    if (!body.ok) return refusal(c, body.error);
    const store = storeViewOf(c.req.query("storeCode"));
    if (!store) return refusal(c, refused("ENOTFOUND", "There is no such store view.").error);
    const [name, email] = [checkName(body.value.name), checkEmail(body.value.email)];
    const orderNumber = body.value.order_number.trim();
    const problems = [
      ...(name.ok ? [] : [{ field: "name", problem: name.error }]),
      ...(email.ok ? [] : [{ field: "email", problem: email.error }]),
      ...(orderNumber === "" ? [{ field: "order_number", problem: "required" }] : []),
    ];
    if (!name.ok || !email.ok || problems.length > 0) return refusal(c, refusedFields(problems).error);
    const stated = { orderNumber, name: name.value, email: email.value, reason: body.value.reason?.trim() || null };
    const ofClient = await limits.take("withdrawalPerClient", clientOf(c));
    if (ofClient !== null) return refusal(c, tooManyTries(ofClient).error);
    // Whoever names an order with its address is written to as often as need be; others are not sent mails to.
    const isMeant = await database.read((session) => orderMeant(session, stated));
    const ofAddress = isMeant ? null : await limits.take("mailsPerAddress", mailsTo("withdrawal", stated.email));
    if (ofAddress !== null) return refusal(c, tooManyTries(ofAddress).error);
    const now = clock();
    const locale = localeOf(c.req.query("localeCode"), store);
    const reference = await database.write((session) => withdraw(session, { ...stated, locale }, now));
    return success(c, { reference, received_at: now.toISOString() } satisfies WireReceivedWithdrawal);
  });
}
