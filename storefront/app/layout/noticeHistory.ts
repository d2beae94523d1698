import { lazyComponent } from "@dioptra/ui";

/** The list of this session's notices, which is shown once there is one. */
export const LazyShopHistory = lazyComponent(async () => (await import("./ShopHistory.tsx")).ShopHistory);
