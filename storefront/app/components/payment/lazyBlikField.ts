import { lazyComponent } from "@dioptra/ui";

/** The field for a BLIK code. Its code is loaded once BLIK is chosen. */
export const LazyBlikField = lazyComponent(async () => (await import("./BlikField.tsx")).BlikField);
