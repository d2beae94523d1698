import { sql } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import type { Session } from "../kernel/database/database.ts";
import { priceHistory, prices } from "../catalog/tables/catalog.ts";

/**
 * Writes into the history what windows of special prices have made of prices since somebody last looked. Whoever
 * changes a price does this first: afterwards nobody can tell what was asked. One statement, however many there are.
 */
export async function recordPassedPrices(session: Session, now: Date): Promise<void> {
  const { variantId, storeCode, amount, specialAmount, specialFrom, specialTo } = prices;
  const until = now.toISOString();
  const dayOf = (moment: typeof specialFrom | typeof specialTo) =>
    sql`(${moment} at time zone ${configuration.store.timeZone})::date`;
  await session.execute(sql`
    insert into ${priceHistory} (variant_id, store_code, valid_from, amount)
    select ${variantId}, ${storeCode}, ${dayOf(specialFrom)}, least(${amount}, ${specialAmount})
    from ${prices} where ${specialAmount} is not null and ${specialFrom} <= ${until}
    union all
    select ${variantId}, ${storeCode}, ${dayOf(specialTo)}, ${amount}
    from ${prices} where ${specialAmount} is not null and ${specialTo} <= ${until}
    on conflict do nothing`);
}
