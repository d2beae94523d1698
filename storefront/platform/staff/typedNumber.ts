/**
 * A number as somebody types it, with a point or with a comma before its cents; null for what is none. Nothing is
 * guessed: an amount that was not understood would be left out of the call, and then means all there is. `1.200` is none,
 * for it is twelve hundred to some and one and a fifth to others.
 */
export const typedNumber = (text: string): number | null =>
  /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : null;
