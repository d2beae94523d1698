import { lazyComponent } from "@dioptra/ui";

/** How far an order has come. Its code and messages, which the account's pages share, are loaded when the order is there. */
export const LazyStatusProgress = lazyComponent(async () => (await import("./StatusProgress.tsx")).StatusProgress);
