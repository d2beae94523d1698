import type { ListedProduct } from "./listedProduct.ts";

/**
 * The first moment after `now` at which a product has another price than before; null when none is known. A special
 * price runs strictly between its ends (specification, section 4, Prices).
 */
export function nextPriceChange({ listings }: Pick<ListedProduct, "listings">, now: Date): Date | null {
  const changes = listings.flatMap(({ price: { specialFrom, specialTo } }) => [
    ...(specialFrom ? [specialFrom.getTime() + 1] : []),
    ...(specialTo ? [specialTo.getTime()] : []),
  ]);
  const coming = changes.filter((moment) => moment > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}
