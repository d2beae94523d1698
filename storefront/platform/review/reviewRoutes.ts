import { type Context, Hono } from "hono";
import { reviewBody, reviewChangeBody } from "#contract/catalog/reviewWriting.ts";
import { reviewRefusal } from "#domain/product/review.ts";
import { customerOf } from "../customer/callerOf.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { refused, tooManyTries } from "../kernel/http/refused.ts";
import { changeProducts, type ProductUpdate, type SearchParts } from "../search/sharedIndexes.ts";
import {
  type ChangedReview,
  changeReview,
  readOwnReviews,
  readReviewerHistory,
  withdrawReview,
  writeReview,
} from "./reviews.ts";
import { storeViewOf, unknownStore } from "../stores/storeViews.ts";
import { answer, idInPath, invalidateTags, readForm, refusal, success } from "../kernel/http/answer.ts";

/** Creates the routes by which customers review products (docs/specification/calls.md#call-19). */
export function reviewRoutes(parts: RouteParts & Pick<SearchParts, "indexes">): Hono {
  const { database, clock, limits } = parts;

  /** Changes a review that the product's page may show, and names what is outdated then. */
  async function change(c: Context, status: string, work: ProductUpdate<ChangedReview>["work"]): Promise<Response> {
    const { done, outdated } = await changeProducts(parts, {
      changed: "anything",
      work,
      productIdsOf: (changed) => (changed.ok ? [changed.value.productId] : []),
    });
    invalidateTags(c, outdated);
    return done.ok ? success(c, { status }) : refusal(c, done.error);
  }

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
    .post("/user/reviews/change/:id", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const body = await readForm(c, reviewChangeBody);
      if (!body.ok) return refusal(c, body.error);
      const { customerId } = customer.value;
      const wait = await limits.take("reviewPerCustomer", String(customerId));
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const key = { id: idInPath(c, "id"), customerId };
      return change(c, "submitted", (session) => changeReview(session, key, body.value, clock()));
    })
    .post("/user/reviews/withdraw/:id", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const key = { id: idInPath(c, "id"), customerId: customer.value.customerId };
      return change(c, "withdrawn", (session) => withdrawReview(session, key));
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
