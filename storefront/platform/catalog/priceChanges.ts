import { and, between, eq, gt, isNotNull, min, or } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { prices, variants } from "./tables/catalog.ts";

/** Returns the ids of the products for which a special price began or ended between two moments. */
export async function readChangedPrices(session: Session, since: Date, now: Date): Promise<readonly number[]> {
  const { specialAmount, specialFrom, specialTo } = prices;
  const rows = await session
    .select({ id: variants.productId })
    .from(prices)
    .innerJoin(variants, eq(variants.id, prices.variantId))
    .where(and(isNotNull(specialAmount), or(between(specialFrom, since, now), between(specialTo, since, now))))
    .groupBy(variants.productId);
  return rows.map(({ id }) => id);
}

/** Returns when the next special price of any product begins or ends, like `nextPriceChange`; null if none is scheduled. */
export async function readNextPriceChange(session: Session, now: Date): Promise<Date | null> {
  const { specialAmount, specialFrom, specialTo } = prices;
  const [begins] = await session
    .select({ at: min(specialFrom) })
    .from(prices)
    .where(and(isNotNull(specialAmount), gt(specialFrom, now)));
  const [ends] = await session
    .select({ at: min(specialTo) })
    .from(prices)
    .where(and(isNotNull(specialAmount), gt(specialTo, now)));
  const moments = [begins?.at ? begins.at.getTime() + 1 : null, ends?.at?.getTime() ?? null].filter(
    (moment) => moment !== null,
  );
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}
