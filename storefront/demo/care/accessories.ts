import { words } from "../words.ts";
import { careOf } from "./care.ts";

/** What lenses and glasses are kept in and wiped with. */
export const accessories = [
  careOf({
    sku: "SK-POJEMNIK",
    brand: "szklarka",
    form: "lens-case",
    print: "sea",
    price: 9,
    names: words("Szklarka Pojemnik na soczewki", "Szklarka Linsenbehälter", "Szklarka Lens case"),
    slugs: words("szklarka-pojemnik-na-soczewki", "szklarka-linsenbehaelter", "szklarka-lens-case"),
    about: words(
      "Dwa zakręcane gniazda, lewe i prawe w różnych kolorach, żeby nic się nie pomyliło. Wymieniaj go co trzy miesiące, a rano susz otwarty.",
      "Zwei Schraubfächer, links und rechts in verschiedenen Farben, damit nichts verwechselt wird. Alle drei Monate wechseln und tagsüber offen trocknen lassen.",
      "Two screwed wells, left and right in different colours, so that nothing is mixed up. Replace it every three months, and let it dry open by day.",
    ),
  }),
  careOf({
    sku: "SK-POJEMNIK-PODROZNY",
    brand: "szklarka",
    form: "lens-case",
    print: "rose",
    price: 25,
    names: words("Szklarka Zestaw podróżny", "Szklarka Reiseset", "Szklarka Travel kit"),
    slugs: words("szklarka-zestaw-podrozny", "szklarka-reiseset", "szklarka-travel-kit"),
    about: words(
      "Pojemnik, lusterko i pęseta z miękkimi końcami w pudełku wielkości dłoni. Do soczewek w pociągu, pod namiotem i wszędzie tam, gdzie nie ma łazienki.",
      "Behälter, Spiegel und eine Pinzette mit weichen Spitzen in einer handgroßen Dose. Für Linsen im Zug, im Zelt und überall, wo kein Bad ist.",
      "A case, a mirror and tweezers with soft tips in a box the size of a hand. For lenses on a train, in a tent and wherever there is no bathroom.",
    ),
  }),
  careOf({
    sku: "SK-ETUI",
    brand: "szklarka",
    form: "glasses-case",
    print: "moss",
    price: 39,
    names: words("Szklarka Twarde etui", "Szklarka Hartschalenetui", "Szklarka Hard case"),
    slugs: words("szklarka-twarde-etui-na-okulary", "szklarka-hartschalenetui", "szklarka-hard-case"),
    about: words(
      "Twarda skorupa, w środku miękki zamsz: okulary przeżyją w nim upadek z biurka. Mieści oprawki do 150 mm szerokości.",
      "Harte Schale, innen weiches Velours: Darin übersteht die Brille den Sturz vom Tisch. Für Fassungen bis 150 mm Breite.",
      "A hard shell with soft velour inside: in it glasses survive a fall from the desk. It takes frames up to 150 mm wide.",
    ),
  }),
  careOf({
    sku: "SK-SPRAY-30",
    brand: "szklarka",
    form: "spray",
    print: "slate",
    millilitres: 30,
    price: 15,
    names: words("Szklarka Spray do okularów", "Szklarka Brillenspray", "Szklarka Lens spray"),
    slugs: words("szklarka-spray-do-okularow", "szklarka-brillenspray", "szklarka-lens-spray"),
    about: words(
      "Bez alkoholu, więc nie szkodzi powłokom antyrefleksyjnym. Dwa psiknięcia i czysta ściereczka: smugi znikają, a kurz nie rysuje szkieł.",
      "Ohne Alkohol und damit schonend für Entspiegelungen. Zwei Stöße und ein sauberes Tuch: Die Schlieren sind weg, und Staub zerkratzt nichts.",
      "Free of alcohol, so it does no harm to coatings. Two puffs and a clean cloth: the smears are gone, and dust scratches nothing.",
    ),
  }),
  careOf({
    sku: "SK-SCIERECZKA",
    brand: "szklarka",
    form: "cloth",
    print: "sky",
    price: 12,
    names: words("Szklarka Ściereczka", "Szklarka Brillenputztuch", "Szklarka Cloth"),
    slugs: words("szklarka-sciereczka-do-okularow", "szklarka-brillenputztuch", "szklarka-cloth"),
    about: words(
      "Gęsta mikrofibra 18 na 18 cm, ząbkowana na brzegach. Pierz ją w letniej wodzie bez płynu do płukania, a będzie zbierać tłuszcz, nie rozmazywać.",
      "Dichte Mikrofaser, 18 mal 18 cm, mit Zackenrand. Lauwarm und ohne Weichspüler waschen, dann nimmt es Fett auf, statt es zu verschmieren.",
      "A dense microfibre of 18 by 18 cm with a pinked edge. Wash it lukewarm and without softener, and it takes up grease instead of spreading it.",
    ),
  }),
];
