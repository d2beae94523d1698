import * as z from "zod/mini";
import type { OwnReview, OwnReviews, ReviewRefusal } from "#domain/product/review.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { dateTime, numeric, optionalList, storedId, textual } from "../wire/value.ts";

const text = z.string().check(z.maxLength(5000));

/**
 * A review as the original platform expects it (docs/specification/calls.md#call-19), nested in `review`, plus the
 * `rating` in stars.
 */
export const reviewBody = z.object({
  review: z.object({
    product_id: storedId,
    rating: z.int(),
    title: text,
    detail: text,
    nickname: text,
  }),
});

/** What a review is changed to. Its product stays. */
export const reviewChangeBody = z.object({
  review: z.object({ rating: z.int(), title: text, detail: text, nickname: text }),
});

/** Whether a review is held for moderation, or no longer there. */
const reviewStatus = inAnyCurrency(z.object({ status: z.optional(z.string()) }));

const refusals = ["not-bought", "already-reviewed"] as const satisfies readonly ReviewRefusal[];

const permission = z.pipe(
  z.object({ can_review: z.boolean(), reason: z.nullish(z.enum(refusals)) }),
  // Without a reason, the customer has not bought the product (docs/specification/products.md#product-33).
  z.transform(({ can_review, reason }): ReviewRefusal | null => (can_review ? null : (reason ?? "not-bought"))),
);

const statuses = ["submitted", "approved", "refused"] as const satisfies readonly OwnReview["status"][];

const ownReview = z.object({
  id: numeric,
  sku: textual,
  rating: numeric,
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  status: z.enum(statuses),
  created_at: dateTime,
});

const ownReviews = z.pipe(
  z.object({
    written: optionalList(ownReview),
    waiting: optionalList(z.object({ product_id: storedId, sku: textual })),
  }),
  z.transform(({ written, waiting }): OwnReviews => ({
    written: written.map(({ created_at: createdAt, ...review }) => ({ ...review, createdAt })),
    waiting: waiting.map(({ product_id: productId, sku }) => ({ productId, sku })),
  })),
);
export type WireOwnReviews = z.input<typeof ownReviews>;

export const reviewWritingEndpoints = {
  /** The review is held for moderation, which `status` states. */
  reviewCreate: defineEndpoint({
    method: "POST",
    path: "/api/product-review",
    query: ["token", "storeCode"],
    body: reviewBody,
    result: reviewStatus,
    loud: true,
  }),
  /** Our extension. The changed review is held for moderation again. */
  reviewChange: defineEndpoint({
    method: "POST",
    path: "/api/user/reviews/change/{reviewId}",
    query: ["token"],
    body: reviewChangeBody,
    result: reviewStatus,
    loud: true,
  }),
  /** Our extension. The product may then be reviewed anew. */
  reviewWithdraw: defineEndpoint({
    method: "POST",
    path: "/api/user/reviews/withdraw/{reviewId}",
    query: ["token"],
    body: null,
    result: reviewStatus,
    loud: true,
  }),
  reviewRight: defineEndpoint({
    method: "GET",
    path: "/api/user/can-review-product",
    query: ["token", "product_id"],
    body: null,
    result: inAnyCurrency(permission),
  }),
  /** Our extension: the customer's own reviews, and the products that they may review. */
  ownReviews: defineEndpoint({
    method: "GET",
    path: "/api/user/reviews",
    query: ["token"],
    body: null,
    result: inAnyCurrency(ownReviews),
    loud: true,
  }),
};
