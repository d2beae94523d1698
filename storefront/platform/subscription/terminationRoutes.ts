import { Hono } from "hono";
import { terminationBody } from "#contract/customer/termination.ts";
import { checkTermination } from "#domain/termination.ts";
import { receiptOf } from "../customer/receipt.ts";
import { dayOf } from "../kernel/calendar.ts";
import { invalidateTags, readForm, refusal, success } from "../kernel/http/answer.ts";
import type { WireStatementReceipt } from "#contract/wire/receipt.ts";
import { clientOf } from "../kernel/http/client.ts";
import { refused, refusedFields, tooManyTries } from "../kernel/http/refused.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { changeProducts } from "../search/sharedIndexes.ts";
import { localeOf, storeViewOf } from "../stores/storeViews.ts";
import { findTerminated, hasTermination, terminate } from "./terminate.ts";

/** Creates the call that ends a subscription. It needs no login (docs/specification/law.md#law-7). */
export function terminationRoutes(parts: OrderParts): Hono {
  const { database, clock, limits, settings } = parts;
  return new Hono().post("/terminate", async (c) => {
    const body = await readForm(c, terminationBody);
    if (!body.ok) return refusal(c, body.error);
    const store = storeViewOf(c.req.query("storeCode"));
    if (!store) return refusal(c, refused("ENOTFOUND", "There is no such store view.").error);
    const now = clock();
    const { ends_on, reason, ...typed } = body.value;
    const checked = checkTermination({ ...typed, reason: reason ?? "", endsOn: ends_on ?? "" }, dayOf(now));
    if (!checked.ok) {
      const problems = Object.entries(checked.errors).map(([field, problem]) => ({
        field: field === "endsOn" ? "ends_on" : field,
        problem,
      }));
      return refusal(c, refusedFields(problems).error);
    }
    const stated = checked.value;
    // Every statement counts before it is looked up, so that numbers cannot be guessed.
    const client = clientOf(c);
    const wait = await limits.take("terminationPerClient", client);
    if (wait !== null) return refusal(c, tooManyTries(wait).error);
    const isFirst = await database.read(async (session) => {
      const found = await findTerminated(session, stated);
      return found !== null && !(await hasTermination(session, found.id));
    });
    // As with withdrawals, the first statement about a subscription is always confirmed by mail, further ones within limits.
    const receipt = await receiptOf(limits, "termination", { email: stated.email, client, isFirst });
    const context = { locale: localeOf(c.req.query("localeCode"), store), receipt, now };
    const { done, outdated } = await changeProducts(parts, {
      changed: "stock",
      work: (session) => terminate(session, settings, stated, context),
      productIdsOf: ({ productIds }) => productIds,
    });
    invalidateTags(c, outdated);
    const { reference } = done;
    return success(c, { reference, received_at: now.toISOString() } satisfies WireStatementReceipt);
  });
}
