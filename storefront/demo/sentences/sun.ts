import { words, wordList, type Words } from "../texts/index.ts";
import type { Tint } from "@dioptra/ui/eyewear";
import type { SunLenses } from "../frame.ts";

/** What a tint does to what is seen. */
export const tintSentences: Readonly<Record<Tint, readonly Words[]>> = {
  grey: wordList("sentences.sun.tint.grey"),
  brown: wordList("sentences.sun.tint.brown"),
  green: wordList("sentences.sun.tint.green"),
  "grey-gradient": [words("sentences.sun.tint.grey-gradient")],
  "brown-gradient": [words("sentences.sun.tint.brown-gradient")],
  "green-gradient": [words("sentences.sun.tint.green-gradient")],
  "silver-mirror": [words("sentences.sun.tint.silver-mirror")],
  "blue-mirror": [words("sentences.sun.tint.blue-mirror")],
  "gold-mirror": [words("sentences.sun.tint.gold-mirror")],
};

/** What each category is for (EN ISO 12312-1); the protection against UV is the same in all. */
export const uvSentences: Readonly<Record<SunLenses["uvCategory"], readonly Words[]>> = {
  1: [words("sentences.sun.uv.1")],
  2: [words("sentences.sun.uv.2")],
  3: wordList("sentences.sun.uv.3"),
};
