import { lazyComponent } from "@dioptra/ui";

// The code of these components is loaded after that of the page. The server loads it before it renders the first page.

/** The home page of a shop without products. */
export const LazyEmptyShop = lazyComponent(async () => (await import("./EmptyShop.tsx")).EmptyShop);

/** The slides at the top of the home page. The first one can be read, and its link followed, before their code is there. */
export const LazyHomeSlider = lazyComponent(async () => (await import("./HomeSlider.tsx")).HomeSlider);

/** The shelves of the home page, below its first view. */
export const LazyHomeShelves = lazyComponent(async () => (await import("./HomeShelves.tsx")).HomeShelves);

if (import.meta.env.SSR) await Promise.all([LazyHomeSlider.load(), LazyHomeShelves.load()]);
