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
