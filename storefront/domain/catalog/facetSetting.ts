import type { Currency } from "../money.ts";

/** Setting of a filter of lists. */
export interface FacetSetting {
  /** Code of the attribute, or `price`. */
  readonly code: string;
  /** How its options are shown. `millimetres` and `price` are ranges. */
  readonly shows: "words" | "finish" | "shape" | "face" | "millimetres" | "price";
  /** Whether variants differ in the attribute, so that a product has several values. */
  readonly perVariant: boolean;
}

/** The filters, sort orders and price ranges that the address of a list may contain. */
export interface ListRules {
  readonly facets: readonly FacetSetting[];
  readonly sortIds: readonly string[];
  readonly priceIds: readonly string[];
}

/** All facets, and the attributes that lists do not offer as filters. */
interface FacetSettings {
  readonly facets: readonly FacetSetting[];
  readonly nonFilterableAttributes: readonly string[];
}

/** Returns the facets that lists offer. */
export const offeredFacets = ({ facets, nonFilterableAttributes }: FacetSettings): FacetSetting[] =>
  facets.filter(({ code }) => !nonFilterableAttributes.includes(code));

/** A range of whole numbers, both ends included; null for an open end. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** A measure that a frame should have, and how much a difference counts. */
export interface NearestMeasure {
  readonly code: string;
  readonly range: Range;
  /** The difference in mm that counts as one step. */
  readonly step: number;
}

const pattern = /^(\d{0,4})-(\d{0,4})$/;

/** Reads a range such as `46-55`, `46-` or `-55`; null if the text is invalid. */
export function readRange(text: string): Range | null {
  const [, from = "", to = ""] = pattern.exec(text) ?? [];
  if (from === "" && to === "") return null;
  const range = { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
  return range.from !== null && range.to !== null && range.from > range.to ? null : range;
}

/** Returns whether the text is a valid range. */
export const isRange = (text: string): boolean => readRange(text) !== null;

/** A range of prices above `above`, up to and including `upTo`, in whole units of the store's currency. */
export interface PriceRange {
  readonly above: number | null;
  readonly upTo: number | null;
  /** The lower end in the label; null if the label only says "less than". */
  readonly labelFrom: number | null;
}

/** Returns the settings of lists with the ranges of prices of a store's currency. */
export const pricedIn = <Settings extends { readonly priceRanges: Readonly<Record<Currency, readonly PriceRange[]>> }>(
  settings: Settings,
  currency: Currency,
): Omit<Settings, "priceRanges"> & { readonly priceRanges: readonly PriceRange[] } => ({
  ...settings,
  priceRanges: settings.priceRanges[currency],
});

/** Prices that a shopper has typed, in whole units of the store's currency. Both ends are included; null for an open end. */
export type TypedPrices = Range;

const typedPattern = /^(\d{0,6})\.\.(\d{0,6})$/;

/** Reads typed prices such as `200..400`, `200..` or `..400`; null if the text is invalid. */
export function readTypedPrices(text: string): TypedPrices | null {
  const [, from = "", to = ""] = typedPattern.exec(text) ?? [];
  if (from === "" && to === "") return null;
  const prices = { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
  return prices.from !== null && prices.to !== null && prices.from > prices.to ? null : prices;
}

/** Returns the id of a range in an address, such as `100-250`, `-100` or `500-`. */
export const priceRangeId = ({ above, upTo }: Pick<PriceRange, "above" | "upTo">): string =>
  `${above ?? ""}-${upTo ?? ""}`;
