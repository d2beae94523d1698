import { later } from "@dioptra/ui";

/** What stands below a product: similar products and reviews. Its code is loaded after that of the page. */
export const LazyBelowProduct = later(async () => (await import("./BelowProduct.tsx")).BelowProduct);

// The server loads it before the first page.
if (import.meta.env.SSR) await LazyBelowProduct.load();
