import { Hono } from "hono";
import { orderBody } from "#contract/order.ts";
import { callerOf, cartHolder, visitorOf } from "../customer/callerOf.ts";
import { createOrder } from "../order/createOrder.ts";
import { readOrder } from "../order/readOrder.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused, tooManyTries } from "../refused.ts";
import { changeProducts } from "../search/changeProducts.ts";
import { readForm, refusal, success } from "./answer.ts";
import { outdates } from "./keeping.ts";

export function orderRoutes(parts: RouteParts): Hono {
  const { database, clock, limits, catalogue, pointOf, fields, settings } = parts;
  return new Hono()
    .post("/create", async (c) => {
      const sent = await readForm(c, orderBody);
      if (!sent.ok) return refusal(c, sent.error);
      const wait = await limits.wait("orderPerCart", sent.value.cartId);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const { userId } = sent.value;
      if (userId !== null && userId !== String(caller.value.customerId)) {
        return refusal(c, refused("LOGIN_REQUIRED", "This is the order of somebody who is not logged in.").error);
      }
      const isCartHolder = caller.value.kind === "guest" && visitorOf(c) === null;
      const visitorId = isCartHolder ? cartHolder(sent.value.cartId) : caller.value.visitorId;
      const orderer = { ...caller.value, visitorId };
      const call = { sent: sent.value, caller: orderer, pointOf, fields, settings, now: clock() };
      const { done: placed, outdated } = await changeProducts(parts, {
        changed: "stock",
        work: (session) => createOrder(session, catalogue, call),
        productIdsOf: (order) => (order.ok ? order.value.productIds : []),
      });
      if (!placed.ok) {
        // What is sent again after its answer was lost is one order, and counts as none.
        await limits.take("orderPerCart", sent.value.cartId);
        return refusal(c, placed.error);
      }
      outdates(c, outdated);
      return success(c, placed.value.answer);
    })
    .get("/details", async (c) => {
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const number = c.req.query("order_id") ?? "";
      const order = await database.read((session) => readOrder(session, number, caller.value));
      return order ? success(c, order) : refusal(c, refused("ENOTFOUND", "There is no such order.").error);
    });
}
