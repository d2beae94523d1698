import type { Finish } from "../eyewear/frame.ts";

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
