import { later } from "@dioptra/ui";

// The code of these parts is loaded after that of the page; the server loads it before the first page.

/** The home page of a shop without products. */
export const LazyEmptyShop = later(async () => (await import("./EmptyShop.tsx")).EmptyShop);

/** The shelves of the home page, below its first view. */
export const LazyHomeShelves = later(async () => (await import("./HomeShelves.tsx")).HomeShelves);

if (import.meta.env.SSR) await LazyHomeShelves.load();
