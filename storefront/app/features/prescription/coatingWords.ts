/** Returns the coatings of lenses for an enumeration: in lower case after the first, except for German nouns. */
export const coatingWords = (coatings: readonly string[], locale: string): readonly string[] =>
  locale.startsWith("de")
    ? coatings
    : coatings.map((label, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)));
