import { configuration } from "#configuration/index.ts";
import { foldCode } from "#domain/coupon.ts";
import { dayOf, startOfDay } from "#platform/kernel/calendar.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import { coupons } from "#platform/coupon/tables/coupon.ts";

/** The season that is running, or the next one. `from` and `to` are days such as `06-01`; the last one is part of it. */
function seasonAt(now: Date, { from, to }: { readonly from: string; readonly to: string }) {
  const today = dayOf(now);
  const thisYear = Number(today.slice(0, 4));
  const year = today.slice(5) > to ? thisYear + 1 : thisYear;
  const last = new Date(`${year}-${to}T00:00:00Z`);
  const dayAfter = new Date(last.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return { startsAt: startOfDay(`${year}-${from}`), endsAt: startOfDay(dayAfter) };
}

/**
 * The summer's code (docs/specification/cart.md#cart-48). It is written once: what the shop's staff makes of it later,
 * such as another season, stays.
 */
export async function writeCoupons(session: Session, now: Date): Promise<void> {
  const { summerPromotion, summerSeason } = configuration.offer;
  await session
    .insert(coupons)
    .values({
      code: foldCode(summerPromotion.couponCode),
      percent: summerPromotion.discount,
      kinds: ["prescription-glasses"],
      campaign: "summer",
      ...seasonAt(now, summerSeason),
      createdAt: now,
    })
    .onConflictDoNothing();
}
