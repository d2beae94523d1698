import { lazyComponent } from "@dioptra/ui";

/** How an order is paid online. Orders with cash on delivery do without it. */
export const LazyOrderPayment = lazyComponent(async () => (await import("./OrderPayment.tsx")).OrderPayment);

if (import.meta.env.SSR) await LazyOrderPayment.load();
