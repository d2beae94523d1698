import * as z from "zod/mini";
import type { ReviewRefusal } from "#domain/product/review.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { storedId } from "../wire/value.ts";

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

const refusals = ["not-bought", "already-reviewed"] as const satisfies readonly ReviewRefusal[];

const permission = z.pipe(
  z.object({ can_review: z.boolean(), reason: z.nullish(z.enum(refusals)) }),
  // Without a reason, the customer has not bought the product (docs/specification/products.md#product-33).
  z.transform(({ can_review, reason }): ReviewRefusal | null => (can_review ? null : (reason ?? "not-bought"))),
);

export const reviewWritingEndpoints = {
  /** The review is held for moderation, which `status` states. */
  reviewCreate: defineEndpoint({
    method: "POST",
    path: "/api/product-review",
    query: ["token", "storeCode"],
    body: reviewBody,
    result: inAnyCurrency(z.object({ status: z.optional(z.string()) })),
    loud: true,
  }),
  reviewRight: defineEndpoint({
    method: "GET",
    path: "/api/user/can-review-product",
    query: ["token", "product_id"],
    body: null,
    result: inAnyCurrency(permission),
  }),
};
