import { words } from "../words.ts";
import type { Extra } from "./extra.ts";

/** Papers to be read and printed. */
export const guides: readonly Extra[] = [
  {
    sku: "DI-PORADNIK-PD",
    kind: "guides",
    form: "guide",
    print: "moss",
    price: 0,
    names: words(
      "Rozstaw źrenic: zmierz go kartą",
      "Pupillendistanz: mit einer Karte messen",
      "Pupillary distance: measure it with a card",
    ),
    slugs: words("poradnik-rozstaw-zrenic", "ratgeber-pupillendistanz", "guide-pupillary-distance"),
    about: words(
      "Karta płatnicza ma zawsze 85,60 mm szerokości: to wystarczy, żeby w domu zmierzyć rozstaw źrenic. Poradnik prowadzi przez pomiar krok po kroku i ma wzór karty do sprawdzenia wydruku.",
      "Eine Bankkarte ist immer 85,60 mm breit: Das genügt, um die Pupillendistanz zu Hause zu messen. Der Ratgeber führt Schritt für Schritt durch die Messung und enthält eine Karte zum Prüfen des Ausdrucks.",
      "A bank card is always 85.60 mm wide: that is enough to measure your pupillary distance at home. The guide leads through it step by step and has a card to check the printout by.",
    ),
  },
];
