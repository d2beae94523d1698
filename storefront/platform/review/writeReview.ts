import { checkReview } from "@dioptra/ui/rules";
import type * as z from "zod/mini";
import type { reviewBody } from "#contract/catalog/reviewWriting.ts";
import { problemsOnWire } from "#contract/wire/fields.ts";
import { reviewRefusal } from "#domain/product/review.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { reviews } from "./tables/review.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import { acquaintanceOf } from "./acquaintanceOf.ts";

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
