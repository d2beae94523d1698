import * as z from "zod/mini";
import type { Review } from "#domain/product/review.ts";
import { type Endpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { documents } from "../wire/entitySearch.ts";
import { dateTime, flag, numeric } from "../wire/value.ts";

/** A document of the index of reviews. */
const wireReview = z.object({
  id: numeric,
  /** The sku of the product's page. Other platforms may leave it out. */
  sku: z.optional(z.string()),
  rating: z.number(),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  created_at: dateTime,
  /** Our extensions; without them, the author counts as not verified. */
  is_verified: flag,
  is_sample: flag,
});

const readReview = (wire: z.output<typeof wireReview>): Review => ({
  id: wire.id,
  sku: wire.sku ?? null,
  rating: wire.rating,
  title: wire.title,
  detail: wire.detail,
  nickname: wire.nickname,
  createdAt: wire.created_at,
  origin: wire.is_verified ? "buyer" : wire.is_sample ? "sample" : "unknown",
});

const reviews = inAnyCurrency(documents(z.pipe(wireReview, z.transform(readReview))));

/** Returns the query for the newest reviews of a product. */
export const toWireReviewQuery = (productId: number, size: number) => ({
  request: JSON.stringify({ query: { bool: { filter: { terms: { product_id: [productId] } } } } }),
  size: String(size),
  sort: "created_at:desc",
});

/** Returns the query for the newest reviews of all products. */
export const toWireNewestReviewsQuery = (size: number) => ({ size: String(size), sort: "created_at:desc" });

export const reviewEndpoints = {
  reviews: {
    method: "GET",
    path: "/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/user_review/_search",
    query: ["request", "size", "sort"],
    body: null,
    result: reviews,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof reviews>>,
};
