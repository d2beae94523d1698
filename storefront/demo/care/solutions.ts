import { words } from "../words.ts";
import { careOf } from "./care.ts";

const allInOne = {
  brand: "jezierze",
  form: "solution",
  print: "sea",
  names: words("Jezierze Uniwersalny", "Jezierze Universal", "Jezierze All-in-one"),
  slugs: words("jezierze-plyn-uniwersalny", "jezierze-universal-kombiloesung", "jezierze-all-in-one-solution"),
} as const;

const hyaluronate = {
  brand: "jezierze",
  form: "solution",
  print: "sky",
  names: words("Jezierze Hialuron", "Jezierze Hyaluron", "Jezierze Hyaluron"),
  slugs: words("jezierze-hialuron-plyn", "jezierze-hyaluron-kombiloesung", "jezierze-hyaluron-solution"),
} as const;

const peroxide = {
  brand: "zdroik",
  form: "peroxide",
  print: "plum",
  names: words("Zdroik Nadtlenek", "Zdroik Peroxid", "Zdroik Peroxide"),
  slugs: words("zdroik-system-nadtlenkowy", "zdroik-peroxidsystem", "zdroik-peroxide-system"),
} as const;

/** What lenses are cleaned, kept and rinsed in. */
export const solutions = [
  careOf({
    ...allInOne,
    sku: "JZ-UNIWERSAL-100",
    millilitres: 100,
    price: 19,
    about: words(
      "Czyści, dezynfekuje, płucze i przechowuje soczewki miękkie. Butelka na wyjazd: mieści się w bagażu podręcznym i starcza na dwa tygodnie. Pojemnik w zestawie.",
      "Reinigt, desinfiziert, spült und bewahrt weiche Linsen auf. Die Flasche für unterwegs passt ins Handgepäck und reicht zwei Wochen. Ein Behälter liegt bei.",
      "Cleans, disinfects, rinses and stores soft lenses. The travel bottle fits into hand luggage and lasts two weeks. A case is included.",
    ),
  }),
  careOf({
    ...allInOne,
    sku: "JZ-UNIWERSAL-360",
    millilitres: 360,
    price: 45,
    about: words(
      "Jeden płyn do wszystkiego: pocieraj soczewkę kilka sekund, opłucz i zostaw na noc, co najmniej na cztery godziny. Po otwarciu zużyj w trzy miesiące.",
      "Eine Lösung für alles: die Linse einige Sekunden reiben, abspülen und mindestens vier Stunden einlegen. Nach dem Öffnen binnen drei Monaten aufbrauchen.",
      "One solution for everything: rub the lens for a few seconds, rinse it and leave it overnight, for four hours at least. Use it up within three months of opening.",
    ),
  }),
  careOf({
    ...hyaluronate,
    sku: "JZ-HIALURON-60",
    millilitres: 60,
    price: 15,
    about: words(
      "Płyn z hialuronianem w najmniejszej butelce: na weekend, do plecaka albo na próbę, zanim kupisz dużą. Nadaje się do wszystkich soczewek miękkich.",
      "Die Lösung mit Hyaluron in der kleinsten Flasche: fürs Wochenende, für den Rucksack oder zum Probieren. Sie ist für alle weichen Linsen geeignet.",
      "The solution with hyaluronate in the smallest bottle: for a weekend, for the backpack, or to try it before you buy the large one. It suits all soft lenses.",
    ),
  }),
  careOf({
    ...hyaluronate,
    sku: "JZ-HIALURON-360",
    millilitres: 360,
    price: 55,
    about: words(
      "Hialuronian zostaje na soczewce i wiąże wodę, dlatego po nocy w płynie jest ona wilgotna dłużej. Polecany do silikon-hydrożelu i do suchych biur.",
      "Hyaluron bleibt auf der Linse und bindet Wasser: So ist sie nach einer Nacht in der Lösung länger feucht. Empfohlen für Silikon-Hydrogel und trockene Büros.",
      "Hyaluronate stays on the lens and holds water, so that after a night in the solution it is moist for longer. Recommended for silicone hydrogel and dry offices.",
    ),
  }),
  careOf({
    ...peroxide,
    sku: "ZD-NADTLENEK-100",
    millilitres: 100,
    price: 29,
    about: words(
      "Nadtlenek wodoru bez konserwantów w rozmiarze na podróż, z pojemnikiem z krążkiem neutralizującym. Nigdy nie wkraplaj go do oka: soczewki są gotowe dopiero po sześciu godzinach.",
      "Wasserstoffperoxid ohne Konservierungsstoffe in Reisegröße, mit Behälter und Neutralisationsscheibe. Nie direkt ins Auge geben: Die Linsen sind erst nach sechs Stunden fertig.",
      "Hydrogen peroxide without preservatives in a travel size, with a case and its neutralising disc. Never put it into the eye: the lenses are not ready until six hours have passed.",
    ),
  }),
  careOf({
    ...peroxide,
    sku: "ZD-NADTLENEK-300",
    millilitres: 300,
    price: 59,
    about: words(
      "Najdokładniejsze czyszczenie dla wrażliwych oczu: przez noc nadtlenek zamienia się w zwykłą wodę z solą. W opakowaniu jest pojemnik pionowy z krążkiem, który wystarcza na całą butelkę.",
      "Die gründlichste Reinigung für empfindliche Augen: Über Nacht wird das Peroxid zu einfachem Salzwasser. Der aufrechte Behälter mit Scheibe liegt bei und reicht für die ganze Flasche.",
      "The most thorough cleaning for sensitive eyes: overnight the peroxide turns into plain salt water. The upright case with its disc is in the pack and lasts the whole bottle.",
    ),
  }),
  careOf({
    sku: "ZD-SOL-360",
    brand: "zdroik",
    form: "solution",
    print: "slate",
    millilitres: 360,
    price: 25,
    names: words("Zdroik Sól fizjologiczna", "Zdroik Kochsalzlösung", "Zdroik Saline"),
    slugs: words("zdroik-sol-fizjologiczna", "zdroik-kochsalzloesung", "zdroik-saline"),
    about: words(
      "Do płukania soczewek przed założeniem i pojemnika po myciu. Sól fizjologiczna niczego nie dezynfekuje, na noc potrzebny jest płyn.",
      "Zum Abspülen der Linsen vor dem Einsetzen und des Behälters nach dem Waschen. Kochsalzlösung desinfiziert nicht, für die Nacht braucht es ein Pflegemittel.",
      "For rinsing lenses before you put them in, and the case after washing. Saline does not disinfect: for the night a solution is needed.",
    ),
  }),
];
