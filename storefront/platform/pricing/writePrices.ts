import { sql } from "drizzle-orm";
import type { Currency } from "#domain/money.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows, takingOver, writeRows } from "../kernel/database/rows.ts";
import { priceHistory, prices } from "../catalog/tables/catalog.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { askedAt } from "../catalog/priceNow.ts";
import { configuration } from "#configuration/index.ts";

type PriceOf = typeof prices.$inferSelect;

const keyOf = ({ variantId, storeCode }: PriceOf) => `${variantId} ${storeCode}`;

const samePrice = (a: PriceOf, b: PriceOf) =>
  a.amount === b.amount &&
  a.specialAmount === b.specialAmount &&
  a.specialFrom?.getTime() === b.specialFrom?.getTime() &&
  a.specialTo?.getTime() === b.specialTo?.getTime();

function currencyIn(storeCode: string): Currency {
  const store = storeViewOf(storeCode);
  if (!store) throw new Error(`Nothing is sold in the store view ${storeCode}.`);
  return store.currency;
}

/** Records a change of price: the price before, and the price from today on. */
export async function writePrices(session: Session, wanted: readonly PriceOf[], now: Date): Promise<void> {
  const variantIds = [...new Set(wanted.map(({ variantId }) => variantId))];
  const found = await readRows(session, prices, isOneOf(prices.variantId, variantIds));
  const stored = new Map(found.map((price) => [keyOf(price), price]));
  const changed = wanted.filter((price) => {
    const before = stored.get(keyOf(price));
    return before && !samePrice(before, price);
  });
  const { variantId, storeCode, amount, specialAmount, specialFrom, specialTo } = prices;
  const known = takingOver([variantId, storeCode], [amount, specialAmount, specialFrom, specialTo]);
  await writeRows(session, prices, wanted, known);
  const today = changed.map((price) => ({
    variantId: price.variantId,
    storeCode: price.storeCode,
    validFrom: dayOf(now),
    amount: askedAt(price, currencyIn(price.storeCode), now).minor,
  }));
  await writeRows(session, priceHistory, today, sql`on conflict do nothing`);
}

/**
 * Records the prices that began or ended with a special price's dates since the last run. Call it before changing a
 * price, since the earlier price cannot be determined afterwards. One statement for all prices.
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
