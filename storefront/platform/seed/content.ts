import { createHash } from "node:crypto";
import { attributes } from "./attributes/index.ts";
import { productRows } from "./catalogueRows.ts";
import { categories } from "./categories.ts";
import type { SeedProduct } from "./product.ts";
import { products } from "./products/index.ts";
import { cashOnDelivery, countries, shipping, taxClasses, vatRates } from "./terms.ts";

/** Everything that is written into an empty shop. */
export interface SeedContent {
  /** In the order of the shelf: what is put first comes first where nothing else is asked for. */
  readonly products: readonly SeedProduct[];
  readonly attributes: typeof attributes;
  readonly categories: typeof categories;
}

export const seedContent: SeedContent = { products, attributes, categories };

/** Changes with what would be written, and with nothing else: days are counted from an arbitrary one. */
export function contentHash(content: SeedContent): string {
  const rows = content.products.map((product, position) => productRows(product, position, "2000-01-01"));
  const terms = [taxClasses, vatRates, countries, shipping, cashOnDelivery];
  return createHash("sha256")
    .update(JSON.stringify([rows, content.attributes, content.categories, ...terms]))
    .digest("hex");
}
