import { and, asc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Session } from "../kernel/database/database.ts";
import { products } from "../catalog/tables/catalog.ts";
import { reviews } from "../review/tables/review.ts";

export const reviewBody = z.strictObject({ status: z.enum(["approved", "refused"]) });

/** Reviews that wait for somebody to look at them, the oldest first. */
export async function waitingReviews(session: Session, size: number) {
  const found = await session
    .select({ review: reviews, sku: products.sku })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.status, "submitted"))
    .orderBy(asc(reviews.id))
    .limit(size);
  return found.map(({ review: { id, locale, rating, title, detail, nickname, createdAt }, sku }) => ({
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

/** Shows a review, or keeps it away for good. Answers its product; null when there is no such review of a buyer. */
export async function moderate(session: Session, id: number, status: "approved" | "refused"): Promise<number | null> {
  const [changed] = await session
    .update(reviews)
    .set({ status })
    .where(and(eq(reviews.id, id), eq(reviews.origin, "buyer")))
    .returning({ productId: reviews.productId });
  return changed?.productId ?? null;
}
