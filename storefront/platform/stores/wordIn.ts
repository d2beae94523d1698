import type { Labels } from "../catalog/tables/catalog.ts";

/** The word of a locale; English, which is complete, for one that the shop does not write in. */
export const wordIn = (labels: Labels, locale: string): string => labels[locale] ?? labels["en"] ?? "";
