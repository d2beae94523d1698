/** What of a term is searched: words, and numbers with their decimal point or comma ("1.6"). */
const searched = /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*/gu;

/**
 * Returns whether a search term has as many letters and digits as a search needs. Spaces, quotes and full stops do not
 * count, since "a..." finds what "a" finds.
 */
export const isLongEnough = (text: string, minimum: number): boolean =>
  [...(text.normalize("NFC").match(searched) ?? []).join("")].length >= minimum;
