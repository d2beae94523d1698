const invisible = /\p{Cf}/gu;
// Control characters and lone surrogates cannot be stored or sent, and line breaks do not belong in a line of text.
const blank = /[\s\p{Cc}\p{Cs}]+/gu;

/** Returns one line of text in its stored form: composed characters (NFC), single spaces, no invisible characters. */
export const tidy = (typed: string) => typed.replace(invisible, "").replace(blank, " ").normalize("NFC").trim();

/** Replaces the wide digits and signs that East Asian input methods write: "６２．５" becomes "62.5". */
export const narrowText = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

const graphemes = new Intl.Segmenter();

/**
 * Returns the number of visible characters. A letter with its accent counts once, and so does an emoji with a skin
 * tone.
 */
export const charactersIn = (text: string): number => [...graphemes.segment(text)].length;

/** Letters that do not decompose into a base letter and a mark, with the usual replacement on other keyboards. */
const letters: Readonly<Record<string, string>> = { ł: "l", ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ı: "i" };

/** German umlauts with their usual replacement on other keyboards. */
const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Writes German umlauts as two letters, in lower case: "Köln" becomes "koeln". */
export const spellUmlauts = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter);

/** Folds a text for comparing: lower case without diacritics, so that "lodz" finds "Łódź". */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łßæœøđı]/g, (letter) => letters[letter] ?? letter);
