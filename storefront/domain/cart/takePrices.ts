import type { Money } from "../money/money.ts";
import type { CartLine } from "./cart.ts";
import type { Findings } from "./findings.ts";

/** By sku: what was asked when the shopper last agreed to it. */
export type PricesBefore = Readonly<Record<string, Money>>;

export interface TakenPrices {
  readonly lines: readonly CartLine[];
  readonly pricesBefore: PricesBefore;
  /** How many skus cost something else than a moment ago. */
  readonly changed: number;
}

/** The price of lenses or of a bundle is not that of the sku alone. */
const isPricedBySku = ({ productOption: { custom, bundle } }: CartLine) => custom.length + bundle.length === 0;

/** The lines at the prices that were found, and what they cost before; a price that is back again has not changed. */
export function takePrices(lines: readonly CartLine[], pricesBefore: PricesBefore, findings: Findings): TakenPrices {
  const before = new Map<string, Money>();
  const changed = new Set<string>();
  const priced = lines.map((line) => {
    const { sku, price } = line;
    const now = isPricedBySku(line) ? (findings[sku]?.price ?? price) : price;
    const agreed = pricesBefore[sku] ?? price.current;
    if (agreed.minor !== now.current.minor) before.set(sku, agreed);
    if (price.current.minor === now.current.minor) return now === price ? line : { ...line, price: now };
    changed.add(sku);
    return { ...line, price: now, totals: null };
  });
  return { lines: priced, pricesBefore: Object.fromEntries(before), changed: changed.size };
}
