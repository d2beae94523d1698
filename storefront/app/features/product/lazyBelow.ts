import { lazyComponent } from "@dioptra/ui";

/** The sections below a product: similar products and reviews. Their code is loaded after that of the page. */
export const LazyBelowProduct = lazyComponent(async () => (await import("./BelowProduct.tsx")).BelowProduct);

// The server loads the code before it renders the first page.
if (import.meta.env.SSR) await LazyBelowProduct.load();
