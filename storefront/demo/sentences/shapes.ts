import { wordList, type Words } from "../texts/index.ts";
import type { FrameShape } from "@dioptra/ui/eyewear";

/** First sentences, by the shape that they speak of. They hold for every rim and material, and in the sun. */
export const shapeSentences: Readonly<Record<FrameShape, readonly Words[]>> = {
  panto: wordList("sentences.shapes.shape.panto"),
  round: wordList("sentences.shapes.shape.round"),
  oval: wordList("sentences.shapes.shape.oval"),
  square: wordList("sentences.shapes.shape.square"),
  rectangular: wordList("sentences.shapes.shape.rectangular"),
  trapezoid: wordList("sentences.shapes.shape.trapezoid"),
  triangular: wordList("sentences.shapes.shape.triangular"),
  geometric: wordList("sentences.shapes.shape.geometric"),
};
