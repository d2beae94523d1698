import { add, subtract } from "../money/arithmetic.ts";
import type { Money } from "../money/money.ts";
import { divideHalfUp, partsOfPercent } from "../money/rounding.ts";

export interface VatSplit {
  readonly net: Money;
  readonly vat: Money;
}

/** The VAT that a gross amount contains, rounded half up (PL VAT act, art. 106e(7)); the rate in percent. */
export function vatSplit(gross: Money, rate: number): VatSplit {
  const parts = partsOf(rate);
  const minor = divideHalfUp(gross.minor * parts, 100 * partsOfPercent + parts);
  const vat: Money = { minor, currency: gross.currency };
  return { net: subtract(gross, vat), vat };
}

/** The gross of a net amount; the rate in percent. */
export function withVat(net: Money, rate: number): Money {
  const minor = divideHalfUp(net.minor * partsOf(rate), 100 * partsOfPercent);
  return add(net, { minor, currency: net.currency });
}

function partsOf(rate: number): number {
  if (!(rate >= 0)) throw new RangeError(`Not a tax rate: ${rate}`);
  return Math.round(rate * partsOfPercent);
}
