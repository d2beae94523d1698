import type { Master } from "../media/picture.ts";

/** A still life with a few words over it. */
export interface Banner {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  /** Null while it has not been taken. */
  readonly wide: Master | null;
  readonly narrow: Master | null;
}

/** What the pages of a store view are illustrated with (specification, section 3, Banners). */
export interface Banners {
  readonly main: readonly Banner[];
  readonly small: readonly Banner[];
  readonly product: readonly Banner[];
  /** At the head of the home page; null for none. */
  readonly head: Banner | null;
  readonly headSlides: readonly Banner[];
}

/** A photograph of the feed. */
export interface FeedPhoto {
  readonly picture: Master;
  readonly caption: string;
  readonly href: string;
}
