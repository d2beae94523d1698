import { lazyComponent } from "@dioptra/ui";

/** The ways to change a line. Their code is loaded after that of the cart. */
export const LazyChangeLine = lazyComponent(async () => (await import("./ChangeLine.tsx")).ChangeLine);
