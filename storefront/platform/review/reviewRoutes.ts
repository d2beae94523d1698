import { Hono } from "hono";
import { reviewBody } from "#contract/catalog/reviewWriting.ts";
import { reviewRefusal } from "#domain/product/review.ts";
import { customerOf } from "../customer/callerOf.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { refused, tooManyTries } from "../kernel/http/refused.ts";
import { acquaintanceOf, writeReview } from "./reviews.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { answer, readForm, refusal, success } from "../kernel/http/answer.ts";

/** What customers say of what they bought (docs/specification/calls.md#call-19). */
export function reviewRoutes(parts: RouteParts): Hono {
  const { database, clock, limits } = parts;
  return new Hono()
    .post("/product-review", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const body = await readForm(c, reviewBody);
      if (!body.ok) return refusal(c, body.error);
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, refused("ENOTFOUND", "There is no such store view.").error);
      const { customerId } = customer.value;
      const wait = await limits.take("reviewPerCustomer", String(customerId));
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const call = { sent: body.value.review, customerId, locale: store.locale, now: clock() };
      return answer(c, await database.write((session) => writeReview(session, call)));
    })
    .get("/user/can-review-product", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const { customerId } = customer.value;
      const asked = c.req.query("product_id") ?? "";
      if (!/^\d{1,9}$/.test(asked)) return refusal(c, refused("MALFORMED", "product_id is missing.").error);
      const known = await database.read((session) => acquaintanceOf(session, customerId, Number(asked)));
      const reason = reviewRefusal(known);
      return success(c, { can_review: reason === null, reason });
    });
}
