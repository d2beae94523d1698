import { words, perLanguage, translate, type Words } from "../texts/index.ts";
import { configuration } from "#configuration/index.ts";
import type { LensPeriod } from "@dioptra/ui/eyewear";

const { uva, uvb } = configuration.lenses.uvClass1;

/** How far a pack goes: each eye needs one of its own. */
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

/** Percentages are said of class 1 alone: sources differ on class 2 (docs/specification/optics.md#optics-33). */
export const uvSentence = (filter: 1 | 2): Words =>
  filter === 1 ? words("sentences.lenses.uv.class1", { uva, uvb }) : words("sentences.lenses.uv.class2");
