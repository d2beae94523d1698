import { lazyComponent, LazyToast, whenIdle } from "@dioptra/ui";

/** The list of this session's notices, which is shown once there is one. */
export const LazyShopHistory = lazyComponent(async () => (await import("./ShopHistory.tsx")).ShopHistory);

/**
 * Loads the code that shows notices while the browser is idle: when there is something to show, the connection may be
 * lost. If it fails, it is loaded with the first notice.
 */
export const loadNotices = (): void =>
  whenIdle(() => {
    void Promise.allSettled([LazyToast, LazyShopHistory].map(({ load }) => load()));
  });
