import type { Finish } from "../../eyewear/frame.ts";
import type { IntlShape } from "react-intl";
import type { AmountValue } from "../../primitives/formats.ts";

/** One of the values of a filter. */
export interface FilterOption {
  /** As in the page's address. For a shape or a face it is also the name of its drawing. */
  readonly id: string;
  /** In the shopper's language. */
  readonly label: string;
  /** How many products would remain. */
  readonly count: number;
  readonly isChosen: boolean;
  /** Shown as a dot beside the label in a filter of finishes. */
  readonly finish?: Finish | undefined;
}

/** A filter with several values, shown as words, with a dot in the colour, or with the outline of a frame or face. */
export interface OptionsFacet {
  readonly shows: "words" | "finish" | "shape" | "face";
  readonly code: string;
  readonly label: string;
  /** Explains the effect if the label does not, such as "frames that suit this face". */
  readonly note?: string;
  readonly options: readonly FilterOption[];
}

/** A filter by a measure, from and to. */
export interface MillimetresFacet {
  readonly shows: "millimetres";
  readonly code: string;
  readonly label: string;
  /** The least and the greatest value of all products. */
  readonly bounds: { readonly from: number; readonly to: number };
  /** Null without a choice; an open end is null too. */
  readonly chosen: { readonly from: number | null; readonly to: number | null } | null;
  readonly counts: readonly { readonly value: number; readonly count: number }[];
}

/** One of the shop's price ranges, in whole units of its currency. */
export interface FilterPriceRange {
  readonly id: string;
  /** Prices have to be greater than this; null without a lower end. */
  readonly above: number | null;
  /** The lower end as shown; null if the label only says "up to". */
  readonly labelFrom: number | null;
  /** The highest price; null if the label only says "above". */
  readonly upTo: number | null;
  readonly count: number;
  readonly isChosen: boolean;
}

export interface PriceFacet {
  readonly shows: "price";
  readonly code: string;
  readonly ranges: readonly FilterPriceRange[];
}

/** Any filter of a list. */
export type FilterFacet = OptionsFacet | MillimetresFacet | PriceFacet;

/** Returns a range of mm as it stands in the page's address, such as "46-55" or "46-". */
export const rangeValue = ({ from, to }: NonNullable<MillimetresFacet["chosen"]>): string =>
  `${from ?? ""}-${to ?? ""}`;

/** Reads a range that `rangeValue` wrote. */
export function rangeOf([value]: readonly string[]): MillimetresFacet["chosen"] {
  if (value === undefined) return null;
  const [from = "", to = ""] = value.split("-");
  return { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
}

/** Returns the chosen values of a filter as they stand in the page's address. */
export function chosenValues(facet: FilterFacet): readonly string[] {
  if (facet.shows === "millimetres") return facet.chosen ? [rangeValue(facet.chosen)] : [];
  const options = facet.shows === "price" ? facet.ranges : facet.options;
  return options.filter(({ isChosen }) => isChosen).map(({ id }) => id);
}

/** One chosen value, as the chips above a list show it. */
export type ChosenFilter = {
  readonly code: string;
  readonly id: string;
  /** The other chosen values of the same filter, which stay if this one is removed. */
  readonly others: readonly string[];
} & (
  | { readonly shows: "words"; readonly label: string }
  | { readonly shows: "price"; readonly range: FilterPriceRange }
  | {
      readonly shows: "millimetres";
      readonly label: string;
      readonly range: NonNullable<MillimetresFacet["chosen"]>;
    }
);

/** Returns all chosen values, in the order of the filters. */
export function chosenFilters(facets: readonly FilterFacet[]): ChosenFilter[] {
  return facets.flatMap((facet): ChosenFilter[] => {
    const { code } = facet;
    const values = chosenValues(facet);
    const othersThan = (id: string) => values.filter((value) => value !== id);
    if (facet.shows === "millimetres") {
      const { label, chosen } = facet;
      return chosen ? [{ code, id: rangeValue(chosen), others: [], shows: "millimetres", label, range: chosen }] : [];
    }
    if (facet.shows === "price") {
      return facet.ranges
        .filter(({ isChosen }) => isChosen)
        .map((range) => ({ code, id: range.id, others: othersThan(range.id), shows: "price", range }));
    }
    return facet.options
      .filter(({ isChosen }) => isChosen)
      .map(({ id, label }) => ({ code, id, others: othersThan(id), shows: "words", label }));
  });
}

/** Returns a range of mm in words, such as "46–55 mm" or "od 46 mm". */
export function rangeWords(intl: IntlShape, { from, to }: NonNullable<MillimetresFacet["chosen"]>): string {
  const unit = intl.formatMessage({ id: "ui.filterMillimetres.unit" });
  if (from === null) return intl.formatMessage({ id: "ui.filterMillimetres.upTo" }, { to, unit });
  if (to === null) return intl.formatMessage({ id: "ui.filterMillimetres.from" }, { from, unit });
  return intl.formatMessage({ id: "ui.filterMillimetres.between" }, { from, to, unit });
}

/** Returns a range of prices in words, such as "101–250 zł". */
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

/** Returns a chosen value in words that need no context. */
export function chosenWords(intl: IntlShape, filter: ChosenFilter, currency: AmountValue["currency"]): string {
  if (filter.shows === "words") return filter.label;
  if (filter.shows === "price") return priceWords(intl, filter.range, currency);
  return `${filter.label} ${rangeWords(intl, filter.range)}`;
}
