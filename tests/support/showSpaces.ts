/** A text whose spaces can be told apart: a no-break space as `_`, a narrow one as `‿`. */
export const showSpaces = (text: string): string => text.replaceAll("\u00A0", "_").replaceAll("\u202F", "‿");
