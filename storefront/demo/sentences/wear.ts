import { wordList, type Words } from "../texts/index.ts";
import type { FrameShape } from "@dioptra/ui/eyewear";

/** More first sentences: how a shape is worn, and with what. They too hold for every rim and material, and in the sun. */
export const wearSentences: Readonly<Record<FrameShape, readonly Words[]>> = {
  panto: wordList("sentences.wear.panto"),
  round: wordList("sentences.wear.round"),
  oval: wordList("sentences.wear.oval"),
  square: wordList("sentences.wear.square"),
  rectangular: wordList("sentences.wear.rectangular"),
  trapezoid: wordList("sentences.wear.trapezoid"),
  triangular: wordList("sentences.wear.triangular"),
  geometric: wordList("sentences.wear.geometric"),
};
