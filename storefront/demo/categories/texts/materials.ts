import type { FrameMaterial } from "@dioptra/ui/eyewear";
import { type SeedLocale, words, type Words } from "../../words.ts";
import { type CategoryTexts, composed, texts } from "../seedCategory.ts";
import type { ShelfWords } from "./shapes.ts";

/** Of what, as it stands after the noun; in English after `in`. */
export const materialWords: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words("z acetatu", "aus Acetat", "acetate"),
  metal: words("z metalu", "aus Metall", "metal"),
  titanium: words("z tytanu", "aus Titan", "titanium"),
  mixed: words("z acetatu i metalu", "aus Acetat und Metall", "acetate and metal"),
};

export const materialTold: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words(
    "Acetat powstaje z bawełny: ma głęboki kolor, daje się dogiąć na ciepło i przyjemnie leży na skórze.",
    "Acetat entsteht aus Baumwolle: Es hat tiefe Farben, lässt sich warm anpassen und liegt angenehm auf der Haut.",
    "Acetate is made of cotton: its colour is deep, it can be adjusted warm, and it is pleasant on the skin.",
  ),
  metal: words(
    "Cienki drut zostawia twarz odkrytą, a noski ustawisz dokładnie tam, gdzie ich potrzebujesz.",
    "Dünner Draht lässt das Gesicht frei, und die Nasenpads sitzen genau dort, wo Sie sie brauchen.",
    "A thin wire leaves the face open, and the pads can be set exactly where you need them.",
  ),
  titanium: words(
    "Tytan jest lżejszy od stali, sprężysty i nie zawiera niklu, dlatego dobrze znoszą go wrażliwe skronie.",
    "Titan ist leichter als Stahl, federt und enthält kein Nickel: gut für empfindliche Schläfen.",
    "Titanium is lighter than steel, springy and free of nickel, which sensitive temples are grateful for.",
  ),
  mixed: words(
    "Acetat tam, gdzie ma być widać kolor, metal tam, gdzie ma być lekko.",
    "Acetat, wo man Farbe sehen soll, und Metall, wo es leicht sein darf.",
    "Acetate where colour should be seen, metal where it should be light.",
  ),
};

const titleEnd: Words = words("kolory i rozmiary", "Farben und Größen", "colours and sizes");

function nameOf(material: FrameMaterial, { noun }: ShelfWords, locale: SeedLocale): string {
  const own = noun[locale].charAt(0).toUpperCase() + noun[locale].slice(1);
  const made = materialWords[material][locale];
  return locale === "en" ? `${own} in ${made}` : `${own} ${made}`;
}

/** The texts of a shelf of one material. */
export function materialTexts(material: FrameMaterial, wearers: ShelfWords): CategoryTexts {
  const textIn = (locale: SeedLocale) => {
    const name = nameOf(material, wearers, locale);
    return composed(name, `${name}: ${titleEnd[locale]}`, materialTold[material][locale], wearers.sentence[locale]);
  };
  return texts(textIn("pl"), textIn("de"), textIn("en"));
}
