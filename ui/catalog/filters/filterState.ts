import type { Finish } from "../../eyewear/frame.ts";
import type { IntlShape } from "react-intl";
import type { AmountValue } from "../../primitives/formats.ts";

/** One of the values that a list can be narrowed to. */
export interface FilterOption {
  /** As an address says it; of a shape or a face, the name of its drawing. */
  readonly id: string;
  /** In the shopper's language. */
  readonly label: string;
  /** How many products it would leave. */
  readonly count: number;
  /** Whether the list is narrowed to it. */
  readonly isChosen: boolean;
  /** Painted beside its name, where the facet shows finishes. */
  readonly finish?: Finish | undefined;
}

/** Any of several values: in words, with a dot in the colour, or with the outline of the frame or face that is its id. */
export interface OptionsFacet {
  readonly shows: "words" | "finish" | "shape" | "face";
  readonly code: string;
  readonly label: string;
  /** What choosing does, where the label cannot say it: that frames are shown which suit a face. */
  readonly note?: string;
  readonly options: readonly FilterOption[];
}

/** From a width to a width. */
export interface MillimetresFacet {
  readonly shows: "millimetres";
  readonly code: string;
  readonly label: string;
  /** The least and the greatest that there is. */
  readonly bounds: { readonly from: number; readonly to: number };
  /** An open end is null. */
  readonly chosen: { readonly from: number | null; readonly to: number | null } | null;
  readonly counts: readonly { readonly value: number; readonly count: number }[];
}

/** One of the ranges that a shop names, in whole units of its currency. */
export interface FilterPriceRange {
  readonly id: string;
  /** What is not in it any more; null where it starts at nothing. */
  readonly above: number | null;
  /** The lower end as a shopper reads it; null where the label only says "up to". */
  readonly labelFrom: number | null;
  /** Null where the label only says "above". */
  readonly upTo: number | null;
  readonly count: number;
  readonly isChosen: boolean;
}

export interface PriceFacet {
  readonly shows: "price";
  readonly code: string;
  readonly ranges: readonly FilterPriceRange[];
}

/** What a list can be narrowed by. */
export type FilterFacet = OptionsFacet | MillimetresFacet | PriceFacet;

/** A range of mm as an address says it; an open end is null. */
export const rangeValue = ({ from, to }: NonNullable<MillimetresFacet["chosen"]>): string =>
  `${from ?? ""}-${to ?? ""}`;

/** Reads what `rangeValue` wrote. */
export function rangeOf([value]: readonly string[]): MillimetresFacet["chosen"] {
  if (value === undefined) return null;
  const [from = "", to = ""] = value.split("-");
  return { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
}

/** The values of a facet that are chosen, as an address says them. */
export function chosenValues(facet: FilterFacet): readonly string[] {
  if (facet.shows === "millimetres") return facet.chosen ? [rangeValue(facet.chosen)] : [];
  const options = facet.shows === "price" ? facet.ranges : facet.options;
  return options.filter(({ isChosen }) => isChosen).map(({ id }) => id);
}

/** One value that a list is narrowed to. */
export type ChosenFilter = {
  readonly code: string;
  readonly id: string;
  /** What stays chosen of its facet without it. */
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

/** All that a list is narrowed to, in the order of the facets. */
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
