import type { DatedPrice, SeedSpecial } from "./product.ts";
import { draw } from "./draw.ts";
import { arrivals } from "./merchandise.ts";

/** The exchange rate of the price list, in złoty per euro. */
const rate = 4.35;

/** Returns a price in cents. Small prices end in 0.90, others in 5 or 9 euros. */
function euroCents(zloty: number): number {
  const exact = zloty / rate;
  if (exact < 40) return Math.round(exact - 0.9) * 100 + 90;
  const tens = Math.floor(exact / 10) * 10;
  const possible = [tens - 1, tens + 5, tens + 9, tens + 15];
  return possible.reduce((best, euros) => (Math.abs(euros - exact) < Math.abs(best - exact) ? euros : best)) * 100;
}

const amounts = (zloty: number) => ({ PLN: zloty * 100, EUR: euroCents(zloty) });

/** The day on which the price history begins, unless a product arrived later. */
const firstDay = -90;

/** Returns a product's price with its history. About one in five, but no new product, had another price before. */
export function pricesOf(
  sku: string,
  zloty: number,
): { readonly prices: readonly DatedPrice[]; readonly special?: SeedSpecial } {
  const since = arrivals[sku] ?? firstDay;
  const hadOtherPrice = since === firstDay && draw(`price ${sku}`, 4) === 0;
  const before = zloty + (draw(`before ${sku}`, 2) === 0 ? 20 : -10);
  const changedOn = -75 + draw(`repriced ${sku}`, 40);
  const promotion = promotions[sku];
  return {
    prices: hadOtherPrice
      ? [
          { day: since, ...amounts(before) },
          { day: changedOn, ...amounts(zloty) },
        ]
      : [{ day: since, ...amounts(zloty) }],
    ...(promotion && { special: { from: promotion.from, to: promotion.to, ...amounts(promotion.price) } }),
  };
}

/** A special price in złoty, from the start of one day to the start of another; null for no end. */
interface Promotion {
  readonly from: number;
  readonly to: number | null;
  readonly price: number;
}

const running = (from: number, price: number, to: number | null = null): Promotion => ({ from, to, price });
const ended = (from: number, to: number, price: number): Promotion => ({ from, to, price });
const upcoming = (from: number, to: number, price: number): Promotion => ({ from, to, price });

/** Special prices by sku. Days are counted from the day on which the shop was first opened. */
export const promotions: Readonly<Record<string, Promotion>> = {
  "HL-LIMBA": running(-5, 169),
  "HL-ZORZA": running(-12, 189),
  "MR-OLEK": running(-8, 99),
  "MR-HUBERT": running(-15, 299, 45),
  "OK-SIECZNA": running(-21, 349),
  "TR-DEREN": running(-3, 279, 30),
  "TR-KALINA": running(-11, 199),
  "SZ-LYSKA": running(-7, 139),
  "SZ-CZAPLA": running(-18, 449),
  "BZ-MIERZEJA": running(-14, 179),
  "BZ-REJS": running(-9, 159),
  "BZ-LATARNIK": running(-4, 299, 60),
  "TR-JARZEBINA": running(-20, 209),
  "HL-ZLEB": running(-2, 279),
  "ON-FLANELA": running(-10, 219),
  "WG-DUDEK": running(-6, 189),
  "SD-KANON": running(-16, 429),
  "MR-STEFAN": running(-13, 299),
  "WG-PLISZKA": running(-9, 259, 25),
  "ZT-MUSZLA": running(-12, 129),
  "ZK-SAN": running(-5, 249, 40),
  "ON-DRELICH": running(-17, 269),
  "ZT-REGATA": running(-3, 169),
  "LK-FRASZKA": running(-8, 79),
  "LK-FELIETON": running(-14, 79, 35),
  "TN-MIESIAC-6": running(-10, 149),
  "KR-DZIEN-90": running(-6, 239, 50),
  "TN-JEDEN-SI-180": running(-13, 549),
  "PE-MIESIAC-6": running(-9, 189),
  "KR-DZIEN-PLUS-TORIC-90": running(-16, 429, 40),
  "NU-SWIT-90": ended(-60, -50, 179),
  "MW-MIESIAC-2": upcoming(12, 33, 69),
  "JZ-HIALURON-360": running(-8, 45),
  "ZD-NADTLENEK-300": upcoming(9, 20, 49),
  "OK-KADR": ended(-50, -36, 299),
  "ON-PERKAL": ended(-60, -46, 209),
  "SD-SKALA": ended(-48, -34, 469),
  "ZT-LAGUNA": ended(-75, -50, 159),
  "LK-PROLOG": ended(-40, -30, 89),
  "BZ-UPAL": ended(-70, -42, 199),
  "TN-MIESIAC-3": ended(-45, -38, 79),
  "HL-GRAN": upcoming(10, 31, 429),
  "WG-GIL": upcoming(7, 21, 139),
  "SD-PUENTA": upcoming(12, 40, 549),
  "ON-ZAKARD": upcoming(25, 45, 279),
  "ZT-BOSMAN": upcoming(18, 32, 149),
  "LK-EPILOG": upcoming(9, 30, 109),
  "MR-EMIL": upcoming(21, 42, 189),
  "BZ-PLAZA": upcoming(14, 28, 149),
};
