import { perLanguage, type TextId, translate, words, type Words } from "../texts/index.ts";
import { configuration } from "#configuration/index.ts";
import type { LensPeriod } from "@dioptra/ui/eyewear";
import type { Language } from "#domain/store.ts";
import { allValues, type LensParameter } from "@dioptra/ui/optics";
import type { LensKind } from "../lensFamily.ts";

const { uva, uvb } = configuration.lenses.uvClass1;

/** Returns a sentence about how long a pack lasts. */
export function packSentence(period: LensPeriod, packSize: number): Words {
  const perEye = Math.floor(packSize / 2);
  if (period === "daily") {
    return words("sentences.lenses.pack.daily", { packSize, each: perEye });
  }
  if (period === "two-weekly") {
    const weeks = packSize * 2;
    return words("sentences.lenses.pack.twoWeekly", { weeks, days: weeks * 7 });
  }
  const isForBothEyes = packSize === 2;
  const time = monthsOf(isForBothEyes ? 1 : packSize);
  const id = isForBothEyes ? "sentences.lenses.pack.bothEyes" : "sentences.lenses.pack.oneEye";
  return perLanguage((locale) => translate(locale, id, { time: time[locale] }));
}

/** Returns a period such as "three months". */
function monthsOf(count: number): Words {
  if (count === 1) return words("sentences.lenses.months.one");
  return count === 3 ? words("sentences.lenses.months.three") : words("sentences.lenses.months.six");
}

/** Gives percentages for class 1 only, because sources differ on class 2 (docs/specification/optics.md#optics-33). */
export const uvSentence = (filter: 1 | 2): Words =>
  filter === 1 ? words("sentences.lenses.uv.class1", { uva, uvb }) : words("sentences.lenses.uv.class2");

type LensRange = Pick<LensKind, "design" | "matrix">;

/** Formats dioptres as on a pack, with a minus sign (U+2212). */
const dioptres = (value: number, locale: Language) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, signDisplay: "exceptZero" })
    .format(value)
    .replace("-", "\u2212");

const numbersOf = ({ matrix }: LensRange, parameter: LensParameter) =>
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

function powerSentence(kind: LensRange): Words {
  const powers = numbersOf(kind, "power");
  return withNumbers([Math.min(...powers), Math.max(...powers)], "sentences.lensRanges.power");
}

const cylinderSentence = (kind: LensRange): Words =>
  withNumbers([Math.min(...numbersOf(kind, "cylinder"))], "sentences.lensRanges.cylinder");

function additionSentence(kind: LensRange): Words {
  const additions = numbersOf(kind, "addition");
  if (additions.length > 0) {
    return withNumbers([Math.min(...additions), Math.max(...additions)], "sentences.lensRanges.addition.range");
  }
  return allValues(kind.matrix, "addition").length > 2
    ? words("sentences.lensRanges.addition.several")
    : words("sentences.lensRanges.addition.one");
}

function colorSentence({ matrix }: LensRange): Words {
  const count = allValues(matrix, "color").length;
  return count < 5
    ? words("sentences.lensRanges.colors.few", { count })
    : words("sentences.lensRanges.colors.many", { count });
}

/** Returns sentences about the range of powers and the other choices. */
export function rangeSentences(kind: LensRange): readonly Words[] {
  const isCorrective = numbersOf(kind, "power").length > 1;
  const designSentences = {
    spherical: () => [],
    toric: () => [cylinderSentence(kind)],
    multifocal: () => [additionSentence(kind)],
    color: () => (isCorrective ? [colorSentence(kind)] : []),
  } satisfies Record<LensRange["design"], () => readonly Words[]>;
  return [...(isCorrective ? [powerSentence(kind)] : []), ...designSentences[kind.design]()];
}
