import type { Language } from "#domain/store.ts";
import { words, perLanguage, type Words } from "../../texts/index.ts";
import type { FrameMaterial } from "@dioptra/ui/eyewear";
import { type CategoryTexts, composed } from "../seedCategory.ts";
import type { ShelfWords } from "./shapes.ts";

/** Of what, as it stands after the noun; in English after `in`. */
export const materialWords: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words("categories.materials.acetate"),
  metal: words("categories.materials.metal"),
  titanium: words("categories.materials.titanium"),
  mixed: words("categories.materials.mixed"),
};

export const materialTold: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words("categories.materials.materialTold.acetate"),
  metal: words("categories.materials.materialTold.metal"),
  titanium: words("categories.materials.materialTold.titanium"),
  mixed: words("categories.materials.materialTold.mixed"),
};

const titleEnd: Words = words("categories.materials.titleEnd");

function nameOf(material: FrameMaterial, { noun }: ShelfWords, locale: Language): string {
  const own = noun[locale].charAt(0).toUpperCase() + noun[locale].slice(1);
  const made = materialWords[material][locale];
  return locale === "en" ? `${own} in ${made}` : `${own} ${made}`;
}

/** The texts of a shelf of one material. */
export function materialTexts(material: FrameMaterial, wearers: ShelfWords): CategoryTexts {
  const textIn = (locale: Language) => {
    const name = nameOf(material, wearers, locale);
    return composed(name, `${name}: ${titleEnd[locale]}`, materialTold[material][locale], wearers.sentence[locale]);
  };
  return perLanguage(textIn);
}
