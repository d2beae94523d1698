import type { IntlShape } from "react-intl";
import { formatMeasure } from "../primitives/formatMeasure.ts";
import { roundDistance } from "../rules/distance.ts";

/** How far away something is, from kilometres: "400 m", "1,6 km", "252 km". */
export function formatDistance(intl: IntlShape, kilometres: number): string {
  const { value, unit } = roundDistance(kilometres);
  return formatMeasure(intl, value, unit, { maximumFractionDigits: 1 });
}
