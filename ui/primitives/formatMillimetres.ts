import type { IntlShape } from "react-intl";

/** A length in mm with its unit, as the locale writes it. */
export const formatMillimetres = (intl: IntlShape, length: number): string =>
  intl.formatNumber(length, { style: "unit", unit: "millimeter" });
