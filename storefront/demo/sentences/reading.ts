import { wordList, type Words } from "../texts/index.ts";
import type { PowerSteps } from "../attributes/powers.ts";

/** Third sentences of glasses for reading: which powers there are. */
export const powerSentences: Readonly<Record<PowerSteps, readonly Words[]>> = {
  halves: wordList("sentences.reading.power.halves"),
  quarters: wordList("sentences.reading.power.quarters"),
};

/** Last sentences of glasses for reading: what they are for, and what not. */
export const readingSentences: readonly Words[] = wordList("sentences.reading");
