import { lazyComponent } from "@dioptra/ui";

/** The values of a line with lenses. Most carts have none, so that their code is loaded when it is needed. */
export const LazyLineValues = lazyComponent(async () => (await import("./LineValues.tsx")).LineValues);

if (import.meta.env.SSR) await LazyLineValues.load();
