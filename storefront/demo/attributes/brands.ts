import { same, type Words } from "../texts/index.ts";

/** The brands of the catalogue; none of them exists. */
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

/** The shop's own. */
export const ownBrand: Brand = "halny";
