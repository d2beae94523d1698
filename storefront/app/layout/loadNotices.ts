import { ToastLater, whenIdle } from "@dioptra/ui";
import { ShopHistoryLater } from "./ShopHistoryLater.ts";

/** What shows notices comes while nothing else does: when there is something to say, the connection may be gone. */
export const loadNotices = (): void =>
  whenIdle(() => {
    // What fails now is tried again when it is needed.
    void Promise.allSettled([ToastLater, ShopHistoryLater].map(({ load }) => load()));
  });
