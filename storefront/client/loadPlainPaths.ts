import { catalog } from "#configuration/catalog.ts";

/** Loads what gives answers their plain paths; null if pages are shown at the addresses of their routes. */
export const loadPlainPaths = async () => (catalog.urlDispatcher ? await import("./plainPaths.ts") : null);
