import { category, door, text, texts } from "./seedCategory.ts";

const all = texts(
  text(
    "Pielęgnacja",
    "pielegnacja",
    "Płyny, krople i akcesoria",
    "Wszystko, czego potrzebują soczewki i okulary: płyny, krople, etui i ściereczki, z ceną za litr.",
  ),
  text(
    "Pflege",
    "pflege",
    "Pflegemittel, Tropfen und Zubehör",
    "Was Linsen und Brillen brauchen: Lösungen, Tropfen, Etuis und Tücher, mit Preis pro Liter.",
  ),
  text(
    "Care",
    "care",
    "Solutions, drops and accessories",
    "What lenses and glasses need: solutions, drops, cases and cloths, with the price per litre.",
  ),
);

const solutions = texts(
  text(
    "Płyny do soczewek",
    "plyny-do-soczewek",
    "Płyny i systemy nadtlenkowe do soczewek",
    "Płyny uniwersalne, nadtlenkowe i sól fizjologiczna, od butelki na podróż po dużą.",
  ),
  text(
    "Linsenlösungen",
    "linsenloesungen",
    "Lösungen und Peroxidsysteme für Linsen",
    "Kombilösungen, Peroxidsysteme und Kochsalzlösung, von der Reiseflasche bis zur großen.",
  ),
  text(
    "Lens solutions",
    "lens-solutions",
    "Solutions and peroxide systems for lenses",
    "All-in-one solutions, peroxide systems and saline, from the travel bottle to the large one.",
  ),
);

const drops = texts(
  text("Krople do oczu", "krople-do-oczu", "Krople nawilżające do oczu", "Na suche oczy, także w soczewkach."),
  text("Augentropfen", "augentropfen", "Benetzende Augentropfen", "Für trockene Augen, auch mit Linsen."),
  text("Eye drops", "eye-drops", "Moistening eye drops", "For dry eyes, with lenses in as well."),
);

const accessories = texts(
  text(
    "Akcesoria",
    "akcesoria",
    "Etui, pojemniki i ściereczki",
    "Etui na okulary, pojemniki na soczewki, spraye i ściereczki.",
  ),
  text("Zubehör", "zubehoer", "Etuis, Behälter und Tücher", "Brillenetuis, Linsenbehälter, Sprays und Putztücher."),
  text("Accessories", "accessories", "Cases and cloths", "Cases for glasses and lenses, sprays and cloths."),
);

const sets = texts(
  text(
    "Zestawy",
    "zestawy",
    "Zestawy okularowe i soczewkowe",
    "Oprawka ze szkłami i etui, soczewki z płynem: wszystko, co do siebie pasuje.",
  ),
  text(
    "Sets",
    "sets",
    "Sets für Brillen und Linsen",
    "Fassung mit Gläsern und Etui, Linsen mit Lösung: alles, was zusammengehört.",
  ),
  text(
    "Sets",
    "sets-and-bundles",
    "Sets for glasses and lenses",
    "A frame with lenses and case, lenses with solution: everything that goes together.",
  ),
);

const spectacleLenses = texts(
  text(
    "Szkła okularowe",
    "szkla-okularowe",
    "Szkła okularowe do oprawek",
    "Pary szkieł, które oszlifujemy do Twojej oprawki.",
  ),
  text(
    "Brillengläser",
    "brillenglaeser",
    "Brillengläser für Fassungen",
    "Gläserpaare, die wir für Ihre Fassung schleifen.",
  ),
  text("Spectacle lenses", "spectacle-lenses", "Spectacle lenses", "Pairs of lenses that we cut for your frame."),
);

const guides = texts(
  text("Poradniki", "poradniki", "Poradniki do pobrania", "Jak zmierzyć rozstaw źrenic w domu: do pobrania i wydruku."),
  text(
    "Ratgeber",
    "ratgeber",
    "Ratgeber zum Herunterladen",
    "Wie man die Pupillendistanz zu Hause misst: zum Ausdrucken.",
  ),
  text(
    "Guides",
    "guides",
    "Guides to download",
    "How to measure your pupillary distance at home: to download and print.",
  ),
);

/** Where care lies, and what else goes with glasses and lenses. */
export const careShelf = door(
  category(60, "care", all, { type: ["care", "spectacle-lenses", "sets", "guides"] }, [
    category(61, "care-solutions", solutions, { goods_form: ["solution", "peroxide"] }),
    category(62, "care-drops", drops, { goods_form: ["drops", "vials"] }),
    category(63, "care-accessories", accessories, { goods_form: ["lens-case", "glasses-case", "spray", "cloth"] }),
    category(64, "care-sets", sets, { type: ["sets"] }),
    category(65, "care-spectacle-lenses", spectacleLenses, { type: ["spectacle-lenses"] }),
    category(66, "care-guides", guides, { type: ["guides"] }),
  ]),
);
