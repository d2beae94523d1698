import { later } from "@dioptra/ui";

// The code of these parts is loaded after that of the page; the server loads it before the first page.

/** The description of a product, below the first view. */
export const LazyProductDescription = later(async () => (await import("./ProductDescription.tsx")).ProductDescription);

/** The button that opens the virtual try-on. */
export const LazyTryOnOffer = later(async () => (await import("./TryOnOffer.tsx")).TryOnOffer);

if (import.meta.env.SSR) await Promise.all([LazyProductDescription.load(), LazyTryOnOffer.load()]);
