import { createHash } from "node:crypto";
import { attributes } from "./attributes.ts";
import { productRows } from "./catalogueRows.ts";
import type { SeedFrame } from "./frame.ts";
import { frames } from "./frames/index.ts";
import { cashOnDelivery, countries, shipping, taxClasses, vatRates } from "./terms.ts";

/** Everything that is written into an empty shop. */
export interface SeedContent {
  readonly frames: readonly SeedFrame[];
  readonly attributes: typeof attributes;
}

export const seedContent: SeedContent = { frames, attributes };

/** Changes with what would be written, and with nothing else: days are counted from an arbitrary one. */
export function contentHash(content: SeedContent): string {
  const products = content.frames.map((frame, shelf) => productRows(frame, shelf, "2000-01-01"));
  const all = [products, content.attributes, taxClasses, vatRates, countries, shipping, cashOnDelivery];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex");
}
