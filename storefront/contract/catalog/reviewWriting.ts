import * as z from "zod/mini";
import type { ReviewRefusal } from "#domain/product/review.ts";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { keptId } from "../wire/value.ts";

const text = z.string().check(z.maxLength(5000));

/**
 * The payload is that of the original platform (docs/specification/calls.md#call-19), in an envelope of its own, with
 * the stars that our form asks for.
 */
export const reviewBody = z.object({
  review: z.object({
    product_id: keptId,
    rating: z.int(),
    title: text,
    detail: text,
    nickname: text,
  }),
});

const refusals = ["not-bought", "already-reviewed"] as const satisfies readonly ReviewRefusal[];

const right = z.pipe(
  z.object({ can_review: z.boolean(), reason: z.nullish(z.enum(refusals)) }),
  // A platform that gives no reason means the only one that every platform knows
  // (docs/specification/products.md#product-33).
  z.transform(({ can_review, reason }): ReviewRefusal | null => (can_review ? null : (reason ?? "not-bought"))),
);

export const reviewWritingEndpoints = {
  /** Held for moderation: the answer says so as `status`. */
  reviewCreate: call({
    method: "POST",
    path: "/api/product-review",
    query: ["token", "storeCode"],
    body: reviewBody,
    result: inAnyCurrency(z.object({ status: z.optional(z.string()) })),
    loud: true,
  }),
  reviewRight: call({
    method: "GET",
    path: "/api/user/can-review-product",
    query: ["token", "product_id"],
    body: null,
    result: inAnyCurrency(right),
  }),
};
