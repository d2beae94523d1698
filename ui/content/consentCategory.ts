/** How long something is stored in the browser. */
export type StorageDuration =
  /** Until the browser is closed. */
  | "session"
  /** Until the shopper deletes it. */
  | "unlimited"
  | { readonly value: number; readonly unit: "hour" | "day" | "month" | "year" };

/** A cookie or storage entry, with the information that the law requires. */
export interface StoredItem {
  /** The name of the cookie or entry, such as `dioptra_cart`. */
  readonly name: string;
  /** What it is for, in one sentence. */
  readonly purpose: string;
  /** Who reads the cookie: the shop or a third party. */
  readonly readBy: string;
  /** How long it is stored. */
  readonly duration: StorageDuration;
}

/** A group of cookies and entries that is accepted or refused as a whole. */
export interface ConsentCategory {
  /** Identifies the category, such as `statistics`. */
  readonly code: string;
  /** The name in the shopper's language. */
  readonly name: string;
  /** What the category is for, in one sentence. */
  readonly text: string;
  /** `necessary` categories are explained, but need no consent: without them there is no cart. */
  readonly need: "necessary" | "optional";
  /** What the category stores. */
  readonly items: readonly StoredItem[];
}
