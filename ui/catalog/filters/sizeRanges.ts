import type { TempleMeasures } from "../../optics/frameMeasures.ts";
import { formatRange } from "./filterState.ts";

/** The tolerances to choose from, in mm. Smaller differences are not felt; larger ones an optician should see. */
export const sizeTolerances = [1, 2] as const;

/** How much a frame may differ from the shopper's size, in mm. */
export type SizeTolerance = (typeof sizeTolerances)[number];

/** The codes of the list's filters by the measures of a frame. */
export type SizeCodes = Readonly<Record<keyof TempleMeasures, string>>;

const measures = ["lensWidth", "bridge", "temple"] as const;

/** Returns the values of the filters for a size and its tolerance, as in the URL. An unknown temple is not filtered. */
export function sizeFilters(
  size: TempleMeasures,
  tolerance: SizeTolerance,
  codes: SizeCodes,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    measures.map((measure) => {
      const length = size[measure];
      const range = length === null ? [] : [formatRange({ from: length - tolerance, to: length + tolerance })];
      return [codes[measure], range];
    }),
  );
}
