import {
  type FacetSetting,
  type PriceRange,
  priceRangeId,
  type Range,
  readRange,
  readTypedPrices,
  type TypedPrices,
} from "./facetSetting.ts";
import type { FacetCount, FacetCounts } from "./listSearch.ts";

/** A filter of a list, with the number of products for each option. `shows` decides how it is displayed. */
export type Facet =
  | {
      readonly shows: "words" | "finish" | "shape" | "face";
      readonly code: string;
      readonly label: string;
      readonly options: readonly (FacetCount & { readonly isChosen: boolean })[];
    }
  | {
      readonly shows: "millimetres";
      readonly code: string;
      readonly label: string;
      /** Smallest and greatest value in the list. */
      readonly bounds: { readonly from: number; readonly to: number };
      readonly chosen: Range | null;
      /** Number of products for each value, in ascending order. */
      readonly counts: readonly { readonly value: number; readonly count: number }[];
    }
  | {
      readonly shows: "price";
      readonly code: string;
      readonly ranges: readonly (PriceRange & {
        readonly id: string;
        readonly count: number;
        readonly isChosen: boolean;
      })[];
      /** The prices that were typed instead of a range. */
      readonly typed: TypedPrices | null;
    };

type Chosen = Readonly<Record<string, readonly string[]>>;

function optionsFacet(
  shows: "words" | "finish" | "shape" | "face",
  { code, label, options }: FacetCounts,
  chosen: readonly string[],
) {
  const counted = options.filter((option) => option.label !== "");
  return {
    shows,
    code,
    label,
    options: counted.map(({ id, label: name, count, finish }) => ({
      id,
      label: name,
      count,
      finish,
      isChosen: chosen.includes(id),
    })),
  };
}

function rangeFacet({ code, label, options }: FacetCounts, [value = ""]: readonly string[]): Facet | null {
  const chosen = readRange(value);
  const counts = options
    .map(({ id, count }) => ({ value: Number(id), count }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((a, b) => a.value - b.value);
  // If other filters leave no products, the chosen range is still shown, so that it can be removed.
  const least = counts[0]?.value ?? chosen?.from ?? chosen?.to;
  const greatest = counts.at(-1)?.value ?? chosen?.to ?? chosen?.from;
  if (typeof least !== "number" || typeof greatest !== "number") return null;
  return {
    shows: "millimetres",
    code,
    label,
    bounds: { from: Math.floor(least), to: Math.ceil(greatest) },
    chosen,
    counts,
  };
}

function priceFacet({ options }: FacetCounts, chosen: readonly string[], ranges: readonly PriceRange[]): Facet {
  return {
    shows: "price",
    code: "price",
    ranges: ranges.map((range) => {
      const id = priceRangeId(range);
      return {
        ...range,
        id,
        count: options.find((option) => option.id === id)?.count ?? 0,
        isChosen: chosen.includes(id),
      };
    }),
    typed: readTypedPrices(chosen[0] ?? ""),
  };
}

/**
 * Returns whether a facet is shown. A facet with a single value does not narrow the list, so it is shown only if it is
 * chosen and can be removed.
 */
function isUseful(facet: Facet): boolean {
  if (facet.shows === "millimetres") return facet.chosen !== null || facet.bounds.from < facet.bounds.to;
  if (facet.shows === "price") {
    return (
      facet.typed !== null ||
      facet.ranges.some(({ isChosen }) => isChosen) ||
      facet.ranges.filter(({ count }) => count > 0).length > 1
    );
  }
  return facet.options.length > 1 || facet.options.some(({ isChosen }) => isChosen);
}

/** Returns the facets of a list in the order of the configuration, without those that do not narrow it. */
export function facetsOf(
  counts: readonly FacetCounts[],
  chosen: Chosen,
  { facets, priceRanges }: { readonly facets: readonly FacetSetting[]; readonly priceRanges: readonly PriceRange[] },
): Facet[] {
  return facets
    .flatMap(({ code, shows }): Facet[] => {
      const counted = counts.find((each) => each.code === code);
      if (!counted) return [];
      const own = chosen[code] ?? [];
      if (shows === "price") return [priceFacet(counted, own, priceRanges)];
      const facet = shows === "millimetres" ? rangeFacet(counted, own) : optionsFacet(shows, counted, own);
      return facet ? [facet] : [];
    })
    .filter(isUseful);
}
