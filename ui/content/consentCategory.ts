/** How long something is kept in the browser. */
export type KeptFor =
  /** Until the browser is closed. */
  "session" | { readonly value: number; readonly unit: "hour" | "day" | "month" | "year" };

/** One thing that is kept, as the law wants it told. */
export interface KeptThing {
  /** Of the cookie or entry: `dioptra_cart`. */
  readonly name: string;
  readonly purpose: string;
  /** Who reads the cookie: the shop or a third party. */
  readonly readBy: string;
  readonly kept: KeptFor;
}

/** What is agreed to or refused in one. */
export interface ConsentCategory {
  readonly code: string;
  readonly name: string;
  readonly text: string;
  /** Without what is `necessary` there is no cart: it is not asked for, only told. */
  readonly need: "necessary" | "optional";
  readonly things: readonly KeptThing[];
}
