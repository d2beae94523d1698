import { checkEmail, checkName, tidyLine } from "@dioptra/ui/rules";
import { Hono } from "hono";
import { withdrawalBody } from "#contract/order/withdrawal.ts";
import type { WireStatementReceipt } from "#contract/wire/receipt.ts";
import { clientOf } from "../kernel/http/client.ts";
import { receiptOf } from "../customer/receipt.ts";
import { findWithdrawnOrder, withdraw, hasWithdrawal } from "./withdraw.ts";
import type { OrderParts } from "./orderParts.ts";
import { refused, refusedFields, tooManyTries } from "../kernel/http/refused.ts";
import { localeOf, storeViewOf } from "../stores/storeViews.ts";
import { readForm, refusal, success } from "../kernel/http/answer.ts";

/** Creates the call that states a withdrawal from a contract. It needs no login (docs/specification/law.md#law-5). */
export function withdrawalRoutes({ database, clock, limits }: OrderParts): Hono {
  return new Hono().post("/withdraw", async (c) => {
    const body = await readForm(c, withdrawalBody);
    if (!body.ok) return refusal(c, body.error);
    const store = storeViewOf(c.req.query("storeCode"));
    if (!store) return refusal(c, refused("ENOTFOUND", "There is no such store view.").error);
    const [name, email] = [checkName(body.value.name), checkEmail(body.value.email)];
    const orderNumber = tidyLine(body.value.order_number);
    const problems = [
      ...(name.ok ? [] : [{ field: "name", problem: name.error }]),
      ...(email.ok ? [] : [{ field: "email", problem: email.error }]),
      ...(orderNumber === "" ? [{ field: "order_number", problem: "required" }] : []),
    ];
    if (!name.ok || !email.ok || problems.length > 0) return refusal(c, refusedFields(problems).error);
    const stated = { orderNumber, name: name.value, email: email.value, reason: body.value.reason?.trim() || null };
    // Every statement counts before it is looked up, so that numbers cannot be guessed.
    const client = clientOf(c);
    const wait = await limits.take("withdrawalPerClient", client);
    if (wait !== null) return refusal(c, tooManyTries(wait).error);
    const isFirst = await database.read(async (session) => {
      const order = await findWithdrawnOrder(session, stated);
      return order !== null && !(await hasWithdrawal(session, order.id));
    });
    // The first statement about an order is always confirmed by mail. Further ones are stored too, but confirmed only within
    // the limits of mails.
    const receipt = await receiptOf(limits, "withdrawal", { email: stated.email, client, isFirst });
    const now = clock();
    const locale = localeOf(c.req.query("localeCode"), store);
    const reference = await database.write((session) => withdraw(session, { ...stated, locale, receipt }, now));
    return success(c, { reference, received_at: now.toISOString() } satisfies WireStatementReceipt);
  });
}
