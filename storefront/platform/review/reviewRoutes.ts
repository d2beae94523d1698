import { Hono } from "hono";
import { reviewBody } from "#contract/catalog/reviewWriting.ts";
import { reviewRefusal } from "#domain/product/review.ts";
import { customerOf } from "../customer/callerOf.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { refused, tooManyTries } from "../kernel/http/refused.ts";
import { readOwnReviews, readReviewerHistory, writeReview } from "./reviews.ts";
import { storeViewOf, unknownStore } from "../stores/storeViews.ts";
import { answer, readForm, refusal, success } from "../kernel/http/answer.ts";

/** Creates the routes by which customers review products (docs/specification/calls.md#call-19). */
export function reviewRoutes(parts: RouteParts): Hono {
  const { database, clock, limits } = parts;
  return new Hono()
    .post("/product-review", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const body = await readForm(c, reviewBody);
      if (!body.ok) return refusal(c, body.error);
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
      const { customerId } = customer.value;
      const wait = await limits.take("reviewPerCustomer", String(customerId));
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const submission = { review: body.value.review, customerId, locale: store.locale, now: clock() };
      return answer(c, await database.write((session) => writeReview(session, submission)));
    })
    .get("/user/can-review-product", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const { customerId } = customer.value;
      const productId = c.req.query("product_id") ?? "";
      if (!/^\d{1,9}$/.test(productId))
        return refusal(c, refused("MALFORMED", "Parameter product_id must be the id of a product.").error);
      const history = await database.read((session) => readReviewerHistory(session, customerId, Number(productId)));
      const reason = reviewRefusal(history);
      return success(c, { can_review: reason === null, reason });
    })
    .get("/user/reviews", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const { customerId } = customer.value;
      return success(c, await database.read((session) => readOwnReviews(session, customerId)));
    });
}
