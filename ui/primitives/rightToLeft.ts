/**
 * The selector of an element where text runs from right to left. Not `:dir(rtl)`: builds for older browsers replace it by a
 * list of languages, and then the direction that a page states has no effect.
 */
export const rightToLeft = "[dir=rtl] &";
