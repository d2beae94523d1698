/** The number of viewed products that a browser remembers. One search finds them all. */
export const maximumViewed = 24;

/** Puts a product first in the list of viewed products, which keeps the latest ones. */
export const withViewed = (skus: readonly string[], viewed: string): readonly string[] =>
  [viewed, ...skus.filter((sku) => sku !== viewed)].slice(0, maximumViewed);
