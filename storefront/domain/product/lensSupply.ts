import type { LensPeriod } from "@dioptra/ui/eyewear";
import { type Eye, eyes, type LensOrder, lensSupply } from "@dioptra/ui/optics";
import { divideHalfUp, type Money, multiply } from "../money.ts";
import type { LensPack } from "./product.ts";

/** The number of days a lens is worn before it is replaced. */
export const wearDays: Readonly<Record<LensPeriod, number>> = { daily: 1, "two-weekly": 14, monthly: 30 };

/** The price of a pack of contact lenses by lens and by day. */
export interface LensUnitPrices {
  readonly perLens: Money;
  /** For one eye, worn every day. */
  readonly perDay: Money;
}

const part = ({ minor, currency }: Money, count: number): Money => ({ minor: divideHalfUp(minor, count), currency });

/** Returns the price of one lens of a pack and of one day of wear, rounded to the minor unit. */
export const lensUnitPrices = (price: Money, { pieces, period }: LensPack): LensUnitPrices => ({
  perLens: part(price, pieces),
  perDay: part(price, pieces * wearDays[period]),
});

/** The number of boxes of an order of contact lenses, its price, and how long it lasts. */
export interface LensOrderSummary {
  readonly boxes: number;
  readonly total: Money;
  /** For all eyes that wear a lens, worn every day. */
  readonly perDay: Money;
  /** The supply of each eye that wears a lens, in days (docs/specification/optics.md#optics-38). */
  readonly supply: readonly { readonly eye: Eye; readonly days: number }[];
}

/** Returns the number of boxes, the price and the supply of an order; `price` is that of one box. */
export function lensOrderSummary(order: LensOrder, price: Money, { pieces, period }: LensPack): LensOrderSummary {
  const worn = eyes.flatMap((eye) => {
    const boxes = order[eye]?.boxes;
    return boxes === undefined ? [] : [{ eye, boxes }];
  });
  const boxes = worn.reduce((sum, each) => sum + each.boxes, 0);
  return {
    boxes,
    total: multiply(price, boxes),
    perDay: part(multiply(price, worn.length), pieces * wearDays[period]),
    supply: worn.map((each) => ({
      eye: each.eye,
      days: lensSupply({ packs: each.boxes, packSize: pieces, period: wearDays[period], eyes: 1 }).days,
    })),
  };
}
