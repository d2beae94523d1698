import type { Language } from "#domain/store.ts";
import { words, perLanguage, type Words } from "../texts/index.ts";
import type { LensPeriod } from "@dioptra/ui/eyewear";
import { type LensDesign, lensDesigns } from "../lenses/family.ts";
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

const toldOf: Readonly<Record<LensDesign, Words>> = {
  spherical: words("categories.lensDesigns.toldOf.spherical"),
  toric: words("categories.lensDesigns.toldOf.toric"),
  multifocal: words("categories.lensDesigns.toldOf.multifocal"),
  color: words("categories.lensDesigns.toldOf.color"),
};

const ofPeriod: Readonly<Record<LensPeriod, Words>> = {
  daily: words("categories.lensDesigns.ofPeriod.daily"),
  "two-weekly": words("categories.lensDesigns.ofPeriod.two-weekly"),
  monthly: words("categories.lensDesigns.ofPeriod.monthly"),
};

function nameOf(period: LensPeriod, design: LensDesign, locale: Language): string {
  const [when, what] = [periodWords[period][locale], designWords[design][locale]];
  if (locale === "pl") return `Soczewki ${when} ${what}`;
  if (locale === "de") return `${what} ${when}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${when} lenses`;
}

const titleEnd: Words = words("categories.lensDesigns.titleEnd");

/** The texts of a shelf of lenses of one period and one design. */
function lensDesignTexts(period: LensPeriod, design: LensDesign): CategoryTexts {
  const textIn = (locale: Language) => {
    const name = nameOf(period, design, locale);
    return composed(name, `${name}: ${titleEnd[locale]}`, toldOf[design][locale], ofPeriod[period][locale]);
  };
  return perLanguage(textIn);
}

/** The shelves below a period, one a design; ids are kept for ever. */
export const lensShelves = (firstId: number, period: LensPeriod): readonly SeedCategory[] =>
  lensDesigns.map((design, index) =>
    category(firstId + index, `lenses-${period}-${design}`, lensDesignTexts(period, design), {
      contactlens_design: [design],
    }),
  );
