import type { DatedPrice, SeedSpecial } from "../product.ts";
import { draw } from "./draw.ts";
import { promotions } from "./promotions.ts";
import { arrivals } from "./merchandise.ts";

/** What a euro is in złoty for a price list. */
const rate = 4.35;

/** In cents: small prices end in 0.90, others in 5 or in 9 euros. */
function euroCents(zloty: number): number {
  const exact = zloty / rate;
  if (exact < 40) return Math.round(exact - 0.9) * 100 + 90;
  const tens = Math.floor(exact / 10) * 10;
  const possible = [tens - 1, tens + 5, tens + 9, tens + 15];
  return possible.reduce((best, euros) => (Math.abs(euros - exact) < Math.abs(best - exact) ? euros : best)) * 100;
}

const amounts = (zloty: number) => ({ PLN: zloty * 100, EUR: euroCents(zloty) });

/** The history begins here, unless a product came later. */
const firstDay = -90;

/** What is asked for a product in złoty, with what was asked before: about one in five had another price, and nothing that is new. */
export function pricesOf(
  sku: string,
  zloty: number,
): { readonly prices: readonly DatedPrice[]; readonly special?: SeedSpecial } {
  const since = arrivals[sku] ?? firstDay;
  const wasOther = since === firstDay && draw(`price ${sku}`, 4) === 0;
  const before = zloty + (draw(`before ${sku}`, 2) === 0 ? 20 : -10);
  const changedOn = -75 + draw(`repriced ${sku}`, 40);
  const promotion = promotions[sku];
  return {
    prices: wasOther
      ? [
          { day: since, ...amounts(before) },
          { day: changedOn, ...amounts(zloty) },
        ]
      : [{ day: since, ...amounts(zloty) }],
    ...(promotion && { special: { from: promotion.from, to: promotion.to, ...amounts(promotion.price) } }),
  };
}
