/** A variant that a shopper chooses on a product's page. */
export interface ConfiguredProduct {
  readonly parentSku: string;
  /** The sku of the variant. */
  readonly sku: string;
  readonly isConfigured: true;
}

/**
 * Tells other parts of the page, and a shop's own code, that a variant is being chosen, or has been chosen and stands in the
 * address. They listen on `window` (docs/specification/products.md#product-38).
 */
export function announceConfiguration(moment: "before" | "after", detail: ConfiguredProduct): void {
  window.dispatchEvent(new CustomEvent(`product-${moment}-configure`, { detail }));
}
