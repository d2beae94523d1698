import type { Language } from "#domain/store.ts";
import { words, perLanguage, type Words } from "../texts/index.ts";
import { type Brand, brands } from "../attributes/brands.ts";
import { category, type CategoryTexts, categoryTexts, composed, type SeedCategory } from "./category.ts";

export const brandDoorTexts = categoryTexts("categories.brands.brandDoor");

/** What a brand is about; one that is new and not described yet has a shelf with the door's words. */
const told: Readonly<Partial<Record<Brand, Words>>> = {
  halny: words("categories.brands.told.halny"),
  mirno: words("categories.brands.told.mirno"),
  "okno-27": words("categories.brands.told.okno-27"),
  tarnina: words("categories.brands.told.tarnina"),
  szuwar: words("categories.brands.told.szuwar"),
  brzask: words("categories.brands.told.brzask"),
  kropla: words("categories.brands.told.kropla"),
  ton: words("categories.brands.told.ton"),
  sedno: words("categories.brands.told.sedno"),
  osnowa: words("categories.brands.told.osnowa"),
  wilga: words("categories.brands.told.wilga"),
  zakole: words("categories.brands.told.zakole"),
  zatoka: words("categories.brands.told.zatoka"),
  lektura: words("categories.brands.told.lektura"),
  nurt: words("categories.brands.told.nurt"),
  perlica: words("categories.brands.told.perlica"),
  malwa: words("categories.brands.told.malwa"),
  jezierze: words("categories.brands.told.jezierze"),
  zdroik: words("categories.brands.told.zdroik"),
  szklarka: words("categories.brands.told.szklarka"),
};

const titleEnd: Words = words("categories.brands.titleEnd");

const ofAll: Words = words("categories.brands.ofAll");

/** The texts of a brand's shelf. */
function brandTexts(brand: Brand): CategoryTexts {
  const textIn = (locale: Language) => {
    const name = brands[brand][locale];
    const said = told[brand]?.[locale] ?? brandDoorTexts[locale].metaDescription;
    return composed(name, `${name}: ${titleEnd[locale]}`, said, ofAll[locale]);
  };
  return perLanguage(textIn);
}

/** Ids are kept for ever. A brand without one has no shelf of its own. */
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

export const brandShelves: readonly SeedCategory[] = (Object.entries(ids) as [Brand, number][]).map(([brand, id]) =>
  category(id, `brand-${brand}`, brandTexts(brand), { brand: [brand] }),
);
