/** Makes no-break spaces visible: as `_`, narrow ones as `‿`. */
export const showSpaces = (text: string): string => text.replaceAll("\u00A0", "_").replaceAll("\u202F", "‿");
