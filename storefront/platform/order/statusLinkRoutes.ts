import { checkEmail, tidyLine } from "@dioptra/ui/rules";
import { Hono } from "hono";
import { statusLinkBody } from "#contract/order/statusLink.ts";
import { clientOf } from "../kernel/http/client.ts";
import { readForm, refusal, success } from "../kernel/http/answer.ts";
import { refusedFields, tooManyTries } from "../kernel/http/refused.ts";
import { languageOf } from "../kernel/language.ts";
import { takeAll } from "../kernel/limits/limits.ts";
import { queueUnasked } from "../customer/unaskedMail.ts";
import { countMail, mailClaim } from "../customer/email.ts";
import { localeOf } from "./changeStatus.ts";
import { orderStatusLink } from "./mails.ts";
import type { OrderParts } from "./orderParts.ts";
import { statusHref } from "./statusLinks.ts";
import { findWithdrawnOrder } from "./withdraw.ts";

/**
 * Creates the call that mails the link to an order's status page. The link goes only to the address of the order, and the
 * answer is the same whether there is such an order or not, so that strangers learn nothing.
 */
export function statusLinkRoutes({ database, clock, limits, settings, newId }: OrderParts): Hono {
  return new Hono().post("/status-link", async (c) => {
    const body = await readForm(c, statusLinkBody);
    if (!body.ok) return refusal(c, body.error);
    const email = checkEmail(body.value.email);
    const orderNumber = tidyLine(body.value.order_number);
    const problems = [
      ...(orderNumber === "" ? [{ field: "order_number", problem: "required" }] : []),
      ...(email.ok ? [] : [{ field: "email", problem: email.error }]),
    ];
    if (!email.ok || problems.length > 0) return refusal(c, refusedFields(problems).error);
    const client = clientOf(c);
    const wait = await takeAll(limits, [
      ["statusLinkPerClient", client],
      mailClaim("order-status", email.value, client),
    ]);
    if (wait !== null) return refusal(c, tooManyTries(wait).error);
    const order = await database.read((session) => findWithdrawnOrder(session, { orderNumber, email: email.value }));
    // An unconfirmed order causes no mail besides the one that asks to confirm it.
    if (!order || order.status === "awaiting_confirmation") return success(c, null);
    if (!(await countMail(limits, "order-status", email.value))) return success(c, null);
    const locale = localeOf(order);
    const letter = orderStatusLink({ ...order, statusHref: statusHref(settings, order) }, languageOf(locale));
    const mail = { key: `order-status:${newId()}`, kind: "order-status", recipient: order.email, locale, letter };
    await database.write((session) => queueUnasked(session, mail, clock()));
    return success(c, null);
  });
}
