import { sql } from "drizzle-orm";
import type { Currency } from "#domain/money.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows, onConflictUpdate, writeRows } from "../kernel/database/rows.ts";
import { priceHistory, prices } from "../catalog/tables/catalog.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { priceAt } from "../catalog/storedPrice.ts";
import { configuration } from "#configuration/index.ts";

type PriceRow = typeof prices.$inferSelect;

const keyOf = ({ variantId, storeCode }: PriceRow) => `${variantId} ${storeCode}`;

const isSamePrice = (a: PriceRow, b: PriceRow) =>
  a.amount === b.amount &&
  a.specialAmount === b.specialAmount &&
  a.specialFrom?.getTime() === b.specialFrom?.getTime() &&
  a.specialTo?.getTime() === b.specialTo?.getTime();

function currencyIn(storeCode: string): Currency {
  const store = storeViewOf(storeCode);
  if (!store) throw new Error(`Store view ${storeCode} is not enabled.`);
  return store.currency;
}

/** Writes prices, and records the current price of each that has changed in the price history. */
export async function writePrices(session: Session, newPrices: readonly PriceRow[], now: Date): Promise<void> {
  const variantIds = [...new Set(newPrices.map(({ variantId }) => variantId))];
  const found = await readRows(session, prices, isOneOf(prices.variantId, variantIds));
  const stored = new Map(found.map((price) => [keyOf(price), price]));
  const changed = newPrices.filter((price) => {
    const before = stored.get(keyOf(price));
    return before && !isSamePrice(before, price);
  });
  const { variantId, storeCode, amount, specialAmount, specialFrom, specialTo } = prices;
  const onConflict = onConflictUpdate([variantId, storeCode], [amount, specialAmount, specialFrom, specialTo]);
  await writeRows(session, prices, newPrices, onConflict);
  const historyRows = changed.map((price) => ({
    variantId: price.variantId,
    storeCode: price.storeCode,
    validFrom: dayOf(now),
    amount: priceAt(price, currencyIn(price.storeCode), now).minor,
  }));
  await writeRows(session, priceHistory, historyRows, sql`on conflict do nothing`);
}

/**
 * Records in the price history all special prices that have begun or ended by now. Call it before changing prices, since the
 * earlier ones cannot be determined afterwards. Uses one statement for all prices.
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
