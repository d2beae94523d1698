/** What a mail says, before anybody knows how it will look. */
export interface Letter {
  readonly subject: string;
  /** Such as `Dzień dobry Ala,`. */
  readonly greeting: string;
  readonly parts: readonly LetterPart[];
  /** The shop's name and what law asks of it. */
  readonly closing: string;
}

export type LetterPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  /** A place to go to, shown as a button. */
  | { readonly kind: "link"; readonly text: string; readonly href: string }
  /** Words and figures, such as the lines of an order; the last row of a total is strong. */
  | { readonly kind: "rows"; readonly rows: readonly LetterRow[] };

export interface LetterRow {
  readonly label: string;
  readonly value: string;
  /** What is said of it below, such as the colour that was chosen. */
  readonly note?: string;
  readonly isStrong?: boolean;
}

export const paragraph = (text: string): LetterPart => ({ kind: "text", text });
