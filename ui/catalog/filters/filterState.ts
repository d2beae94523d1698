import type { Finish } from "../../eyewear/frame.ts";
import type { IntlShape } from "react-intl";
import type { AmountValue } from "../../primitives/formats.ts";

/** A value of a filter. */
export interface FilterOption {
  /** The value in the page's URL. For shapes and faces it is also the name of the drawing. */
  readonly id: string;
  /** The label in the shopper's language. */
  readonly label: string;
  /** How many products would remain. */
  readonly count: number;
  /** Whether the list is filtered by this value. */
  readonly isChosen: boolean;
  /** The finish to show as a dot beside the label. */
  readonly finish?: Finish | undefined;
}

/** A filter with several values, shown as words, with a colour dot, or with the outline of a frame or face. */
export interface OptionsFacet {
  /** How the values are shown. */
  readonly shows: "words" | "finish" | "shape" | "face";
  /** The name of the query parameter. */
  readonly code: string;
  /** The filter's name in the shopper's language. */
  readonly label: string;
  /** Explains the effect if the label does not, such as "frames that suit this face". */
  readonly note?: string;
  /** The values, in display order. */
  readonly options: readonly FilterOption[];
}

/** A filter by a measure in mm, from and to. */
export interface MillimetresFacet {
  /** Identifies a filter by length. */
  readonly shows: "millimetres";
  /** The name of the query parameter. */
  readonly code: string;
  /** The filter's name in the shopper's language. */
  readonly label: string;
  /** The smallest and the largest value of all products. */
  readonly bounds: { readonly from: number; readonly to: number };
  /** The chosen range; null without a choice, and an open end is null. */
  readonly chosen: { readonly from: number | null; readonly to: number | null } | null;
  /** How many products have each length. */
  readonly counts: readonly { readonly value: number; readonly count: number }[];
}

/** A price range of the shop, in whole units of its currency. */
export interface FilterPriceRange {
  /** The range in the page's URL, such as "100-250". */
  readonly id: string;
  /** The exclusive lower bound; null without one. */
  readonly above: number | null;
  /** The lower bound in the label; null if the label only says "up to". */
  readonly labelFrom: number | null;
  /** The inclusive upper bound; null if the label only says "above". */
  readonly upTo: number | null;
  /** How many products would remain. */
  readonly count: number;
  /** Whether the list is filtered by this range. */
  readonly isChosen: boolean;
}

/** Typed prices in whole units of the currency, both ends included; an open end is null. */
export interface TypedPrices {
  /** The lowest price. */
  readonly from: number | null;
  /** The highest price. */
  readonly to: number | null;
}

/** The filter by price, with one range at a time, or typed prices. */
export interface PriceFacet {
  /** Identifies the filter by price. */
  readonly shows: "price";
  /** The name of the query parameter. */
  readonly code: string;
  /** The ranges, in display order. */
  readonly ranges: readonly FilterPriceRange[];
  /** The typed prices, if none of the ranges is chosen. @default null */
  readonly typed?: TypedPrices | null;
}

/** Any filter of a list. */
export type FilterFacet = OptionsFacet | MillimetresFacet | PriceFacet;

/** Returns a range in mm for the URL, such as "46-55" or "46-". */
export const formatRange = ({ from, to }: NonNullable<MillimetresFacet["chosen"]>): string =>
  `${from ?? ""}-${to ?? ""}`;

/** Parses a range written by `formatRange`. */
export function parseRange([value]: readonly string[]): MillimetresFacet["chosen"] {
  if (value === undefined) return null;
  const [from = "", to = ""] = value.split("-");
  return { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
}

/** Returns typed prices for the URL, such as "200..400" or "..400". */
export const formatTypedPrices = ({ from, to }: TypedPrices): string => `${from ?? ""}..${to ?? ""}`;

/** Parses prices written by `formatTypedPrices`; null for anything else. */
export function parseTypedPrices(value: string | undefined): TypedPrices | null {
  const [, from, to] = /^(\d*)\.\.(\d*)$/.exec(value ?? "") ?? [];
  if (from === undefined || to === undefined) return null;
  return { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
}

/** Returns the chosen values of a filter as in the URL. */
export function chosenValues(facet: FilterFacet): readonly string[] {
  if (facet.shows === "millimetres") return facet.chosen ? [formatRange(facet.chosen)] : [];
  if (facet.shows === "price" && facet.typed) return [formatTypedPrices(facet.typed)];
  const options = facet.shows === "price" ? facet.ranges : facet.options;
  return options.filter(({ isChosen }) => isChosen).map(({ id }) => id);
}

/** A chosen value, as shown in the chips above a list. */
export type ChosenFilter = {
  /** The code of the filter. */
  readonly code: string;
  /** The value in the page's URL. */
  readonly id: string;
  /** The other chosen values of the same filter, which stay if this one is removed. */
  readonly others: readonly string[];
} & (
  | { readonly shows: "words"; readonly label: string }
  | { readonly shows: "price"; readonly range: FilterPriceRange | TypedPrices }
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
      return chosen ? [{ code, id: formatRange(chosen), others: [], shows: "millimetres", label, range: chosen }] : [];
    }
    if (facet.shows === "price") {
      const { typed } = facet;
      if (typed) return [{ code, id: formatTypedPrices(typed), others: [], shows: "price", range: typed }];
      return facet.ranges
        .filter(({ isChosen }) => isChosen)
        .map((range) => ({ code, id: range.id, others: othersThan(range.id), shows: "price", range }));
    }
    return facet.options
      .filter(({ isChosen }) => isChosen)
      .map(({ id, label }) => ({ code, id, others: othersThan(id), shows: "words", label }));
  });
}

/** Returns a range in mm as text, such as "46–55 mm" or "od 46 mm". */
export function describeRange(intl: IntlShape, { from, to }: NonNullable<MillimetresFacet["chosen"]>): string {
  const unit = intl.formatMessage({ id: "ui.filterMillimetres.unit" });
  if (from === null) return intl.formatMessage({ id: "ui.filterMillimetres.upTo" }, { to, unit });
  if (to === null) return intl.formatMessage({ id: "ui.filterMillimetres.from" }, { from, unit });
  if (from === to) return `${intl.formatNumber(from)}\u00A0${unit}`;
  return intl.formatMessage({ id: "ui.filterMillimetres.between" }, { from, to, unit });
}

/** Returns the measures that exist with the other chosen filters, such as "Okrągłe, Szylkret: 45–48 mm". */
export function describeExisting(intl: IntlShape, { from, to }: MillimetresFacet["bounds"], context: string): string {
  const range = describeRange(intl, { from, to });
  return context === ""
    ? intl.formatMessage({ id: "ui.filterMillimetres.existsAll" }, { range })
    : intl.formatMessage({ id: "ui.filterMillimetres.exists" }, { context, range });
}

/** Returns the chosen filters other than one in words, such as "Okrągłe, Szylkret"; empty for none. */
export const describeOthers = (
  intl: IntlShape,
  chosen: readonly ChosenFilter[],
  code: string,
  currency: AmountValue["currency"],
): string =>
  chosen
    .filter((each) => each.code !== code)
    .map((each) => describeFilter(intl, each, currency))
    .join(", ");

/** Returns a price range as text, such as "101–250 zł" or "od 200 zł". */
export function describePriceRange(
  intl: IntlShape,
  range: FilterPriceRange | TypedPrices,
  currency: AmountValue["currency"],
): string {
  const amount = (value: number | null) =>
    intl.formatNumber(value ?? 0, { style: "currency", currency, maximumFractionDigits: 0 });
  if (!("id" in range) && range.to === null) {
    return intl.formatMessage({ id: "ui.filterPrice.from" }, { from: amount(range.from) });
  }
  const { above, labelFrom, upTo } = "id" in range ? range : { above: null, labelFrom: range.from, upTo: range.to };
  if (upTo === null) return intl.formatMessage({ id: "ui.filterPrice.above" }, { from: amount(above) });
  if (labelFrom === null) return intl.formatMessage({ id: "ui.filterPrice.upTo" }, { to: amount(upTo) });
  const values = { from: intl.formatNumber(labelFrom), fromAmount: amount(labelFrom), to: amount(upTo) };
  return intl.formatMessage({ id: "ui.filterPrice.between" }, values);
}

/** Returns a chosen value as text that is clear without its filter. */
export function describeFilter(intl: IntlShape, filter: ChosenFilter, currency: AmountValue["currency"]): string {
  if (filter.shows === "words") return filter.label;
  if (filter.shows === "price") return describePriceRange(intl, filter.range, currency);
  return `${filter.label} ${describeRange(intl, filter.range)}`;
}
