import { later, ToastLater, whenIdle } from "@dioptra/ui";

/** What the shop has said, loaded once it has said something. */
export const LazyShopHistory = later(async () => (await import("./ShopHistory.tsx")).ShopHistory);

/** What shows notices comes while nothing else does: when there is something to say, the connection may be gone. */
export const loadNotices = (): void =>
  whenIdle(() => {
    // What fails now is tried again when it is needed.
    void Promise.allSettled([ToastLater, LazyShopHistory].map(({ load }) => load()));
  });
