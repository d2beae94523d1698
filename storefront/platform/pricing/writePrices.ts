import { sql } from "drizzle-orm";
import type { Currency } from "#domain/money.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/queries/readRows.ts";
import { takingOver, writeRows } from "../kernel/database/queries/writeRows.ts";
import { priceHistory, prices } from "../catalog/tables/catalog.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { askedAt } from "../catalog/priceNow.ts";

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

/** A price that changes leaves a trace: what was asked before, and what is asked from today on. */
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
