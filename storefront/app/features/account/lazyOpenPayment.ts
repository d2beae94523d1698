import { lazyComponent } from "@dioptra/ui";

/** The payment of an order that is not paid yet. Most orders of an account are. */
export const LazyOpenPayment = lazyComponent(async () => (await import("./OpenPayment.tsx")).OpenPayment);
