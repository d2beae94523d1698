import { type Context, Hono } from "hono";
import { orderBody } from "#contract/order.ts";
import { createOrder } from "../order/createOrder.ts";
import { readOrder } from "../order/readOrder.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused, tooManyTries } from "../refused.ts";
import { readForm, refusal, success } from "./answer.ts";
import { outdates } from "./keeping.ts";

/** Set by the gate from its cookie, and by nobody else: the gate passes on no header of the browser's (decision 35). */
const visitorOf = (c: Context) => c.req.header("x-dioptra-visitor") || null;

export function orderRoutes({ database, clock, limits, catalogue, indexes }: RouteParts): Hono {
  return new Hono()
    .post("/create", async (c) => {
      const sent = await readForm(c, orderBody);
      if (!sent.ok) return refusal(c, sent.error);
      const wait = await limits.wait("orderPerCart", sent.value.cartId);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const call = { sent: sent.value, visitorId: visitorOf(c), now: clock() };
      const placed = await database.write((session) => createOrder(session, catalogue, call));
      if (!placed.ok) {
        // What is sent again after its answer was lost is one order, and counts as none.
        await limits.take("orderPerCart", sent.value.cartId);
        return refusal(c, placed.error);
      }
      const { answer, productIds } = placed.value;
      outdates(c, await indexes.refresh(productIds));
      return success(c, answer);
    })
    .get("/details", async (c) => {
      const number = c.req.query("order_id") ?? "";
      const order = await database.read((session) => readOrder(session, number, visitorOf(c)));
      return order ? success(c, order) : refusal(c, refused("ENOTFOUND", "There is no such order.").error);
    });
}
