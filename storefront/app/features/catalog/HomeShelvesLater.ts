import { later } from "@dioptra/ui";

/** Below the first view: a page from the server has it, its code comes after the rest. */
export const HomeShelvesLater = later(async () => (await import("./HomeShelves.tsx")).HomeShelves);

// The server renders at once, and has it from the start.
if (import.meta.env.SSR) await HomeShelvesLater.load();
