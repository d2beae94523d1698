import * as z from "zod/mini";
import type { PriceRange } from "#domain/catalog/facetSetting.ts";
import type { FiltersConfiguration } from "../filters.ts";
import { code, count, flag, listOf, mapOf, oneOf, settings, size, someOf, text } from "./values.ts";

const sortOption = settings({
  id: code,
  by: oneOf(["updated", "price"]),
  direction: oneOf(["ascending", "descending"]),
});
const priceRange = settings({ above: z.nullable(count), upTo: z.nullable(count), labelFrom: z.nullable(count) });

const facet = settings({
  code,
  shows: oneOf(["words", "finish", "shape", "face", "millimetres", "price"]),
  perVariant: flag,
});

/** Every price lies in exactly one range: the first is open below, the last above, and they meet. */
function meet(ranges: readonly PriceRange[]): boolean {
  return (
    ranges.at(0)?.above === null &&
    ranges.at(-1)?.upTo === null &&
    ranges.every(({ above, upTo }, index) => {
      const next = ranges[index + 1];
      return next === undefined || (upTo !== null && upTo > (above ?? -1) && next.above === upTo);
    })
  );
}

export const filtersSchema = settings({
  priceRanges: someOf(priceRange).check(z.refine(meet, "rising ranges that meet, open at both ends")),
  facets: listOf(facet),
  aggregationSize: size,
  aggregationSizes: mapOf(size),
  maximumQuerySize: size,
  sortOptions: someOf(sortOption),
  nonFilterableAttributes: listOf(text),
}) satisfies z.ZodMiniType<FiltersConfiguration>;
