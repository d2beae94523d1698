import type { ReactNode } from "react";
import type { AmountValue } from "../../primitives/formats.ts";

/** A product that may be meant. */
export interface SuggestedProduct {
  readonly name: string;
  readonly brand?: string | undefined;
  readonly href: string;
  /** Laid on a square stage; decorative, since the name stands beside it. */
  readonly picture: ReactNode;
  /** What is asked now, gross. */
  readonly price: AmountValue;
}

export interface SuggestedLink {
  readonly label: string;
  readonly href: string;
}

/** What is known of a search as it is typed. */
export type SearchSuggestions =
  | { readonly state: "idle" }
  /** Fewer signs than are searched for. */
  | { readonly state: "too-short"; readonly minimum: number }
  | { readonly state: "loading" }
  | {
      readonly state: "found";
      readonly products: readonly SuggestedProduct[];
      readonly categories: readonly SuggestedLink[];
      /** Products on the page of results. */
      readonly total: number;
    }
  | { readonly state: "nothing" }
  | { readonly state: "failed" }
  | { readonly state: "offline" };
