import type { Language } from "#domain/store.ts";
import { fillPlaceholders, perLanguage, same, type Words, words } from "../texts/index.ts";
import type { FrameShape } from "@dioptra/ui/eyewear";
import { slugWords } from "#contract/catalog/slug.ts";
import type { SeedFrame } from "../frame.ts";
import type { SeedText } from "../product.ts";
import { draw } from "../draw.ts";
import {
  type Build,
  buildOf,
  buildSentences,
  detailSentences,
  fitSentences,
  powerSentences,
  readingSentences,
  severalTintsSentences,
  shapeSentences,
  tintSentences,
  uvSentences,
  wearSentences,
} from "../sentences/frames.ts";
import { weightOf } from "./sizes.ts";

/** The properties of a frame that its texts mention. */
export type DescribedFrame = Omit<SeedFrame, "prices" | "pieces" | "texts">;

const shapeWords: Readonly<Record<FrameShape, Words>> = {
  panto: same("panto"),
  round: words("models.textsOf.shape.round"),
  oval: words("models.textsOf.shape.oval"),
  square: words("models.textsOf.shape.square"),
  rectangular: words("models.textsOf.shape.rectangular"),
  trapezoid: words("models.textsOf.shape.trapezoid"),
  triangular: words("models.textsOf.shape.triangular"),
  geometric: words("models.textsOf.shape.geometric"),
};

const buildWords: Readonly<Record<Build, Words>> = {
  "full acetate": words("models.textsOf.build.full-acetate"),
  "full metal": words("models.textsOf.build.full-metal"),
  "full titanium": words("models.textsOf.build.full-titanium"),
  "full mixed": words("models.textsOf.build.full-mixed"),
  "half metal": words("models.textsOf.build.half-metal"),
  "half titanium": words("models.textsOf.build.half-titanium"),
  "half mixed": words("models.textsOf.build.half-mixed"),
  "rimless metal": words("models.textsOf.build.rimless-metal"),
  "rimless titanium": words("models.textsOf.build.rimless-titanium"),
};

const forTheSun = words("models.textsOf.forTheSun");
const forReading = words("models.textsOf.forReading");

/** How often sentences of a table were used before. They are used in turn, so that neighbouring products differ. */
export interface Turns {
  readonly shape: number;
  readonly build: number;
}

const pickInTurn = (sentences: readonly Words[], turn: number): Words => {
  const sentence = sentences[turn % sentences.length];
  if (!sentence) throw new Error("The list of sentences is empty.");
  return sentence;
};

const pickRandom = (sentences: readonly Words[], seed: string) => pickInTurn(sentences, draw(seed, sentences.length));

function sentencesOf(frame: DescribedFrame, turns: Turns): readonly Words[] {
  const { sku, shape, rim, material, sun, powers } = frame;
  const build = buildOf(rim, material);
  const firstSentences = [
    pickInTurn([...shapeSentences[shape], ...wearSentences[shape]], turns.shape),
    pickInTurn([...buildSentences[build], ...detailSentences[build]], turns.build),
  ];
  if (sun) {
    const { tint, tints, uvCategory } = sun;
    const tintOptions = tints ? severalTintsSentences : tintSentences[tint];
    return [
      ...firstSentences,
      pickRandom(tintOptions, `tint ${sku}`),
      pickRandom(uvSentences[uvCategory], `uv ${sku}`),
    ];
  }
  if (powers)
    return [
      ...firstSentences,
      pickRandom(powerSentences[powers], `powers ${sku}`),
      pickRandom(readingSentences, `reading ${sku}`),
    ];
  const fitted = { frame, weight: weightOf(frame) };
  return [
    ...firstSentences,
    pickRandom(
      fitSentences.filter(({ holdsFor }) => holdsFor(fitted)),
      `fit ${sku}`,
    ),
  ];
}

/** Returns the values for the placeholders of a sentence. */
function placeholderValues(name: string, frame: DescribedFrame): Readonly<Record<string, string | number>> {
  const widths = frame.sizes.map(({ totalWidth }) => totalWidth);
  const [size] = frame.sizes;
  return {
    name,
    least: Math.min(...widths),
    most: Math.max(...widths),
    height: size?.lensHeight ?? 0,
    bridge: size?.bridge ?? 0,
    weight: weightOf(frame),
  };
}

const kindWords = ({ sun, powers }: DescribedFrame) => (sun && forTheSun) ?? (powers && forReading);

/** Returns name, slug and description of a frame in every language. */
export function textsOf(name: string, frame: DescribedFrame, turns: Turns): Readonly<Record<Language, SeedText>> {
  const sentences = sentencesOf(frame, turns);
  const values = placeholderValues(name, frame);
  const build = buildWords[buildOf(frame.rim, frame.material)];
  const kind = kindWords(frame) ?? build;
  const textIn = (locale: Language): SeedText => ({
    name,
    slug: [...slugWords(name), shapeWords[frame.shape][locale], kind[locale]].join("-"),
    description: sentences.map((sentence) => fillPlaceholders(sentence[locale], values)).join(" "),
  });
  return perLanguage(textIn);
}
