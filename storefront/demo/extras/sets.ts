import type { SeedBundleOption, SeedPart } from "../product.ts";
import { words, type Words } from "../words.ts";

interface SetTexts {
  readonly sku: string;
  readonly names: Words;
  readonly slugs: Words;
  readonly about: Words;
}

/** Parts of which the shopper chooses; together they cost the sum of what is chosen. */
export interface BundleRow extends SetTexts {
  /** The model of its frame, whose colours are a choice; left out for a bundle without one. */
  readonly frame?: string;
  readonly options: readonly SeedBundleOption[];
}

/** Parts that are shown side by side, each to be bought by itself. */
export interface GroupRow extends SetTexts {
  readonly members: readonly SeedPart[];
}

const one = (sku: string): SeedPart => ({ sku, quantity: 1 });

const labels = {
  glasses: words("Szkła", "Gläser", "Lenses"),
  case: words("Etui", "Etui", "Case"),
  lenses: words("Soczewki", "Linsen", "Contact lenses"),
  care: words("Pielęgnacja", "Pflege", "Care"),
  lensCase: words("Pojemnik", "Behälter", "Lens case"),
};

const option = (code: keyof typeof labels, ...skus: readonly string[]): SeedBundleOption => ({
  code,
  labels: labels[code],
  isRequired: true,
  parts: skus.map(one),
});

const hardCase = option("case", "SK-ETUI");

export const bundles: readonly BundleRow[] = [
  {
    sku: "DI-ZESTAW-NELA",
    frame: "HL-NELA",
    options: [option("glasses", "DI-SZKLA-150", "DI-SZKLA-160", "DI-SZKLA-EKRAN"), hardCase],
    names: words("Nela ze szkłami i etui", "Nela mit Gläsern und Etui", "Nela with lenses and case"),
    slugs: words("zestaw-nela-szkla-i-etui", "set-nela-glaeser-und-etui", "set-nela-lenses-and-case"),
    about: words(
      "Nasza najchętniej kupowana oprawka od razu ze szkłami i twardym etui. Wybierasz kolor oprawki i rodzaj szkieł, o resztę nie musisz się martwić.",
      "Unsere beliebteste Fassung gleich mit Gläsern und Hartschalenetui. Sie wählen die Farbe und die Art der Gläser, um den Rest müssen Sie sich nicht kümmern.",
      "Our most popular frame with lenses and a hard case straight away. You choose the colour and the kind of lenses, and there is nothing else to worry about.",
    ),
  },
  {
    sku: "DI-ZESTAW-BRUNO",
    frame: "MR-BRUNO",
    options: [option("glasses", "DI-SZKLA-EKRAN", "DI-SZKLA-150"), hardCase],
    names: words("Bruno do biura", "Bruno fürs Büro", "Bruno for the office"),
    slugs: words("zestaw-bruno-do-biura", "set-bruno-fuers-buero", "set-bruno-for-the-office"),
    about: words(
      "Kwadratowy Bruno ze szkłami, które odciążają wzrok między ekranem a kartką, i etui, które przetrwa drogę w plecaku.",
      "Der quadratische Bruno mit Gläsern, die die Augen zwischen Bildschirm und Papier entlasten, und einem Etui, das den Rucksack übersteht.",
      "The square Bruno with lenses that rest the eyes between screen and paper, and a case that survives the backpack.",
    ),
  },
  {
    sku: "DI-ZESTAW-OKTA",
    frame: "OK-OKTA",
    options: [option("glasses", "DI-SZKLA-160", "DI-SZKLA-150"), hardCase],
    names: words("Okta z cienkimi szkłami", "Okta mit dünnen Gläsern", "Okta with thin lenses"),
    slugs: words("zestaw-okta-cienkie-szkla", "set-okta-duenne-glaeser", "set-okta-thin-lenses"),
    about: words(
      "Tytan i szkła o indeksie 1.6: razem ważą tyle, co list. Zestaw dla tych, którym okulary nie mają ciążyć na nosie.",
      "Titan und Gläser mit Index 1.6: zusammen so leicht wie ein Brief. Ein Set für alle, denen die Brille nicht auf der Nase lasten soll.",
      "Titanium and lenses of index 1.6 weigh as much as a letter together. A set for those whose glasses should not be a burden.",
    ),
  },
  {
    sku: "DI-ZESTAW-LUNA",
    frame: "MR-LUNA",
    options: [option("glasses", "DI-SZKLA-150", "DI-SZKLA-160"), hardCase],
    names: words("Luna na start", "Luna für den Anfang", "Luna to begin with"),
    slugs: words("zestaw-luna-na-start", "set-luna-fuer-den-anfang", "set-luna-to-begin-with"),
    about: words(
      "Pierwsze okulary w rozsądnej cenie: okrągła Luna z metalu, szkła z antyrefleksem i etui, które zostaje na lata.",
      "Die erste Brille zum vernünftigen Preis: die runde Luna aus Metall, entspiegelte Gläser und ein Etui, das Jahre hält.",
      "First glasses at a sensible price: round Luna of metal, coated lenses, and a case that is with you for years.",
    ),
  },
  {
    sku: "DI-ZESTAW-DZIEN-PLUS",
    options: [
      option("lenses", "KR-DZIEN-PLUS-90", "KR-DZIEN-PLUS-TORIC-90", "KR-DZIEN-PLUS-MULTIFOCAL-90"),
      option("care", "JZ-KROPLE-10"),
    ],
    names: words("Kropla Dzień Plus z kroplami", "Kropla Tag Plus mit Tropfen", "Kropla Day Plus with drops"),
    slugs: words("zestaw-kropla-dzien-plus-krople", "set-kropla-tag-plus-tropfen", "set-kropla-day-plus-drops"),
    about: words(
      "Zapas jednodniowych soczewek na kwartał i krople na długie godziny przy ekranie. Dostępne także w wersji torycznej i wieloogniskowej.",
      "Ein Vierteljahr Tageslinsen und Tropfen für lange Stunden am Bildschirm. Auch torisch und multifokal zu haben.",
      "Daily lenses for a quarter of a year and drops for long hours at a screen. To be had in toric and multifocal as well.",
    ),
  },
  {
    sku: "DI-ZESTAW-MIESIAC",
    options: [
      option("lenses", "TN-MIESIAC-6", "TN-MIESIAC-TORIC-6", "TN-MIESIAC-MULTIFOCAL-6"),
      option("care", "JZ-UNIWERSAL-360", "JZ-HIALURON-360"),
      option("lensCase", "SK-POJEMNIK"),
    ],
    names: words("Pół roku z Tonią", "Ein halbes Jahr mit Toń", "Half a year with Toń"),
    slugs: words("zestaw-pol-roku-z-tonia", "set-ein-halbes-jahr-mit-ton", "set-half-a-year-with-ton"),
    about: words(
      "Sześć soczewek miesięcznych, duża butelka płynu i świeży pojemnik: wszystko, czego jedno oko potrzebuje na pół roku, a dwoje oczu na kwartał.",
      "Sechs Monatslinsen, eine große Flasche Lösung und ein frischer Behälter: alles, was ein Auge ein halbes Jahr und beide Augen drei Monate brauchen.",
      "Six monthly lenses, a large bottle of solution and a fresh case: all that one eye needs for half a year, and two eyes for three months.",
    ),
  },
  {
    sku: "DI-ZESTAW-DWA-TYGODNIE",
    options: [option("lenses", "KR-DWA-12", "KR-DWA-TORIC-12"), option("care", "ZD-NADTLENEK-300")],
    names: words("Kropla i nadtlenek", "Kropla und Peroxid", "Kropla and peroxide"),
    slugs: words("zestaw-kropla-i-nadtlenek", "set-kropla-und-peroxid", "set-kropla-and-peroxide"),
    about: words(
      "Dwutygodniowe soczewki i system bez konserwantów: najczystsze połączenie dla oczu, które na wszystko reagują.",
      "Zweiwochenlinsen und ein System ohne Konservierungsstoffe: die sauberste Verbindung für Augen, die auf alles reagieren.",
      "Two-weekly lenses and a system without preservatives: the cleanest match for eyes that react to everything.",
    ),
  },
  {
    sku: "DI-ZESTAW-PERLICA",
    options: [
      option("lenses", "PE-MIESIAC-3", "PE-MIESIAC-TORIC-3"),
      option("care", "JZ-HIALURON-360"),
      option("lensCase", "SK-POJEMNIK"),
    ],
    names: words("Perlica dla suchych oczu", "Perlica für trockene Augen", "Perlica for dry eyes"),
    slugs: words("zestaw-perlica-suche-oczy", "set-perlica-trockene-augen", "set-perlica-dry-eyes"),
    about: words(
      "Soczewka, która długo zostaje wilgotna, i płyn z hialuronianem: razem robią różnicę, gdy w biurze grzeją kaloryfery.",
      "Eine Linse, die lange feucht bleibt, und eine Lösung mit Hyaluron: Zusammen merkt man es, wenn im Büro geheizt wird.",
      "A lens that stays moist for long and a solution with hyaluronate: together they make a difference when the office is heated.",
    ),
  },
];

export const groups: readonly GroupRow[] = [
  {
    sku: "DI-GRUPA-START",
    members: [one("JZ-UNIWERSAL-360"), one("SK-POJEMNIK"), one("JZ-KROPLE-10")],
    names: words("Na początek z soczewkami", "Für den Anfang mit Linsen", "Starting out with lenses"),
    slugs: words("na-poczatek-z-soczewkami", "fuer-den-anfang-mit-linsen", "starting-out-with-lenses"),
    about: words(
      "Płyn, pojemnik i krople: to, co warto mieć w łazience, zanim założysz pierwszą parę soczewek.",
      "Lösung, Behälter und Tropfen: was im Bad stehen sollte, bevor Sie das erste Paar Linsen einsetzen.",
      "A solution, a case and drops: what is good to have in the bathroom before you put in your first pair of lenses.",
    ),
  },
  {
    sku: "DI-GRUPA-PODROZ",
    members: [one("JZ-UNIWERSAL-100"), one("ZD-AMPULKI-20"), one("SK-POJEMNIK-PODROZNY")],
    names: words("Soczewki w podróży", "Linsen auf Reisen", "Lenses on the road"),
    slugs: words("soczewki-w-podrozy", "linsen-auf-reisen", "lenses-on-the-road"),
    about: words(
      "Wszystko mieści się w kosmetyczce i przechodzi przez kontrolę na lotnisku: mała butelka, ampułki i zestaw z lusterkiem.",
      "Alles passt in die Kulturtasche und durch die Kontrolle am Flughafen: kleine Flasche, Einzeldosen und ein Set mit Spiegel.",
      "All of it fits into a washbag and through airport security: a small bottle, single doses and a kit with a mirror.",
    ),
  },
  {
    sku: "DI-GRUPA-WRAZLIWE",
    members: [one("ZD-NADTLENEK-300"), one("ZD-SOL-360"), one("JZ-KROPLE-PLUS-15")],
    names: words("Dla wrażliwych oczu", "Für empfindliche Augen", "For sensitive eyes"),
    slugs: words("dla-wrazliwych-oczu", "fuer-empfindliche-augen", "for-sensitive-eyes"),
    about: words(
      "Nic z konserwantami: nadtlenek na noc, sól do płukania rano i krople na dzień. Dobry wybór, gdy zwykły płyn podrażnia.",
      "Nichts mit Konservierungsstoffen: Peroxid für die Nacht, Kochsalzlösung am Morgen und Tropfen für den Tag. Gut, wenn eine einfache Lösung reizt.",
      "Nothing with preservatives: peroxide for the night, saline in the morning and drops for the day. A good choice when a plain solution stings.",
    ),
  },
  {
    sku: "DI-GRUPA-OKULARY",
    members: [one("SK-SPRAY-30"), one("SK-SCIERECZKA"), one("SK-ETUI")],
    names: words("Czyste okulary", "Saubere Brille", "Clean glasses"),
    slugs: words("czyste-okulary", "saubere-brille", "clean-glasses"),
    about: words(
      "Spray, ściereczka i twarde etui: tak szkła zostają gładkie, a oprawka prosta, nawet jeśli okulary często zdejmujesz.",
      "Spray, Tuch und Hartschalenetui: So bleiben die Gläser glatt und die Fassung gerade, auch wenn Sie die Brille oft abnehmen.",
      "A spray, a cloth and a hard case: this keeps lenses smooth and frames straight, even if you take your glasses off a lot.",
    ),
  },
  {
    sku: "DI-GRUPA-EKRAN",
    members: [one("JZ-KROPLE-10"), one("JZ-HIALURON-360"), one("SK-SPRAY-30")],
    names: words("Oczy przy ekranie", "Augen am Bildschirm", "Eyes at a screen"),
    slugs: words("oczy-przy-ekranie", "augen-am-bildschirm", "eyes-at-a-screen"),
    about: words(
      "Przy ekranie mrugamy o połowę rzadziej. Krople na biurko, płyn z hialuronianem na noc i spray, żeby okulary też były czyste.",
      "Am Bildschirm blinzeln wir halb so oft. Tropfen für den Schreibtisch, eine Lösung mit Hyaluron für die Nacht und Spray für die Brille.",
      "At a screen we blink half as often. Drops for the desk, a solution with hyaluronate for the night, and a spray for the glasses.",
    ),
  },
  {
    sku: "DI-GRUPA-ZAPAS",
    members: [
      { sku: "JZ-UNIWERSAL-360", quantity: 3 },
      { sku: "SK-POJEMNIK", quantity: 2 },
    ],
    names: words("Zapas na pół roku", "Vorrat für ein halbes Jahr", "Half a year's stock"),
    slugs: words("zapas-plynu-na-pol-roku", "vorrat-fuer-ein-halbes-jahr", "half-a-years-stock"),
    about: words(
      "Trzy duże butelki płynu i dwa pojemniki na zmianę: przez pół roku nie trzeba o niczym pamiętać.",
      "Drei große Flaschen Lösung und zwei Behälter zum Wechseln: Ein halbes Jahr lang ist an nichts zu denken.",
      "Three large bottles of solution and two cases to change: for half a year there is nothing to think of.",
    ),
  },
];
