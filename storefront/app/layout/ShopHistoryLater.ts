import { later } from "@dioptra/ui";

/** What the shop has said, loaded once it has said something. */
export const ShopHistoryLater = later(async () => (await import("./ShopHistory.tsx")).ShopHistory);
