import type { FrameShape } from "@dioptra/ui/eyewear";
import { slugWords } from "#contract/catalog/slug.ts";
import type { SeedFrame } from "../frame.ts";
import type { SeedText } from "../product.ts";
import { draw } from "../products/draw.ts";
import { type Build, buildOf, buildSentences } from "../sentences/builds.ts";
import { detailSentences } from "../sentences/details.ts";
import { fitSentences } from "../sentences/fits.ts";
import { powerSentences, readingSentences } from "../sentences/reading.ts";
import { shapeSentences } from "../sentences/shapes.ts";
import { severalTintsSentences } from "../sentences/severalTints.ts";
import { tintSentences, uvSentences } from "../sentences/sun.ts";
import { wearSentences } from "../sentences/wear.ts";
import { same, type SeedLocale, type Words, words } from "../words.ts";
import { weightOf } from "./weightOf.ts";

/** What of a frame its texts speak of. */
export type Described = Omit<SeedFrame, "prices" | "pieces" | "texts">;

const shapeWords: Readonly<Record<FrameShape, Words>> = {
  panto: same("panto"),
  round: words("okragle", "rund", "round"),
  oval: words("owalne", "oval", "oval"),
  square: words("kwadratowe", "quadratisch", "square"),
  rectangular: words("prostokatne", "rechteckig", "rectangular"),
  trapezoid: words("trapezowe", "trapezform", "trapezoid"),
  triangular: words("pilotki", "pilotenform", "aviator"),
  geometric: words("geometryczne", "geometrisch", "geometric"),
};

const buildWords: Readonly<Record<Build, Words>> = {
  "full acetate": words("z-acetatu", "aus-acetat", "acetate"),
  "full metal": words("z-metalu", "aus-metall", "metal"),
  "full titanium": words("z-tytanu", "aus-titan", "titanium"),
  "full mixed": words("acetat-i-metal", "acetat-und-metall", "acetate-and-metal"),
  "half metal": words("polramkowe", "halbrand", "half-rim"),
  "half titanium": words("polramkowe-z-tytanu", "halbrand-aus-titan", "half-rim-titanium"),
  "half mixed": words("z-linia-brwi", "browline", "browline"),
  "rimless metal": words("bezramkowe", "randlos", "rimless"),
  "rimless titanium": words("bezramkowe-z-tytanu", "randlos-aus-titan", "rimless-titanium"),
};

const forTheSun = words("przeciwsloneczne", "sonnenbrille", "sunglasses");
const forReading = words("do-czytania", "lesebrille", "reading-glasses");

/** Sentences of one table are used in turn, so that neighbours read differently. */
export interface Turns {
  readonly shape: number;
  readonly build: number;
}

const inTurn = (sentences: readonly Words[], turn: number): Words => {
  const sentence = sentences[turn % sentences.length];
  if (!sentence) throw new Error("There is nothing to say.");
  return sentence;
};

const drawn = (sentences: readonly Words[], seed: string) => inTurn(sentences, draw(seed, sentences.length));

function sentencesOf(frame: Described, turns: Turns): readonly Words[] {
  const { sku, shape, rim, material, sun, powers } = frame;
  const build = buildOf(rim, material);
  const made = [
    inTurn([...shapeSentences[shape], ...wearSentences[shape]], turns.shape),
    inTurn([...buildSentences[build], ...detailSentences[build]], turns.build),
  ];
  if (sun) {
    const { tint, tints, uvCategory } = sun;
    const tinted = tints ? severalTintsSentences : tintSentences[tint];
    return [...made, drawn(tinted, `tint ${sku}`), drawn(uvSentences[uvCategory], `uv ${sku}`)];
  }
  if (powers)
    return [...made, drawn(powerSentences[powers], `powers ${sku}`), drawn(readingSentences, `reading ${sku}`)];
  const fitted = { frame, weight: weightOf(frame) };
  return [
    ...made,
    drawn(
      fitSentences.filter(({ holdsFor }) => holdsFor(fitted)),
      `fit ${sku}`,
    ),
  ];
}

/** What the braces of a sentence stand for. */
function figuresOf(name: string, frame: Described): Readonly<Record<string, string | number>> {
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

const filled = (sentence: string, figures: Readonly<Record<string, string | number>>) =>
  sentence.replace(/\{(\w+)\}/g, (_, key: string) => String(figures[key]));

const kindWords = ({ sun, powers }: Described) => (sun && forTheSun) ?? (powers && forReading);

/** Name, address and description of a frame in every language. */
export function textsOf(name: string, frame: Described, turns: Turns): Readonly<Record<SeedLocale, SeedText>> {
  const sentences = sentencesOf(frame, turns);
  const figures = figuresOf(name, frame);
  const build = buildWords[buildOf(frame.rim, frame.material)];
  const kind = kindWords(frame) ?? build;
  const textIn = (locale: SeedLocale): SeedText => ({
    name,
    slug: [...slugWords(name), shapeWords[frame.shape][locale], kind[locale]].join("-"),
    description: sentences.map((sentence) => filled(sentence[locale], figures)).join(" "),
  });
  return { pl: textIn("pl"), de: textIn("de"), en: textIn("en") };
}
