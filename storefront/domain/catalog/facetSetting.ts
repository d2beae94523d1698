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
