import { checkReview } from "@dioptra/ui/rules";
import * as z from "zod/mini";
import type { reviewBody } from "#contract/catalog/reviewWriting.ts";
import { problemsOnWire } from "#contract/wire/fields.ts";
import { type Acquaintance, reviewRefusal } from "#domain/product/review.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { reviews } from "./tables/review.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import { and, asc, eq, inArray } from "drizzle-orm";
import { products } from "../catalog/tables/catalog.ts";
import { orderItems, orders } from "../order/tables/order.ts";

export interface ReviewCall {
  readonly sent: z.output<typeof reviewBody>["review"];
  readonly customerId: number;
  /** The language that it is written in: that of the store view. */
  readonly locale: string;
  readonly now: Date;
}

/**
 * Keeps a review until the shop's staff has read it (docs/specification/products.md#product-34): one of a customer and
 * a product.
 */
export async function writeReview(
  session: Session,
  { sent, customerId, locale, now }: ReviewCall,
): Promise<Result<{ readonly status: "submitted" }, Refused>> {
  const checked = checkReview({ ...sent, rating: String(sent.rating) });
  if (!checked.ok) return refusedFields(problemsOnWire("review", checked.errors));
  const { product_id: productId } = sent;
  const refusal = reviewRefusal(await acquaintanceOf(session, customerId, productId));
  if (refusal === "not-bought") return refused("REVIEW_NOT_ALLOWED", "Only who bought a product may review it.");
  const review = { ...checked.value, productId, customerId, locale, status: "submitted", origin: "buyer" } as const;
  const written = await session
    .insert(reviews)
    .values({ ...review, createdAt: now })
    .onConflictDoNothing({ target: [reviews.customerId, reviews.productId] })
    .returning({ id: reviews.id });
  if (written.length === 0) return refused("REVIEW_EXISTS", "You have reviewed this product already.");
  return ok({ status: "submitted" });
}

/** What a customer has had to do with a product. */
export async function acquaintanceOf(session: Session, customerId: number, productId: number): Promise<Acquaintance> {
  const [bought] = await session
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.sku, orderItems.parentSku))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.status, ["shipped", "completed"]),
        eq(products.id, productId),
      ),
    )
    .limit(1);
  const [written] = await session
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.customerId, customerId), eq(reviews.productId, productId)));
  return { hasBought: bought !== undefined, hasReviewed: written !== undefined };
}

export const moderationBody = z.strictObject({ status: z.enum(["approved", "refused"]) });

/** Reviews that wait for moderation, the oldest first. */
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
