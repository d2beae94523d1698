import type { Language } from "#domain/store.ts";
import { words, perLanguage, type Words } from "../texts/index.ts";
import { type Brand, brands } from "../attributes/brands.ts";
import { category, type CategoryTexts, categoryTexts, composed, type SeedCategory } from "./category.ts";

export const brandRootTexts = categoryTexts("categories.brands.brandDoor");

/** Descriptions of brands. A brand without one uses the description of all brands. */
const brandDescriptions: Readonly<Partial<Record<Brand, Words>>> = {
  halny: words("categories.brands.description.halny"),
  mirno: words("categories.brands.description.mirno"),
  "okno-27": words("categories.brands.description.okno-27"),
  tarnina: words("categories.brands.description.tarnina"),
  szuwar: words("categories.brands.description.szuwar"),
  brzask: words("categories.brands.description.brzask"),
  kropla: words("categories.brands.description.kropla"),
  ton: words("categories.brands.description.ton"),
  sedno: words("categories.brands.description.sedno"),
  osnowa: words("categories.brands.description.osnowa"),
  wilga: words("categories.brands.description.wilga"),
  zakole: words("categories.brands.description.zakole"),
  zatoka: words("categories.brands.description.zatoka"),
  lektura: words("categories.brands.description.lektura"),
  nurt: words("categories.brands.description.nurt"),
  perlica: words("categories.brands.description.perlica"),
  malwa: words("categories.brands.description.malwa"),
  jezierze: words("categories.brands.description.jezierze"),
  zdroik: words("categories.brands.description.zdroik"),
  szklarka: words("categories.brands.description.szklarka"),
};

const titleEnd: Words = words("categories.brands.titleEnd");

const ofAll: Words = words("categories.brands.ofAll");

/** Returns the texts of a brand's category. */
function brandTexts(brand: Brand): CategoryTexts {
  const textIn = (locale: Language) => {
    const name = brands[brand][locale];
    const description = brandDescriptions[brand]?.[locale] ?? brandRootTexts[locale].metaDescription;
    return composed(name, `${name}: ${titleEnd[locale]}`, description, ofAll[locale]);
  };
  return perLanguage(textIn);
}

/** Ids never change. A brand without an id has no category. */
const ids: Readonly<Partial<Record<Brand, number>>> = {
  halny: 301,
  mirno: 302,
  "okno-27": 303,
  tarnina: 304,
  szuwar: 305,
  brzask: 306,
  kropla: 307,
  ton: 308,
  sedno: 309,
  osnowa: 310,
  wilga: 311,
  zakole: 312,
  zatoka: 313,
  lektura: 314,
  nurt: 315,
  perlica: 316,
  malwa: 317,
  jezierze: 318,
  zdroik: 319,
  szklarka: 320,
};

export const brandCategories: readonly SeedCategory[] = (Object.entries(ids) as [Brand, number][]).map(([brand, id]) =>
  category(id, `brand-${brand}`, brandTexts(brand), { brand: [brand] }),
);
