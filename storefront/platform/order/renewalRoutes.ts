import { Hono } from "hono";
import { reorderBody } from "#contract/order/renewal.ts";
import { clientOf } from "../kernel/http/client.ts";
import { callerOf } from "../customer/callerOf.ts";
import { takeAll } from "../kernel/limits/limits.ts";
import type { OrderParts } from "./orderParts.ts";
import { tooManyTries } from "../kernel/http/refused.ts";
import { orderOfToken, readRenewal, reorder, reorderRefused } from "./renewal.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { answer, readForm, refusal, success } from "../kernel/http/answer.ts";

/** Creates the calls that show the lenses of an earlier order and order them again. */
export function renewalRoutes(parts: OrderParts): Hono {
  const { database, clock, limits, settings } = parts;
  return new Hono()
    .get("/renew", async (c) => {
      const wait = await limits.take("reorderPerClient", clientOf(c));
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const orderId = orderOfToken(settings, c.req.query("tokenValue") ?? "");
      const found = orderId === null ? null : await database.read((session) => readRenewal(session, orderId));
      if (!found) return refusal(c, reorderRefused().error);
      const { order, items } = found;
      return success(c, {
        increment_id: order.number,
        created_at: order.createdAt.toISOString(),
        items: items.map(({ sku, parentSku, slug, name, quantity }) => ({
          sku,
          parent_sku: parentSku,
          slug,
          name,
          qty: quantity,
        })),
      });
    })
    .post("/reorder", async (c) => {
      const body = await readForm(c, reorderBody);
      if (!body.ok) return refusal(c, body.error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const wait = await takeAll(limits, [
        ["reorderPerToken", digest(body.value.token)],
        ["reorderPerClient", clientOf(c)],
      ]);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const request = { ...body.value, caller: caller.value };
      return answer(c, await database.write((session) => reorder(session, parts, request, clock())));
    });
}
