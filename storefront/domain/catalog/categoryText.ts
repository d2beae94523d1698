import type { Master } from "../media/picture.ts";

/** What a category says of itself on its own page: it does not travel with the tree. */
export interface CategoryText {
  /** For search engines and the window's title; empty when the platform gives none, as are all of these. */
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Above its list. */
  readonly description: string;
  /** A banner of it, with room for words on its left; null for none. */
  readonly picture: Master | null;
  /** Below its list, each paragraph under its heading. */
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}
