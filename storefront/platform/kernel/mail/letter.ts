import { seller } from "#configuration/seller.ts";
import type { Language } from "../language.ts";
import { textsIn } from "../texts.ts";

/** The content of a mail, without its layout. */
export interface Letter {
  readonly subject: string;
  /** Such as `Hello Ala,`. */
  readonly greeting: string;
  readonly parts: readonly LetterPart[];
  /** The complimentary close with the shop's name. */
  readonly closing: string;
  /** The company behind the shop, a line each. */
  readonly imprint: string;
}

export type LetterPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  /** A link, shown as a button. */
  | { readonly kind: "link"; readonly text: string; readonly href: string }
  /** A table of labels and values, such as the lines and totals of an order. */
  | { readonly kind: "rows"; readonly rows: readonly LetterRow[] };

export interface LetterRow {
  readonly label: string;
  readonly value: string;
  /** Smaller text below the label, such as the chosen colour. */
  readonly note?: string;
  /** For a row that is emphasised, such as a total. */
  readonly isStrong?: boolean;
}

/** Creates a paragraph of text. */
export const paragraph = (text: string): LetterPart => ({ kind: "text", text });
/** Creates a heading. */
export const heading = (text: string): LetterPart => ({ kind: "heading", text });
/** Creates a link, which is shown as a button. */
export const link = (text: string, href: string): LetterPart => ({ kind: "link", text, href });

/** Returns who sends a letter, as the law asks for it in business letters (`seller`). */
function imprintIn(language: Language): string {
  const { name, street, postcode, city, country, register, taxId } = seller;
  const land = new Intl.DisplayNames([language], { type: "region" }).of(country);
  const taxNumber = textsIn(language)("mail.taxNumber", { taxId });
  return [name, `${street}, ${postcode} ${city}, ${land}`, register, taxNumber].join("\n");
}

/**
 * Returns a letter with the shop's greeting and signature. The greeting has no name without a first name, and in Polish,
 * whose names would have to be inflected.
 */
export function letter(
  language: Language,
  {
    firstName,
    ...content
  }: { readonly subject: string; readonly firstName?: string; readonly parts: readonly LetterPart[] },
): Letter {
  const text = textsIn(language);
  const greeting =
    firstName === undefined ? text("mail.greetingWithoutName") : text("mail.greeting", { name: firstName });
  return { ...content, greeting, closing: text("mail.signature"), imprint: imprintIn(language) };
}
