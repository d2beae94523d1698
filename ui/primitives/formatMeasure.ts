import type { FormatNumberOptions, IntlShape } from "react-intl";

/** A figure with its unit, as the locale writes it; no line ends between the two. */
export const formatMeasure = (
  intl: IntlShape,
  value: number,
  unit: NonNullable<FormatNumberOptions["unit"]>,
  figures: Pick<FormatNumberOptions, "minimumFractionDigits" | "maximumFractionDigits"> = {},
): string => intl.formatNumber(value, { style: "unit", unit, ...figures }).replaceAll(" ", "\u00a0");
