const invisible = /\p{Cf}/gu;
// Controls and lone surrogates cannot be stored or sent, and an address has no use for line breaks.
const blank = /[\s\p{Cc}\p{Cs}]+/gu;

/**
 * Returns one line of text as it is stored: composed letters (NFC), single spaces, no invisible characters from a
 * paste.
 */
export const tidy = (typed: string) => typed.replace(invisible, "").replace(blank, " ").normalize("NFC").trim();

const graphemes = new Intl.Segmenter();

/**
 * Returns the number of visible characters: a letter with its accent counts once, and so does an emoji with a skin
 * tone.
 */
export const charactersIn = (text: string): number => [...graphemes.segment(text)].length;

/** Letters that do not decompose into a base letter and a mark, with what people type who lack the key. */
const letters: Readonly<Record<string, string>> = { ł: "l", ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ı: "i" };

/** Folds a text for comparing: lower case without diacritics, so that "lodz" finds "Łódź". */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łßæœøđı]/g, (letter) => letters[letter] ?? letter);
