import { wordList, type Words, words } from "../texts/index.ts";
import type { FrameMaterial, FrameShape, Rim, Tint } from "@dioptra/ui/eyewear";
import type { SeedFrame, SeedSize, SunLenses } from "../frame.ts";
import type { PowerSteps } from "../attributes/choices.ts";
import { type FrameSize, frameSize } from "@dioptra/ui/optics";

/** First sentences by shape. They fit every rim and material, and sunglasses. */
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

/** More first sentences by shape, about wearing it. They fit every rim and material, and sunglasses. */
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

/** The combinations of rim and material that exist in the catalogue. */
export type Build =
  | `full ${FrameMaterial}`
  | `half ${Exclude<FrameMaterial, "acetate">}`
  | `rimless ${"metal" | "titanium"}`;

/** Returns the build of a frame. Throws for combinations that are not in the catalogue. */
export const buildOf = (rim: Rim, material: FrameMaterial): Build => {
  if (rim === "full") return `full ${material}`;
  if (rim === "half" && material !== "acetate") return `half ${material}`;
  if (rim === "rimless" && (material === "metal" || material === "titanium")) return `rimless ${material}`;
  throw new Error(`Frames that are ${rim} cannot be made of ${material}.`);
};

/** Second sentences, about how a frame is made. */
export const buildSentences: Readonly<Record<Build, readonly Words[]>> = {
  "full acetate": wordList("sentences.builds.full-acetate"),
  "full metal": wordList("sentences.builds.full-metal"),
  "full titanium": wordList("sentences.builds.full-titanium"),
  "full mixed": wordList("sentences.builds.full-mixed"),
  "half metal": wordList("sentences.builds.half-metal"),
  "half titanium": wordList("sentences.builds.half-titanium"),
  "half mixed": wordList("sentences.builds.half-mixed"),
  "rimless metal": wordList("sentences.builds.rimless-metal"),
  "rimless titanium": wordList("sentences.builds.rimless-titanium"),
};

/** More second sentences, about a detail. */
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

/** Sentences about the effect of a tint. */
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

/** Sentences about filter categories (EN ISO 12312-1). UV protection is the same in all. */
export const uvSentences: Readonly<Record<SunLenses["uvCategory"], readonly Words[]>> = {
  1: [words("sentences.sun.uv.1")],
  2: [words("sentences.sun.uv.2")],
  3: wordList("sentences.sun.uv.3"),
};

/** Sentences about models with several tints. */
export const severalTintsSentences: readonly Words[] = wordList("sentences.severalTints");

/** Third sentences about reading glasses: their powers. */
export const powerSentences: Readonly<Record<PowerSteps, readonly Words[]>> = {
  halves: wordList("sentences.reading.power.halves"),
  quarters: wordList("sentences.reading.power.quarters"),
};

/** Last sentences about reading glasses: what they are for. */
export const readingSentences: readonly Words[] = wordList("sentences.reading");

/** The data that conditions of sentences use. */
export interface Fitted {
  readonly frame: Pick<SeedFrame, "shape" | "rim" | "sizes">;
  readonly weight: number;
}

interface FitSentence extends Words {
  readonly holdsFor: (fitted: Fitted) => boolean;
}

const first = ({ frame }: Fitted): SeedSize => {
  const [size] = frame.sizes;
  if (!size) throw new Error("A frame must have at least one size.");
  return size;
};

const fit = (holdsFor: FitSentence["holdsFor"], sentence: Words): FitSentence => ({ holdsFor, ...sentence });

const onlySize = (size: FrameSize) => (fitted: Fitted) =>
  fitted.frame.sizes.length === 1 && frameSize(first(fitted)) === size;

/** Last sentences, about fit and possible lenses (docs/specification/optics.md#optics-24). */
export const fitSentences: readonly FitSentence[] = [
  fit(({ frame }) => frame.rim === "rimless", words("sentences.fits.1")),
  fit(({ frame }) => frame.sizes.length === 3, words("sentences.fits.2")),
  fit(({ frame }) => frame.sizes.length === 2, words("sentences.fits.3")),
  fit(onlySize("medium"), words("sentences.fits.4")),
  fit((fitted) => first(fitted).lensHeight >= 38, words("sentences.fits.5")),
  fit((fitted) => first(fitted).lensHeight >= 30 && first(fitted).lensHeight < 38, words("sentences.fits.6")),
  fit(
    (fitted) => ["panto", "round"].includes(fitted.frame.shape) && first(fitted).lensWidth <= 49,
    words("sentences.fits.7"),
  ),
  fit((fitted) => first(fitted).bridge >= 20, words("sentences.fits.8")),
  fit((fitted) => first(fitted).bridge <= 16, words("sentences.fits.9")),
  fit(({ weight }) => weight <= 13, words("sentences.fits.10")),
  fit((fitted) => first(fitted).bridge > 16 && first(fitted).bridge < 20, words("sentences.fits.11")),
  fit(({ weight }) => weight > 13 && weight <= 20, words("sentences.fits.12")),
];
