import { later } from "@dioptra/ui";

/** The head of a page with one thing to do, loaded with it. */
export const MinimalHeadLater = later(async () => (await import("./MinimalHead.tsx")).MinimalHead);
if (import.meta.env.SSR) await MinimalHeadLater.load();
