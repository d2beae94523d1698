import { later } from "@dioptra/ui";

/** What stands on the home page of a shop without products; shops with products never load it. */
export const EmptyShopLater = later(async () => (await import("./EmptyShop.tsx")).EmptyShop);
