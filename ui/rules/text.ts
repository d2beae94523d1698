const invisible = /\p{Cf}/gu;
// Control characters and lone surrogates cannot be stored or sent, and line breaks do not belong in a line of text.
const blank = /[\s\p{Cc}\p{Cs}]+/gu;

/** Returns one line of text in its stored form: composed characters (NFC), single spaces, no invisible characters. */
export const tidy = (typed: string) => typed.replace(invisible, "").replace(blank, " ").normalize("NFC").trim();

const apostrophes = /[\u2018\u2019\u201B\u02B9\u02BC\u2032\u0060\u00B4\uFF07]/g;
const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * Returns a line of text with the apostrophe and the hyphen of a keyboard in place of the characters that look like them:
 * phones, word processors and papers write others, and one form is found, compared and printed alike.
 */
export const tidyLine = (typed: string): string => tidy(typed).replace(apostrophes, "'").replace(hyphens, "-");

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

/**
 * Returns the forms of a text in which it is searched for: folded, and folded with its umlauts as two letters where that
 * differs. "Köln" is found as "koln" and as "koeln".
 */
export function searchForms(text: string): readonly string[] {
  const [plain, spelled] = [foldText(text), foldText(spellUmlauts(text))];
  return plain === spelled ? [plain] : [plain, spelled];
}

/** Returns whether a text contains typed letters, in any of the forms of both. */
export const containsText = (text: string, typed: string): boolean =>
  searchForms(text).some((form) => searchForms(typed).some((each) => form.includes(each)));

/** Returns whether a typed word begins one of the words. Both are given in their `searchForms`. */
export const beginsOneOf = (words: readonly string[], typed: readonly string[]): boolean =>
  words.some((word) => typed.some((form) => word.startsWith(form)));

/** Returns whether a value names its label by itself, such as "Lenses Basic 1.5" of the label "Lenses". */
export const isNamedByValue = ({ label, value }: { readonly label: string; readonly value: string }): boolean =>
  foldText(value).startsWith(`${foldText(label)} `);
