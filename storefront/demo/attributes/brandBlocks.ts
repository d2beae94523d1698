import { words, type Words } from "../texts/index.ts";
import type { Brand } from "./brands.ts";

/** What there is to say of the brands that make frames. None of them exists. */
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
