import type { IntlShape } from "react-intl";
import type { AmountValue } from "../primitives/formatAmount.ts";
import type { ChosenFilter } from "./chosenFilters.ts";
import type { FilterPriceRange, MillimetresFacet } from "./filterFacet.ts";

/** A range of mm in words, such as "46–55 mm" or "od 46 mm". */
export function rangeWords(intl: IntlShape, { from, to }: NonNullable<MillimetresFacet["chosen"]>): string {
  const unit = intl.formatMessage({ id: "ui.filterMillimetres.unit" });
  if (from === null) return intl.formatMessage({ id: "ui.filterMillimetres.upTo" }, { to, unit });
  if (to === null) return intl.formatMessage({ id: "ui.filterMillimetres.from" }, { from, unit });
  return intl.formatMessage({ id: "ui.filterMillimetres.between" }, { from, to, unit });
}

/** A range of prices in words, such as "101–250 zł". */
export function priceWords(
  intl: IntlShape,
  { above, labelFrom, upTo }: FilterPriceRange,
  currency: AmountValue["currency"],
): string {
  const amount = (value: number | null) =>
    intl.formatNumber(value ?? 0, { style: "currency", currency, maximumFractionDigits: 0 });
  if (upTo === null) return intl.formatMessage({ id: "ui.filterPrice.above" }, { from: amount(above) });
  if (labelFrom === null) return intl.formatMessage({ id: "ui.filterPrice.upTo" }, { to: amount(upTo) });
  const values = { from: intl.formatNumber(labelFrom), fromAmount: amount(labelFrom), to: amount(upTo) };
  return intl.formatMessage({ id: "ui.filterPrice.between" }, values);
}

/** What a list is narrowed to, in words that stand alone. */
export function chosenWords(intl: IntlShape, filter: ChosenFilter, currency: AmountValue["currency"]): string {
  if (filter.shows === "words") return filter.label;
  if (filter.shows === "price") return priceWords(intl, filter.range, currency);
  return `${filter.label} ${rangeWords(intl, filter.range)}`;
}
