/**
 * Folders that still import each other in a circle, and what each may go on importing until the circle is cut. The list
 * can only shrink: an entry that is no longer part of a circle fails the check.
 */
export const knownFolderCycles: Readonly<Record<string, readonly string[]>> = {
  "storefront/demo/attributes": ["storefront/demo/lenses"],
  "storefront/demo/lenses": ["storefront/demo/attributes", "storefront/demo/products", "storefront/demo/sentences"],
  "storefront/demo/models": ["storefront/demo/attributes", "storefront/demo/products", "storefront/demo/sentences"],
  "storefront/demo/products": [
    "storefront/demo/attributes",

    "storefront/demo/lenses",
    "storefront/demo/models",
  ],
  "storefront/demo/sentences": ["storefront/demo/attributes", "storefront/demo/lenses"],
};
