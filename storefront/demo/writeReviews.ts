import { eq } from "drizzle-orm";
import { addDays, type CalendarDay } from "#domain/calendar.ts";
import { startOfDay } from "#platform/kernel/calendar.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import { writeRows } from "#platform/kernel/database/rows.ts";
import { reviews } from "#platform/review/tables/review.ts";
import type { SeedProduct } from "./product.ts";
import { reviewsOf } from "./reviews/reviewsOf.ts";
import type { IdBySku } from "./writeCatalogue.ts";

/** Writes the sample reviews anew; what shoppers wrote is left alone. */
export async function writeReviews(
  session: Session,
  products: readonly SeedProduct[],
  ids: IdBySku,
  openedOn: CalendarDay,
): Promise<void> {
  await session.delete(reviews).where(eq(reviews.origin, "sample"));
  const rows = products.flatMap((product) => {
    const productId = ids.get(product.sku);
    if (productId === undefined) throw new Error(`${product.sku} was not written.`);
    return reviewsOf(product).map(({ day, locale, rating, title, detail, nickname }) => ({
      productId,
      locale,
      rating,
      title,
      detail,
      nickname,
      origin: "sample" as const,
      status: "approved" as const,
      createdAt: startOfDay(addDays(openedOn, day)),
    }));
  });
  await writeRows(session, reviews, rows);
}
