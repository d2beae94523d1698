const invisible = /\p{Cf}/gu;
// Controls and lone surrogates cannot be stored or sent, and an address has no use for line breaks.
const blank = /[\s\p{Cc}\p{Cs}]+/gu;

/** One line of text as it is stored: composed letters, single spaces, nothing invisible that a paste brought along. */
export const tidy = (typed: string) => typed.replace(invisible, "").replace(blank, " ").normalize("NFC").trim();

const graphemes = new Intl.Segmenter();

/** How many characters an eye sees: a letter with its accent is one, and so is a face with its skin. */
export const charactersIn = (text: string): number => [...graphemes.segment(text)].length;

/** Letters that are no base letter with a mark, and what people without their key type. */
const letters: Readonly<Record<string, string>> = { ł: "l", ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ı: "i" };

/** A text for comparing: small letters without marks, so that "lodz" finds "Łódź". */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łßæœøđı]/g, (letter) => letters[letter] ?? letter);
