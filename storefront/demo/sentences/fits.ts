import { words, type Words } from "../texts/index.ts";
import type { FrameSize } from "@dioptra/ui/optics";
import { frameSize } from "@dioptra/ui/optics";
import type { SeedFrame, SeedSize } from "../frame.ts";

/** What the sentences speak of: the frame, its first size, and the ends of its range. */
export interface Fitted {
  readonly frame: Pick<SeedFrame, "shape" | "rim" | "sizes">;
  readonly weight: number;
}

interface FitSentence extends Words {
  readonly holdsFor: (fitted: Fitted) => boolean;
}

const first = ({ frame }: Fitted): SeedSize => {
  const [size] = frame.sizes;
  if (!size) throw new Error("A frame without a size fits nobody.");
  return size;
};

const fit = (holdsFor: FitSentence["holdsFor"], sentence: Words): FitSentence => ({ holdsFor, ...sentence });

const onlySize = (size: FrameSize) => (fitted: Fitted) =>
  fitted.frame.sizes.length === 1 && frameSize(first(fitted)) === size;

/** Last sentences: whom it fits, and what can be glazed into it (docs/specification/optics.md#optics-24). */
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
