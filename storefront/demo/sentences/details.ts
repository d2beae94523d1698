import { words, wordList, type Words } from "../texts/index.ts";
import type { Build } from "./builds.ts";

/** More second sentences: a detail of how it is made. */
export const detailSentences: Readonly<Record<Build, readonly Words[]>> = {
  "full acetate": wordList("sentences.details.full-acetate"),
  "full metal": wordList("sentences.details.full-metal"),
  "full titanium": wordList("sentences.details.full-titanium"),
  "full mixed": wordList("sentences.details.full-mixed"),
  "half metal": wordList("sentences.details.half-metal"),
  "half titanium": wordList("sentences.details.half-titanium"),
  "half mixed": [words("sentences.details.half-mixed")],
  "rimless metal": wordList("sentences.details.rimless-metal"),
  "rimless titanium": wordList("sentences.details.rimless-titanium"),
};
