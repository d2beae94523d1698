import { Hono } from "hono";
import { latePrescriptionBody } from "#contract/order/latePrescription.ts";
import { callerOf } from "../customer/callerOf.ts";
import { answer, readForm, refusal } from "../kernel/http/answer.ts";
import { readAccessible } from "./accessibleOrder.ts";
import { addPrescription } from "./latePrescription.ts";
import type { OrderParts } from "./orderParts.ts";
import { createStatusLinks } from "./statusLinks.ts";

/** Creates the call that takes the prescription of an ordered line, for those who may see the order. */
export function latePrescriptionRoutes(parts: OrderParts): Hono {
  const { database, fields, clock, settings } = parts;
  const links = createStatusLinks(settings.secret);
  return new Hono().post("/prescription", async (c) => {
    const body = await readForm(c, latePrescriptionBody);
    if (!body.ok) return refusal(c, body.error);
    const caller = await callerOf(c, parts);
    if (!caller.ok) return refusal(c, caller.error);
    const { order_id: orderId, item_id: itemId, photo_id: photoId, replaces, hash } = body.value;
    const requester = { caller: caller.value, hash: hash ?? null };
    return answer(
      c,
      await database.write(async (session) => {
        const order = await readAccessible(session, links, orderId, requester);
        if (!order.ok) return order;
        const sent = { orderId: order.value.id, itemId, photoId, replaces: replaces ?? null };
        return addPrescription(session, { fields, now: clock() }, sent);
      }),
    );
  });
}
