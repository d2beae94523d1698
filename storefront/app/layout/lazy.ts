import { lazyComponent } from "@dioptra/ui";

// The code of these components is loaded after that of the page.

/** The header of the checkout, which no other page shows. */
export const LazyCheckoutHead = lazyComponent(async () => (await import("./CheckoutHead.tsx")).CheckoutHead);

/** The header of the page where a frame gets its lenses. */
export const LazyConfiguratorHead = lazyComponent(
  async () => (await import("./ConfiguratorHead.tsx")).ConfiguratorHead,
);

/** The header of a page with a single task, such as setting a password. */
export const LazyMinimalHead = lazyComponent(async () => (await import("./MinimalHead.tsx")).MinimalHead);

/** The footer, below the fold. */
export const LazyShopFooter = lazyComponent(async () => (await import("./ShopFooter.tsx")).ShopFooter);

/** What an address that does not exist may have meant. */
export const LazyNearPages = lazyComponent(async () => (await import("./NearPages.tsx")).NearPages);

/** Says that the shop cannot be reached. The server never renders it. */
export const LazyOfflineBar = lazyComponent(async () => (await import("./OfflineBar.tsx")).OfflineBar);

// The server loads what it may render before it renders the first page. Modules that these components import must not
// import this one: the server would wait for itself.
if (import.meta.env.SSR)
  await Promise.all(
    [LazyCheckoutHead, LazyConfiguratorHead, LazyMinimalHead, LazyShopFooter, LazyNearPages].map(({ load }) => load()),
  );
