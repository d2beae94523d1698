import type { Labels } from "#platform/catalog/tables/catalog.ts";
import type { StoredLink } from "#platform/content/tables/cms.ts";
import { words } from "../words.ts";

/** A few words at a place of a page, with where they lead. */
export interface SeedFrontBlock {
  readonly page: "home" | "product" | "checkout";
  readonly section: string;
  readonly titles: Labels;
  readonly words: Labels;
  readonly link: StoredLink | null;
}

export const frontBlocks: readonly SeedFrontBlock[] = [
  {
    page: "home",
    section: "sizes",
    titles: words("Rozmiar bez zgadywania", "Die Größe ohne Raten", "Sizes without guessing"),
    words: words(
      "Przy każdej oprawce są wymiary w milimetrach. Porównaj je z okularami, które już nosisz.",
      "Zu jeder Fassung stehen die Maße in Millimetern. Vergleichen Sie sie mit der Brille, die Sie tragen.",
      "With every frame there are its measures in millimetres. Compare them with the glasses that you wear.",
    ),
    link: { kind: "page", code: "size-guide" },
  },
  {
    page: "home",
    section: "prescription",
    titles: words("Rozstaw źrenic w domu", "Pupillendistanz zu Hause", "Pupillary distance at home"),
    words: words(
      "Lustro i karta płatnicza wystarczą. Pokazujemy krok po kroku, jak zmierzyć.",
      "Ein Spiegel und eine Bankkarte genügen. Wir zeigen Schritt für Schritt, wie man misst.",
      "A mirror and a bank card are enough. We show step by step how to measure.",
    ),
    link: { kind: "article", code: "pupillary-distance" },
  },
  {
    page: "home",
    section: "care",
    titles: words("Zdrowe oczy w soczewkach", "Gesunde Augen mit Linsen", "Healthy eyes with lenses"),
    words: words(
      "Czyste ręce, świeży płyn, suchy pojemnik: trzy zasady na każdy dzień.",
      "Saubere Hände, frische Lösung, trockener Behälter: drei Regeln für jeden Tag.",
      "Clean hands, fresh solution, a dry case: three rules for every day.",
    ),
    link: { kind: "article", code: "lens-care" },
  },
  {
    page: "product",
    section: "returns",
    titles: words("Zwrot", "Rückgabe", "Returns"),
    words: words(
      "Oprawki bez soczewek i okulary przeciwsłoneczne można zwrócić. Okularów z soczewkami na receptę nie.",
      "Fassungen ohne Gläser und Sonnenbrillen können Sie zurückgeben. Brillen mit Gläsern nach Rezept nicht.",
      "Frames without lenses and sunglasses can be returned. Glasses with prescription lenses cannot.",
    ),
    link: { kind: "page", code: "returns" },
  },
  {
    page: "checkout",
    section: "delivery",
    titles: words("Dostawa", "Lieferung", "Delivery"),
    words: words(
      "Koszt dostawy widzisz, zanim zamówisz.",
      "Die Versandkosten sehen Sie, bevor Sie bestellen.",
      "You see what delivery costs before you order.",
    ),
    link: { kind: "page", code: "delivery" },
  },
];
