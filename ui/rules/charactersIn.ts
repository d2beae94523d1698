const graphemes = new Intl.Segmenter();

/** How many characters an eye sees: a letter with its accent is one, and so is a face with its skin. */
export const charactersIn = (text: string): number => [...graphemes.segment(text)].length;
