import type { ListedProduct } from "./listedProduct.ts";

/**
 * The first moment after `now` at which a product has another price than before; null when none is known. A special
 * price runs strictly between its ends (docs/specification/prices.md#price-3).
 */
export function nextPriceChange(
  { listings, parts }: Pick<ListedProduct, "listings" | "parts">,
  now: Date,
): Date | null {
  const changes = [...listings, ...parts.map(({ listed }) => listed)].flatMap(
    ({ price: { specialFrom, specialTo } }) => [specialFrom ? specialFrom.getTime() + 1 : 0, specialTo?.getTime() ?? 0],
  );
  const coming = changes.filter((moment) => moment > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}
