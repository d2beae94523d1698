import { perLanguage, type TextId, translate, words, type Words } from "../texts/index.ts";
import { configuration } from "#configuration/index.ts";
import type { LensPeriod } from "@dioptra/ui/eyewear";
import type { Language } from "#domain/store.ts";
import { allValues, type LensParameter } from "@dioptra/ui/optics";
import type { LensKind } from "../lensFamily.ts";

const { uva, uvb } = configuration.lenses.uvClass1;

/** Returns a sentence about how long a pack lasts. */
export function packSentence(period: LensPeriod, packSize: number): Words {
  const each = Math.floor(packSize / 2);
  if (period === "daily") {
    return words("sentences.lenses.pack.daily", { packSize, each });
  }
  if (period === "two-weekly") {
    const weeks = packSize * 2;
    return words("sentences.lenses.pack.twoWeekly", { weeks, days: weeks * 7 });
  }
  const both = packSize === 2;
  const time = monthsOf(both ? 1 : packSize);
  const id = both ? "sentences.lenses.pack.bothEyes" : "sentences.lenses.pack.oneEye";
  return perLanguage((locale) => translate(locale, id, { time: time[locale] }));
}

function monthsOf(count: number): Words {
  if (count === 1) return words("sentences.lenses.months.one");
  return count === 3 ? words("sentences.lenses.months.three") : words("sentences.lenses.months.six");
}

/** Gives percentages for class 1 only, because sources differ on class 2 (docs/specification/optics.md#optics-33). */
export const uvSentence = (filter: 1 | 2): Words =>
  filter === 1 ? words("sentences.lenses.uv.class1", { uva, uvb }) : words("sentences.lenses.uv.class2");

type Ranged = Pick<LensKind, "design" | "matrix">;

/** Formats dioptres as on a pack, with a minus sign (U+2212). */
const dioptres = (value: number, locale: Language) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, signDisplay: "exceptZero" })
    .format(value)
    .replace("-", "\u2212");

const figuresOf = ({ matrix }: Ranged, parameter: LensParameter) =>
  allValues(matrix, parameter).filter((value) => typeof value === "number");

/** Returns a sentence with numbers, formatted for each language. */
const withNumbers = (figures: readonly number[], id: TextId): Words =>
  perLanguage((locale) =>
    translate(
      locale,
      id,
      Object.fromEntries(figures.map((figure, index) => [String(index), dioptres(figure, locale)])),
    ),
  );

function powerSentence(kind: Ranged): Words {
  const powers = figuresOf(kind, "power");
  return withNumbers([Math.min(...powers), Math.max(...powers)], "sentences.lensRanges.power");
}

const cylinderSentence = (kind: Ranged): Words =>
  withNumbers([Math.min(...figuresOf(kind, "cylinder"))], "sentences.lensRanges.cylinder");

function additionSentence(kind: Ranged): Words {
  const additions = figuresOf(kind, "addition");
  if (additions.length > 0) {
    return withNumbers([Math.min(...additions), Math.max(...additions)], "sentences.lensRanges.addition.range");
  }
  return allValues(kind.matrix, "addition").length > 2
    ? words("sentences.lensRanges.addition.several")
    : words("sentences.lensRanges.addition.one");
}

function colorSentence({ matrix }: Ranged): Words {
  const count = allValues(matrix, "color").length;
  return count < 5
    ? words("sentences.lensRanges.colors.few", { count })
    : words("sentences.lensRanges.colors.many", { count });
}

/** Returns sentences about the range of powers and the other choices. */
export function rangeSentences(kind: Ranged): readonly Words[] {
  const corrects = figuresOf(kind, "power").length > 1;
  const beside = {
    spherical: () => [],
    toric: () => [cylinderSentence(kind)],
    multifocal: () => [additionSentence(kind)],
    color: () => (corrects ? [colorSentence(kind)] : []),
  } satisfies Record<Ranged["design"], () => readonly Words[]>;
  return [...(corrects ? [powerSentence(kind)] : []), ...beside[kind.design]()];
}
