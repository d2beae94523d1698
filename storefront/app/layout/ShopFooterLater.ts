import { later } from "@dioptra/ui";

/** The foot of the page, which nobody sees first: as the server rendered it until its code comes. */
export const ShopFooterLater = later(async () => (await import("./ShopFooter.tsx")).ShopFooter);
if (import.meta.env.SSR) await ShopFooterLater.load();
