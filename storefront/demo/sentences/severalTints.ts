import { wordList, type Words } from "../texts/index.ts";

/** Of models whose colours have lenses of their own. */
export const severalTintsSentences: readonly Words[] = wordList("sentences.severalTints");
