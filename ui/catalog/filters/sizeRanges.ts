import type { TempleMeasures } from "../../optics/frameMeasures.ts";
import type { MillimetresFacet } from "./filterState.ts";

/** How far a measure may lie beside that of a frame that fits, in mm: so much is not felt, or bent by an optician. */
export const sizeTolerance = { lensWidth: 2, bridge: 2, temple: 5 } as const satisfies Record<
  keyof TempleMeasures,
  number
>;

/** The facets of a list that are the measures of a frame. */
export type SizeFacets = Readonly<Partial<Record<keyof TempleMeasures, MillimetresFacet>>>;

/** What a list is narrowed to by one measure. */
export interface SizeRange {
  readonly facet: MillimetresFacet;
  readonly from: number;
  readonly to: number;
  /** Whether the list has anything in it; what it has not would leave nothing. */
  readonly isThere: boolean;
}

const measures = ["lensWidth", "bridge", "temple"] as const;

/** The widths around a frame that fits, measure by measure; one that is not known is not narrowed. */
export function sizeRanges(fitting: TempleMeasures, facets: SizeFacets): readonly SizeRange[] {
  return measures.flatMap((measure) => {
    const [length, facet] = [fitting[measure], facets[measure]];
    if (length === null || !facet) return [];
    const [from, to] = [length - sizeTolerance[measure], length + sizeTolerance[measure]];
    const isThere = facet.counts.some(({ value, count }) => count > 0 && value >= from && value <= to);
    return [{ facet, from, to, isThere }];
  });
}
