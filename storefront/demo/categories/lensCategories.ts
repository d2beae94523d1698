import type { Language } from "#domain/store.ts";
import { words, perLanguage, type Words } from "../texts/index.ts";
import type { LensPeriod } from "@dioptra/ui/eyewear";
import { type LensDesign, lensDesigns } from "../lensFamily.ts";
import { category, type CategoryTexts, composed, type SeedCategory } from "./category.ts";

const periodWords: Readonly<Record<LensPeriod, Words>> = {
  daily: words("categories.lensDesigns.period.daily"),
  "two-weekly": words("categories.lensDesigns.period.two-weekly"),
  monthly: words("categories.lensDesigns.period.monthly"),
};

const designWords: Readonly<Record<LensDesign, Words>> = {
  spherical: words("categories.lensDesigns.design.spherical"),
  toric: words("categories.lensDesigns.design.toric"),
  multifocal: words("categories.lensDesigns.design.multifocal"),
  color: words("categories.lensDesigns.design.color"),
};

const designDescriptions: Readonly<Record<LensDesign, Words>> = {
  spherical: words("categories.lensDesigns.descriptions.spherical"),
  toric: words("categories.lensDesigns.descriptions.toric"),
  multifocal: words("categories.lensDesigns.descriptions.multifocal"),
  color: words("categories.lensDesigns.descriptions.color"),
};

const periodSentences: Readonly<Record<LensPeriod, Words>> = {
  daily: words("categories.lensDesigns.periods.daily"),
  "two-weekly": words("categories.lensDesigns.periods.two-weekly"),
  monthly: words("categories.lensDesigns.periods.monthly"),
};

function nameOf(period: LensPeriod, design: LensDesign, locale: Language): string {
  const [when, what] = [periodWords[period][locale], designWords[design][locale]];
  if (locale === "pl") return `Soczewki ${when} ${what}`;
  if (locale === "de") return `${what} ${when}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${when} lenses`;
}

const titleEnd: Words = words("categories.lensDesigns.titleEnd");

/** Returns the texts of a category of one wearing period and one design. */
function lensDesignTexts(period: LensPeriod, design: LensDesign): CategoryTexts {
  const textIn = (locale: Language) => {
    const name = nameOf(period, design, locale);
    return composed(
      name,
      `${name}: ${titleEnd[locale]}`,
      designDescriptions[design][locale],
      periodSentences[period][locale],
    );
  };
  return perLanguage(textIn);
}

/** Returns the categories below a wearing period, one for each design. Ids never change. */
export const lensCategories = (firstId: number, period: LensPeriod): readonly SeedCategory[] =>
  lensDesigns.map((design, index) =>
    category(firstId + index, `lenses-${period}-${design}`, lensDesignTexts(period, design), {
      contactlens_design: [design],
    }),
  );
