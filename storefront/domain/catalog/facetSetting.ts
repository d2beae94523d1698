/** Something that a list can be narrowed by. */
export interface FacetSetting {
  /** Of the attribute; `price` for what it costs. */
  readonly code: string;
  /** How its options are shown; `millimetres` and `price` are ranges. */
  readonly shows: "words" | "finish" | "shape" | "face" | "millimetres" | "price";
  /** Variants have it, so that a product has it in several values. */
  readonly perVariant: boolean;
}

/** What an address may ask a list for. */
export interface ListRules {
  readonly facets: readonly FacetSetting[];
  readonly sortIds: readonly string[];
  readonly priceIds: readonly string[];
}

/** A range of whole numbers, both ends included; null where it is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

const pattern = /^(\d{0,4})-(\d{0,4})$/;

/** Reads `46-55`, `46-` or `-55`; null for what is no range. */
export function readRange(text: string): Range | null {
  const [, from = "", to = ""] = pattern.exec(text) ?? [];
  if (from === "" && to === "") return null;
  const range = { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
  return range.from !== null && range.to !== null && range.from > range.to ? null : range;
}

export const isRange = (text: string): boolean => readRange(text) !== null;

/** Half-open and without gaps: above the one, up to and including the other, in whole units of the store's currency. */
export interface PriceRange {
  readonly above: number | null;
  readonly upTo: number | null;
  /** The lower end as the shopper reads it; null where the label only says "less than". */
  readonly labelFrom: number | null;
}

/** The id of a range in an address, such as `100-250`, `-100` or `500-`. */
export const priceRangeId = ({ above, upTo }: Pick<PriceRange, "above" | "upTo">): string =>
  `${above ?? ""}-${upTo ?? ""}`;
