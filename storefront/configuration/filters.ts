/** Half-open and without gaps: above the one, up to and including the other, in whole units of the store's currency. */
export interface PriceRange {
  readonly above: number | null;
  readonly upTo: number | null;
  /** The lower end as the shopper reads it; null where the label only says "less than". */
  readonly labelFrom: number | null;
}

export interface SortOption {
  readonly id: string;
  readonly by: "updated" | "price";
  readonly direction: "ascending" | "descending";
}

export interface FiltersConfiguration {
  /** Price ranges with the specification's labels (section 9; decision 7). */
  readonly priceRanges: readonly PriceRange[];
  /** Values of an attribute that are counted (section 9). */
  readonly aggregationSize: number;
  /** The same for attributes that differ (section 9). */
  readonly aggregationSizes: Readonly<Record<string, number>>;
  /** Products looked at when the filters of a whole category are asked for (section 9). */
  readonly maximumQuerySize: number;
  /** Orders that a list can be put in; the first is the default (section 9). */
  readonly sortOptions: readonly SortOption[];
  /** Attributes that are never offered as a filter (section 5). */
  readonly nonFilterableAttributes: readonly string[];
}

export const filters: FiltersConfiguration = {
  priceRanges: [
    { above: null, upTo: 100, labelFrom: null },
    { above: 100, upTo: 250, labelFrom: 101 },
    { above: 250, upTo: 500, labelFrom: 251 },
    { above: 500, upTo: null, labelFrom: 501 },
  ],
  aggregationSize: 100,
  aggregationSizes: { color: 10, size: 10 },
  maximumQuerySize: 999,
  sortOptions: [
    { id: "latest", by: "updated", direction: "descending" },
    { id: "price-low-to-high", by: "price", direction: "ascending" },
    { id: "price-high-to-low", by: "price", direction: "descending" },
  ],
  nonFilterableAttributes: [],
};
