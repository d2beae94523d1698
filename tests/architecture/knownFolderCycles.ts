/**
 * Folders that still import each other in a circle, and what each may go on importing until the circle is cut. The list
 * can only shrink: an entry that is no longer part of a circle fails the check.
 *
 * How the circles of `storefront/platform` are to be cut: the prices of offers (`search/offers`, `wirePrices`,
 * `productParts`, `productFacets`, `catalog/pricesOf`) move to `pricing`; `StoredPrice` moves to `catalog` and `taxRates`
 * below it; `StoredOrder` becomes part of the schema of orders; `rowTitles` moves to `mail`, `wireLine` to `checkout`,
 * `readPersonalData` to `privacy`; and `goOn` becomes an "order paid" hook that subjects subscribe to.
 */
export const knownFolderCycles: Readonly<Record<string, readonly string[]>> = {
  "storefront/app/state/cart": ["storefront/app/state/checkout"],
  "storefront/app/state/checkout": ["storefront/app/state/cart"],
  "storefront/domain/catalog": ["storefront/domain/media", "storefront/domain/product"],
  "storefront/domain/media": ["storefront/domain/product"],
  "storefront/domain/product": ["storefront/domain/catalog", "storefront/domain/media"],
  "storefront/platform/cart": [
    "storefront/platform/catalog",
    "storefront/platform/customer",
    "storefront/platform/pricing",
  ],
  "storefront/platform/catalog": ["storefront/platform/pricing", "storefront/platform/search"],
  "storefront/platform/checkout": [
    "storefront/platform/cart",
    "storefront/platform/coupon",
    "storefront/platform/mail",
    "storefront/platform/pricing",
  ],
  "storefront/platform/content": ["storefront/platform/catalog"],
  "storefront/platform/coupon": [
    "storefront/platform/cart",
    "storefront/platform/order",
    "storefront/platform/pricing",
  ],
  "storefront/platform/customer": [
    "storefront/platform/coupon",
    "storefront/platform/mail",
    "storefront/platform/mail/templates",
    "storefront/platform/order",
    "storefront/platform/subscription",
  ],
  "storefront/platform/mail": ["storefront/platform/pricing"],
  "storefront/platform/mail/templates": ["storefront/platform/mail", "storefront/platform/pricing"],
  "storefront/platform/order": [
    "storefront/platform/cart",
    "storefront/platform/checkout",
    "storefront/platform/coupon",
    "storefront/platform/customer",
    "storefront/platform/mail",
    "storefront/platform/mail/templates",
    "storefront/platform/pricing",
    "storefront/platform/renewal",
    "storefront/platform/search",
    "storefront/platform/subscription",
    "storefront/platform/vat",
  ],
  "storefront/platform/payments": [
    "storefront/platform/customer",
    "storefront/platform/mail",
    "storefront/platform/mail/templates",
    "storefront/platform/order",
  ],
  "storefront/platform/pricing": [
    "storefront/platform/cart",
    "storefront/platform/catalog",
    "storefront/platform/mail",
  ],
  "storefront/platform/renewal": ["storefront/platform/customer", "storefront/platform/order"],
  "storefront/platform/search": [
    "storefront/platform/catalog",
    "storefront/platform/content",
    "storefront/platform/customer",
    "storefront/platform/pricing",
  ],
  "storefront/demo/attributes": ["storefront/demo/lenses"],
  "storefront/demo/care": ["storefront/demo/attributes"],
  "storefront/demo/lenses": ["storefront/demo/attributes", "storefront/demo/products", "storefront/demo/sentences"],
  "storefront/demo/models": ["storefront/demo/attributes", "storefront/demo/products", "storefront/demo/sentences"],
  "storefront/demo/products": [
    "storefront/demo/attributes",
    "storefront/demo/care",
    "storefront/demo/lenses",
    "storefront/demo/models",
  ],
  "storefront/demo/sentences": ["storefront/demo/attributes", "storefront/demo/lenses"],
  "storefront/platform/subscription": [
    "storefront/platform/cart",
    "storefront/platform/checkout",
    "storefront/platform/customer",
    "storefront/platform/mail",
    "storefront/platform/mail/templates",
    "storefront/platform/order",
    "storefront/platform/payments",
    "storefront/platform/pricing",
    "storefront/platform/search",
  ],
  "storefront/platform/vat": ["storefront/platform/order"],
  "tests/run": ["tests/visual"],
  "tests/visual": ["tests/run"],
};
