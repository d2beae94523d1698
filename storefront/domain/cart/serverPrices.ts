import type { Money } from "../money.ts";
import type { CartLine, ServerLine } from "./cart.ts";
import type { PricesBefore, UpdatedPrices } from "./findings.ts";
import { pairLines } from "./merge.ts";

const atPrice = (line: CartLine, current: Money): CartLine => ({
  ...line,
  price: { current, reduction: null },
  totals: null,
});

/**
 * Returns the lines with lenses, parts or answers at the platform's prices, which depend on more than the sku, and the
 * prices that the shopper has accepted before. Other lines keep theirs.
 */
export function withServerPrices(
  lines: readonly CartLine[],
  pricesBefore: PricesBefore,
  server: readonly ServerLine[],
): UpdatedPrices {
  const before = { ...pricesBefore };
  let changed = 0;
  const priced = pairLines(lines, server).pairs.map(({ line, server: paired }) => {
    const { custom, bundle } = line.productOption;
    const now = paired?.price;
    if (!now || custom.length + bundle.length === 0 || now.minor === line.price.current.minor) return line;
    changed += 1;
    before[line.sku] ??= line.price.current;
    return atPrice(line, now);
  });
  return { lines: priced, pricesBefore: before, changed };
}
