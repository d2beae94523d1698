import { later } from "@dioptra/ui";

// The code of these parts is loaded after that of the page; the server loads it before the first page.

/** The head of the checkout, which no other page shows. */
export const LazyCheckoutHead = later(async () => (await import("./CheckoutHead.tsx")).CheckoutHead);

/** The head of a page with one task, such as a new password. */
export const LazyMinimalHead = later(async () => (await import("./MinimalHead.tsx")).MinimalHead);

/** The footer, below the first view. */
export const LazyShopFooter = later(async () => (await import("./ShopFooter.tsx")).ShopFooter);

if (import.meta.env.SSR)
  await Promise.all([LazyCheckoutHead, LazyMinimalHead, LazyShopFooter].map(({ load }) => load()));
