import type { Brand } from "../attributes/brands.ts";
import { category, type SeedCategory } from "./seedCategory.ts";
import { brandTexts } from "./texts/brands.ts";

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
