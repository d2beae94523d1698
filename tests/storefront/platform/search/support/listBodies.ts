import { configuration } from "#configuration/index.ts";
import { toListBody } from "#contract/catalog/listBody.ts";

/** A list of two categories in a price range, with counts of colours and prices. */
export const faceted = {
  query: {
    bool: {
      filter: {
        bool: {
          must: [
            { terms: { visibility: [2, 3, 4] } },
            { terms: { status: [0, 1] } },
            { terms: { category_ids: [28, 29] } },
            { range: { final_price_incl_tax: { from: 100, to: 400 } } },
          ],
        },
      },
    },
  },
  aggs: {
    agg_terms_color: { terms: { field: "color_options", size: 10 } },
    agg_range_price: { range: { field: "final_price_incl_tax", ranges: [{ to: 250.01 }, { from: 250.01 }] } },
  },
};

/** Havana frames 48 mm wide: one variant has both. */
export const sameVariant = toListBody(
  {
    categoryIds: [29],
    text: null,
    filters: [
      { code: "color", perVariant: true, options: ["55"] },
      { code: "width", perVariant: true, range: { from: 48, to: 48 } },
    ],
    facets: [
      { code: "color", perVariant: true, size: 10 },
      { code: "bridge", perVariant: true, size: 100 },
      { code: "shape", perVariant: false, size: 100 },
      { code: "price", ranges: [{ above: null, upTo: 250 }] },
    ],
    order: null,
    start: 0,
    size: 20,
  },
  { ...configuration.search, listOutOfStockProducts: true, variantAttributes: ["color", "width"] },
);
