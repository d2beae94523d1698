import type { Frame } from "../product/product.ts";
import { type FacetSetting, type NearestMeasure, type Range, readRange } from "./facetSetting.ts";
import type { ListAddress } from "./listAddress.ts";
import type { ListSearch } from "./listSearch.ts";

/** Temples come in steps of 5 mm, and an optician bends them. So their differences count less. */
const steps: Readonly<Record<string, number>> = { length: 3 };

/** The number of products that are offered when nothing matches. */
const size = 6;

/** Returns the chosen ranges of millimetres in an address. */
export const chosenMeasures = (
  { chosen }: Pick<ListAddress, "chosen">,
  facets: readonly FacetSetting[],
): readonly NearestMeasure[] =>
  facets.flatMap(({ code, shows }) => {
    const range = shows === "millimetres" ? readRange(chosen[code]?.[0] ?? "") : null;
    return range ? [{ code, range, step: steps[code] ?? 1 }] : [];
  });

/**
 * Returns the search for the products that come nearest to the chosen ranges of millimetres and match all other filters;
 * null for a list without such ranges.
 */
export function nearestSearch(search: ListSearch, measures: readonly NearestMeasure[]): ListSearch | null {
  if (measures.length === 0) return null;
  const isMeasure = ({ code }: { readonly code: string }) => measures.some((measure) => measure.code === code);
  return {
    ...search,
    filters: search.filters.filter((filter) => !isMeasure(filter)),
    // Counts the lengths that exist with the other filters.
    facets: search.facets.filter(isMeasure),
    nearest: measures,
    order: null,
    start: 0,
    size,
  };
}

/** Returns by how many mm a value is outside of a range: negative below it, positive above, 0 within. */
export function outside(value: number, { from, to }: Range): number {
  if (from !== null && value < from) return value - from;
  return to !== null && value > to ? value - to : 0;
}

const lengths = { width: "lensWidth", bridge: "bridge", length: "temple", total_width: "totalWidth" } as const;

/** Returns a frame's length in mm by the code of its attribute; null for codes that are no length of a frame. */
export function lengthOf(frame: Frame, code: string): number | null {
  const [, name] = Object.entries(lengths).find(([own]) => own === code) ?? [];
  return name ? frame[name] : null;
}

/** Returns how far a frame is from the wanted measures, in steps: the sum over the measures. */
export const distanceTo = (frame: Frame | null, measures: readonly NearestMeasure[]): number =>
  measures.reduce((sum, { code, range, step }) => {
    const length = frame && lengthOf(frame, code);
    return sum + (length === null ? 0 : Math.abs(outside(length, range)) / step);
  }, 0);

/** The width in mm up to which a range is a size with its tolerance, so that differences are those from its middle. */
const widestTolerance = 4;

/** Returns the size that a range is about, or the range itself if it is wide or open. */
function targetOf({ from, to }: Range): Range {
  if (from === null || to === null || to - from > widestTolerance) return { from, to };
  const middle = Math.round((from + to) / 2);
  return { from: middle, to: middle };
}

/** A measure in which a frame differs from the wanted range. */
export interface Difference {
  readonly code: string;
  /** In mm. */
  readonly length: number;
  /** By how many mm it differs from the wanted size, or from the nearer end of a wide range; negative below. */
  readonly by: number;
}

/** Returns the measures in which a frame differs from the wanted ones. */
export const differencesOf = (frame: Frame, measures: readonly NearestMeasure[]): readonly Difference[] =>
  measures.flatMap(({ code, range }) => {
    const length = lengthOf(frame, code);
    const isOutside = length !== null && outside(length, range) !== 0;
    return isOutside ? [{ code, length, by: outside(length, targetOf(range)) }] : [];
  });
