import { words } from "../words.ts";
import type { Extra } from "./extra.ts";

/** Lenses for frames, by the pair. They are made to a prescription, which is given with the order. */
export const lensPackages: readonly Extra[] = [
  {
    sku: "DI-SZKLA-150",
    kind: "spectacle-lenses",
    form: "lens-package",
    print: "sea",
    price: 149,
    names: words("Szkła Podstawowe 1.5", "Gläser Basis 1.5", "Lenses Basic 1.5"),
    slugs: words("szkla-podstawowe-1-5", "glaeser-basis-1-5", "lenses-basic-1-5"),
    about: words(
      "Para szkieł o indeksie 1.5 z antyrefleksem i powłoką utwardzającą. Wystarczą do około ±3,00 D, przy mocniejszych wadach brzeg robi się gruby.",
      "Ein Paar Gläser mit Index 1.5, entspiegelt und gehärtet. Sie reichen bis etwa ±3,00 dpt, bei stärkeren Werten wird der Rand dick.",
      "A pair of lenses of index 1.5, coated against reflections and scratches. They do up to about ±3.00 D; beyond that the edge grows thick.",
    ),
  },
  {
    sku: "DI-SZKLA-160",
    kind: "spectacle-lenses",
    form: "lens-package",
    print: "moss",
    price: 299,
    names: words("Szkła Cienkie 1.6", "Gläser Dünn 1.6", "Lenses Thin 1.6"),
    slugs: words("szkla-cienkie-1-6", "glaeser-duenn-1-6", "lenses-thin-1-6"),
    about: words(
      "Para cieńszych i lżejszych szkieł o indeksie 1.6, z antyrefleksem, powłoką utwardzającą i hydrofobową. Do mocy mniej więcej od ±3,00 do ±6,00 D.",
      "Ein Paar dünnere und leichtere Gläser mit Index 1.6, entspiegelt, gehärtet und wasserabweisend. Für Stärken von etwa ±3,00 bis ±6,00 dpt.",
      "A pair of thinner and lighter lenses of index 1.6, coated against reflections, scratches and water. For powers of about ±3.00 to ±6.00 D.",
    ),
  },
  {
    sku: "DI-SZKLA-EKRAN",
    kind: "spectacle-lenses",
    form: "lens-package",
    print: "sky",
    price: 249,
    names: words("Szkła Biurowe 1.5", "Gläser Büro 1.5", "Lenses Office 1.5"),
    slugs: words("szkla-biurowe-1-5", "glaeser-buero-1-5", "lenses-office-1-5"),
    about: words(
      "Para szkieł o indeksie 1.5 z nieco większą mocą u dołu: wzrok mniej się męczy między ekranem, klawiaturą a kartką. Z antyrefleksem i powłoką utwardzającą.",
      "Ein Paar Gläser mit Index 1.5, unten etwas stärker: Das entlastet die Augen zwischen Bildschirm, Tastatur und Papier. Entspiegelt und gehärtet.",
      "A pair of lenses of index 1.5 with a little more power at the bottom: it rests the eyes between screen, keyboard and paper. Coated against reflections and scratches.",
    ),
  },
];
