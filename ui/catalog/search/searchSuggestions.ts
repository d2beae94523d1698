import type { ReactNode } from "react";
import type { AmountValue } from "../../primitives/formats.ts";

/** A suggested product. */
export interface SuggestedProduct {
  /** The product's name. */
  readonly name: string;
  /** The brand, shown below the name. */
  readonly brand?: string | undefined;
  /** The product's page. */
  readonly href: string;
  /** The picture, shown on a square stage. Decorative: the name is next to it. */
  readonly picture: ReactNode;
  /** The current gross price. */
  readonly price: AmountValue;
}

/** A suggested link, such as to a category. */
export interface SuggestedLink {
  /** The text of the link. */
  readonly label: string;
  /** The page that it opens. */
  readonly href: string;
}

/** A misspelled word of a search. */
export interface CorrectedWord {
  readonly typed: string;
  /** The word that was searched for instead. */
  readonly meant: string;
}

/** The state of the suggestions for a query. */
export type SearchSuggestions =
  | { readonly state: "idle" }
  /** The query has fewer characters than the minimum. */
  | { readonly state: "too-short"; readonly minimum: number }
  | { readonly state: "loading" }
  | {
      readonly state: "found";
      /** The matching products, in display order. */
      readonly products: readonly SuggestedProduct[];
      /** The matching categories. */
      readonly categories: readonly SuggestedLink[];
      /** The matching articles. */
      readonly articles?: readonly SuggestedLink[];
      /** Words that nothing was found with, so that they were left out. */
      readonly leftOut?: readonly string[];
      /** Misspelled words, with what they were taken for. */
      readonly corrected?: readonly CorrectedWord[];
      /** The number of products on the results page. */
      readonly total: number;
    }
  | { readonly state: "nothing" }
  | { readonly state: "failed" }
  | { readonly state: "offline" };
