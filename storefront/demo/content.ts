import { createHash } from "node:crypto";
import { attributes } from "./attributes/index.ts";
import { attributesOf, productRows } from "./catalogueRows.ts";
import { filled } from "./categories/placement.ts";
import type { SeedCategory } from "./categories/category.ts";
import { shopWindow } from "./categories/shopWindow.ts";
import { categories, depthFirst } from "./categories/tree.ts";
import {
  articleRows,
  bannerRows,
  blockRows,
  frontBlockRows,
  pageRows,
  photoRows,
  questionRows,
} from "./content/contentRows.ts";
import { descriptionsFor, type SeedDescription } from "./descriptions.ts";
import type { SeedProduct } from "./product.ts";
import { expressAreas, points } from "./points.ts";
import { products } from "./products/index.ts";
import { salons } from "./salons.ts";
import { cashOnDelivery, countries, shipping, taxClasses, vatRates } from "#platform/checkout/terms.ts";

/** Everything that is written into an empty shop. */
export interface SeedContent {
  /** In the order of the shelf: what is put first comes first where nothing else is asked for. */
  readonly products: readonly SeedProduct[];
  readonly attributes: typeof attributes;
  readonly categories: SeedCategory;
  readonly descriptions: readonly SeedDescription[];
}

/** A catalogue with the shelves that its products need, and what is said of them. */
function contentOf(sold: readonly SeedProduct[]): SeedContent {
  const placed = sold.map((product) => ({ ...product, attributes: attributesOf(product) }));
  return {
    products: sold,
    attributes,
    categories: filled(categories, placed),
    descriptions: descriptionsFor(placed),
  };
}

export const seedContent: SeedContent = contentOf(products);

/** Changes with what would be written, and with nothing else: days are counted from an arbitrary one. */
export function contentHash(content: SeedContent): string {
  const rows = content.products.map((product, position) => productRows(product, position, "2000-01-01"));
  const windows = depthFirst(content.categories).map(({ category }) => shopWindow(category));
  const terms = [salons, taxClasses, vatRates, countries, shipping, cashOnDelivery, points, expressAreas];
  const told = [articleRows, pageRows, blockRows, frontBlockRows, questionRows, bannerRows, photoRows];
  return createHash("sha256")
    .update(
      JSON.stringify([rows, content.attributes, content.categories, windows, content.descriptions, ...terms, ...told]),
    )
    .digest("hex");
}
