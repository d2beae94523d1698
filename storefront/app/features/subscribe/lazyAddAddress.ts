import { lazyComponent } from "@dioptra/ui";

/** The form for an address, which most customers do not need. */
export const LazyAddAddress = lazyComponent(async () => (await import("./AddAddress.tsx")).AddAddress);
