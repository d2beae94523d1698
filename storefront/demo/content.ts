import { createHash } from "node:crypto";
import { attributes } from "./attributes/index.ts";
import { attributesOf, productRows } from "./catalogueRows.ts";
import { withoutEmptyCategories } from "./categories/placement.ts";
import type { SeedCategory } from "./categories/category.ts";
import { presentationOf } from "./categories/presentation.ts";
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

/** The content of the demo shop. */
export interface SeedContent {
  /** In listing order, which is the default order of lists. */
  readonly products: readonly SeedProduct[];
  readonly attributes: typeof attributes;
  readonly categories: SeedCategory;
  readonly descriptions: readonly SeedDescription[];
}

/** Returns a catalogue with the categories and descriptions that its products need. */
function createContent(sold: readonly SeedProduct[]): SeedContent {
  const placeable = sold.map((product) => ({ ...product, attributes: attributesOf(product) }));
  return {
    products: sold,
    attributes,
    categories: withoutEmptyCategories(categories, placeable),
    descriptions: descriptionsFor(placeable),
  };
}

export const seedContent: SeedContent = createContent(products);

/** Returns a hash of everything that would be written. It does not depend on the current day. */
export function contentHash(content: SeedContent): string {
  const rows = content.products.map((product, position) => productRows(product, position, "2000-01-01"));
  const presentations = depthFirst(content.categories).map(({ category }) => presentationOf(category));
  const terms = [salons, taxClasses, vatRates, countries, shipping, cashOnDelivery, points, expressAreas];
  const texts = [articleRows, pageRows, blockRows, frontBlockRows, questionRows, bannerRows, photoRows];
  return createHash("sha256")
    .update(
      JSON.stringify([
        rows,
        content.attributes,
        content.categories,
        presentations,
        content.descriptions,
        ...terms,
        ...texts,
      ]),
    )
    .digest("hex");
}
