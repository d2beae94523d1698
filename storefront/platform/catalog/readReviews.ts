import { and, avg, count, desc, eq } from "drizzle-orm";
import type { Rating } from "#domain/product/review.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf } from "../kernel/database/rows.ts";
import { products } from "./tables/catalog.ts";
import { reviews } from "../review/tables/review.ts";

/** The search document of a review (docs/specification/products.md#product-32). */
export interface ReviewDocument {
  readonly id: number;
  readonly product_id: number;
  readonly sku: string;
  readonly locale: string;
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly created_at: string;
  /** True if the author bought the product in this shop. */
  readonly is_verified: boolean;
  /** True for sample reviews of the demo catalogue. */
  readonly is_sample: boolean;
}

const isShown = (locale: string) => and(eq(reviews.locale, locale), eq(reviews.status, "approved"));

/** Returns the approved reviews in one language, newest first. */
export async function readReviews(session: Session, locale: string): Promise<readonly ReviewDocument[]> {
  const rows = await session
    .select({ review: reviews, sku: products.sku })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isShown(locale))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return rows.map(({ review, sku }) => ({
    id: review.id,
    product_id: review.productId,
    sku,
    locale: review.locale,
    rating: review.rating,
    title: review.title,
    detail: review.detail,
    nickname: review.nickname,
    created_at: review.createdAt.toISOString(),
    is_verified: review.origin === "buyer",
    is_sample: review.origin === "sample",
  }));
}

/** Returns the ratings of products in one language, by product id. Averages are rounded to one decimal place. */
export async function readRatings(
  session: Session,
  locale: string,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Rating>> {
  const rows = await session
    .select({ productId: reviews.productId, average: avg(reviews.rating), count: count() })
    .from(reviews)
    .where(and(isShown(locale), isOneOf(reviews.productId, productIds)))
    .groupBy(reviews.productId);
  return new Map(
    rows.map((row) => [row.productId, { average: Math.round(Number(row.average) * 10) / 10, count: row.count }]),
  );
}
