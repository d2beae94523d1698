import { same, type Words, words } from "../texts/index.ts";

/** The brands of the catalogue. All are invented. */
export const brands = {
  halny: same("Halny"),
  mirno: same("Mirno"),
  "okno-27": same("Okno 27"),
  tarnina: same("Tarnina"),
  szuwar: same("Szuwar"),
  brzask: same("Brzask"),
  sedno: same("Sedno"),
  osnowa: same("Osnowa"),
  wilga: same("Wilga"),
  zakole: same("Zakole"),
  zatoka: same("Zatoka"),
  lektura: same("Lektura"),
  kropla: same("Kropla"),
  ton: same("Toń"),
  nurt: same("Nurt"),
  perlica: same("Perlica"),
  malwa: same("Malwa"),
  jezierze: same("Jezierze"),
  zdroik: same("Zdroik"),
  szklarka: same("Szklarka"),
  dioptra: same("Dioptra"),
} satisfies Readonly<Record<string, Words>>;
export type Brand = keyof typeof brands;

/** The shop's own brands. */
export const ownBrand: Brand = "halny";

/** Texts about the brands of frames. */
export const brandBlocks: Readonly<Partial<Record<Brand, Words>>> = {
  halny: words("attributes.brand.halny"),
  mirno: words("attributes.brand.mirno"),
  "okno-27": words("attributes.brand.okno-27"),
  tarnina: words("attributes.brand.tarnina"),
  szuwar: words("attributes.brand.szuwar"),
  brzask: words("attributes.brand.brzask"),
  sedno: words("attributes.brand.sedno"),
  osnowa: words("attributes.brand.osnowa"),
  wilga: words("attributes.brand.wilga"),
  zakole: words("attributes.brand.zakole"),
  zatoka: words("attributes.brand.zatoka"),
  lektura: words("attributes.brand.lektura"),
};
