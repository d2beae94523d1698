import { isNotNull } from "drizzle-orm";
import { dayOf } from "../../calendar.ts";
import type { Session } from "../database.ts";
import { priceHistory, prices } from "../schema/index.ts";

/**
 * Writes into the history what windows of special prices have made of prices since somebody last looked. Whoever
 * changes a price does this first: afterwards nobody can tell what was asked.
 */
export async function recordPassedPrices(session: Session, now: Date): Promise<void> {
  const windows = await session.select().from(prices).where(isNotNull(prices.specialAmount));
  const begun = windows.flatMap(({ variantId, storeCode, amount, specialAmount, specialFrom }) =>
    specialFrom && specialAmount !== null && specialFrom <= now
      ? [{ variantId, storeCode, validFrom: dayOf(specialFrom), amount: Math.min(amount, specialAmount) }]
      : [],
  );
  const ended = windows.flatMap(({ variantId, storeCode, amount, specialTo }) =>
    specialTo && specialTo <= now ? [{ variantId, storeCode, validFrom: dayOf(specialTo), amount }] : [],
  );
  const passed = [...begun, ...ended];
  if (passed.length > 0) await session.insert(priceHistory).values(passed).onConflictDoNothing();
}
