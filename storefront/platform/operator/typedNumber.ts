/**
 * A number as somebody types it, with a point or with a comma before its cents; null for what is none. Nothing is
 * guessed: an amount that was not understood would be left out of the call, and then means all there is.
 */
export const typedNumber = (text: string): number | null =>
  /^\d{1,9}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(",", ".")) : null;
