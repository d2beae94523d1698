import type { IntlShape } from "react-intl";
import { formatMeasure } from "./formatMeasure.ts";

/** A length in mm with its unit, as the locale writes it, to as many places as it has or to so many more. */
export const formatMillimetres = (intl: IntlShape, length: number, minimumFractionDigits = 0): string =>
  formatMeasure(intl, length, "millimeter", { minimumFractionDigits });
