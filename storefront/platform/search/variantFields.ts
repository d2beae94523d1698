import { filters } from "#configuration/filters.ts";

/** The field of a product document that holds its variants. */
export const variantsPath = "configurable_children";

/** The fields of variants that lists are filtered by: the status, the price, and every facet that differs between variants. */
export const variantFields: readonly string[] = [
  "status",
  "final_price_incl_tax",
  ...filters.facets.filter(({ perVariant }) => perVariant).map(({ code }) => code),
];
