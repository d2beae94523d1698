/**
 * A product on the wishlist or in the comparison. Both identify it by the sku of its page
 * (docs/specification/catalogue.md#list-37).
 */
export interface SavedProduct {
  /** Sku in the address of the product's page. */
  readonly sku: string;
  /** Its name when it was added. Shown once the product is no longer sold. */
  readonly name: string;
  /** The variant that was shown when it was added; null when none was. */
  readonly childSku: string | null;
  readonly qty: number;
}

/** Products on a wishlist. One search finds them all. */
export const maximumWished = 50;
/** Products in a comparison, as many as fit side by side (`CompareTable`). */
export const maximumCompared = 4;

/** The most recently added products first. */
export type SavedProducts = readonly SavedProduct[];

export const isSaved = (products: SavedProducts, sku: string): boolean =>
  products.some((product) => product.sku === sku);

/** Adds a product with quantity 1. Returns the list unchanged if it has the product, and null if it is full. */
export function withSaved(
  products: SavedProducts,
  added: Omit<SavedProduct, "qty">,
  maximum: number,
): SavedProducts | null {
  if (isSaved(products, added.sku)) return products;
  return products.length >= maximum ? null : [{ ...added, qty: 1 }, ...products];
}

export const withoutSaved = (products: SavedProducts, skus: readonly string[]): SavedProducts =>
  products.filter(({ sku }) => !skus.includes(sku));

/** Puts a removed product back at its former position, unless it was added again meanwhile. */
export const withRestored = (products: SavedProducts, removed: SavedProduct, place: number): SavedProducts =>
  isSaved(products, removed.sku) ? products : products.toSpliced(place, 0, removed);
