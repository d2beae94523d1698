import { checkReview } from "@dioptra/ui/rules";
import * as z from "zod/mini";
import type { reviewBody, reviewChangeBody, WireOwnReviews } from "#contract/catalog/reviewWriting.ts";
import { toFieldProblems } from "#contract/wire/fields.ts";
import { type ReviewerHistory, reviewRefusal } from "#domain/product/review.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { reviews } from "./tables/review.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import { and, asc, desc, eq, inArray, isNull, max } from "drizzle-orm";
import { products } from "../catalog/tables/catalog.ts";
import { orderItems, orders } from "../order/tables/order.ts";

/** A review as sent by a customer. */
export interface ReviewSubmission {
  readonly review: z.output<typeof reviewBody>["review"];
  readonly customerId: number;
  /** The language of the store view, in which the review is written. */
  readonly locale: string;
  readonly now: Date;
}

/**
 * Stores a review for moderation by the staff (docs/specification/products.md#product-34). A customer may review a product
 * once, and only after buying it.
 */
export async function writeReview(
  session: Session,
  { review, customerId, locale, now }: ReviewSubmission,
): Promise<Result<{ readonly status: "submitted" }, Refused>> {
  const checked = checkReview({ ...review, rating: String(review.rating) });
  if (!checked.ok) return refusedFields(toFieldProblems("review", checked.errors));
  const { product_id: productId } = review;
  const refusal = reviewRefusal(await readReviewerHistory(session, customerId, productId));
  if (refusal === "not-bought")
    return refused("REVIEW_NOT_ALLOWED", "You can only review products that you have bought and received.");
  const row = { ...checked.value, productId, customerId, locale, status: "submitted", origin: "buyer" } as const;
  const written = await session
    .insert(reviews)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing({ target: [reviews.customerId, reviews.productId] })
    .returning({ id: reviews.id });
  if (written.length === 0) return refused("REVIEW_EXISTS", "You have already reviewed this product.");
  return ok({ status: "submitted" });
}

/** A customer's own review. */
export interface OwnReviewKey {
  readonly id: number;
  readonly customerId: number;
}

const isOwn = ({ id, customerId }: OwnReviewKey) => and(eq(reviews.id, id), eq(reviews.customerId, customerId));

/** The product of a review that has changed; a review that is not the customer's does not exist for them. */
export type ChangedReview = Result<{ readonly productId: number }, Refused>;

const ofProduct = (changed: { readonly productId: number } | undefined): ChangedReview =>
  changed ? ok(changed) : refused("ENOTFOUND", "There is no such review.");

/**
 * Changes a customer's review, which then waits for moderation again (docs/specification/products.md#product-43). It may
 * have been approved or refused before.
 */
export async function changeReview(
  session: Session,
  key: OwnReviewKey,
  { review }: z.output<typeof reviewChangeBody>,
  now: Date,
): Promise<ChangedReview> {
  const checked = checkReview({ ...review, rating: String(review.rating) });
  if (!checked.ok) return refusedFields(toFieldProblems("review", checked.errors));
  const [changed] = await session
    .update(reviews)
    .set({ ...checked.value, status: "submitted", createdAt: now })
    .where(isOwn(key))
    .returning({ productId: reviews.productId });
  return ofProduct(changed);
}

/** Deletes a customer's review. */
export async function withdrawReview(session: Session, key: OwnReviewKey): Promise<ChangedReview> {
  const [deleted] = await session.delete(reviews).where(isOwn(key)).returning({ productId: reviews.productId });
  return ofProduct(deleted);
}

/** The statuses of an order whose products the customer has received. */
const received = ["shipped", "completed"] as const;

/** Returns whether a customer has received a product, and whether they have already reviewed it. */
export async function readReviewerHistory(
  session: Session,
  customerId: number,
  productId: number,
): Promise<ReviewerHistory> {
  const [bought] = await session
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.sku, orderItems.parentSku))
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, received), eq(products.id, productId)))
    .limit(1);
  const [written] = await session
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.customerId, customerId), eq(reviews.productId, productId)));
  return { hasBought: bought !== undefined, hasReviewed: written !== undefined };
}

/** Returns what a customer has reviewed and may review, each with the newest first. */
export async function readOwnReviews(session: Session, customerId: number): Promise<WireOwnReviews> {
  const written = await session
    .select({ review: reviews, sku: products.sku })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.customerId, customerId))
    .orderBy(desc(reviews.id));
  const waiting = await session
    .select({ product_id: products.id, sku: products.sku })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.sku, orderItems.parentSku))
    .leftJoin(reviews, and(eq(reviews.productId, products.id), eq(reviews.customerId, customerId)))
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, received), isNull(reviews.id)))
    .groupBy(products.id)
    .orderBy(desc(max(orders.id)), asc(products.id));
  return {
    written: written.map(({ review: { id, rating, title, detail, nickname, status, createdAt }, sku }) => ({
      id,
      sku,
      rating,
      title,
      detail,
      nickname,
      status,
      created_at: createdAt.toISOString(),
    })),
    waiting,
  };
}

/** The body of the staff's call that moderates a review. */
export const moderationBody = z.strictObject({ status: z.enum(["approved", "refused"]) });

/** Returns the reviews that await moderation, oldest first. */
export async function readPendingReviews(session: Session, size: number) {
  const rows = await session
    .select({ review: reviews, sku: products.sku })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.status, "submitted"))
    .orderBy(asc(reviews.id))
    .limit(size);
  return rows.map(({ review: { id, locale, rating, title, detail, nickname, createdAt }, sku }) => ({
    id,
    sku,
    locale,
    rating,
    title,
    detail,
    nickname,
    createdAt: createdAt.toISOString(),
  }));
}

/** Approves or refuses a review. Returns the id of its product; null if no buyer's review has this id. */
export async function moderateReview(
  session: Session,
  id: number,
  status: "approved" | "refused",
): Promise<number | null> {
  const [changed] = await session
    .update(reviews)
    .set({ status })
    .where(and(eq(reviews.id, id), eq(reviews.origin, "buyer")))
    .returning({ productId: reviews.productId });
  return changed?.productId ?? null;
}
