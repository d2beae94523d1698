import { configuration } from "#configuration/index.ts";
import { words } from "../words.ts";
import type { LensFamily } from "./family.ts";
import { multifocal, spherical, toric } from "./ranges.ts";

const { monthlyLensesPerPack } = configuration.lenses;

const one: LensFamily = {
  sku: "TN-JEDEN",
  brand: "ton",
  names: words("Toń Jeden", "Toń Eins", "Toń One"),
  period: "daily",
  mode: "daily",
  substance: { water: 58, isIonic: true, isSilicone: false, permeability: 26, thickness: 0.1 },
  uv: { uva: 70, uvb: 95 },
  print: "sky",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-9, 6], { baseCurve: [8.7], diameter: [14] }),
      packs: [[30, 89]],
      about: words(
        "Cienka soczewka na okazje: na basen, rower albo wesele. Po zdjęciu po prostu ją wyrzucasz.",
        "Eine dünne Linse für besondere Stunden: fürs Schwimmbad, aufs Rad oder zur Hochzeit. Danach kommt sie in den Müll.",
        "A thin lens for the odd occasion: the pool, a bike ride or a wedding. Afterwards you simply throw it away.",
      ),
    },
  ],
};

const oneSilicone: LensFamily = {
  sku: "TN-JEDEN-SI",
  brand: "ton",
  names: words("Toń Jeden Si", "Toń Eins Si", "Toń One Si"),
  period: "daily",
  mode: "daily",
  substance: { water: 46, isIonic: false, isSilicone: true, permeability: 100, thickness: 0.08 },
  uv: { uva: 93, uvb: 99.5 },
  print: "slate",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.5, 9], diameter: [14.2] }),
      packs: [
        [10, 59],
        [30, 149],
        [180, 649],
      ],
      about: words(
        "Powierzchnia wiąże łzy i do wieczora zostaje śliska, dlatego przy mruganiu nic nie drapie.",
        "Die Oberfläche bindet Tränen und bleibt bis zum Abend glatt, beim Blinzeln reibt nichts.",
        "Its surface holds on to tears and stays slippery until the evening, so nothing rubs when you blink.",
      ),
    },
    {
      design: "toric",
      matrix: toric([-9, 4], [-2.25], { baseCurve: [8.5], diameter: [14.3] }),
      packs: [
        [30, 189],
        [90, 519],
      ],
      about: words(
        "Gładka krawędź i stabilizacja u góry i u dołu: obraz nie pływa, gdy patrzysz w bok.",
        "Glatter Rand, oben und unten stabilisiert: Das Bild schwimmt nicht, wenn Sie zur Seite blicken.",
        "A smooth edge, balanced above and below: the picture does not swim when you look aside.",
      ),
    },
    {
      design: "multifocal",
      matrix: multifocal([-9, 5], ["low", "medium", "high"], { baseCurve: [8.5], diameter: [14.2] }),
      packs: [
        [30, 219],
        [90, 599],
      ],
      about: words(
        "Dla oczu po czterdziestce: przejścia między strefami są łagodne, a para codziennie świeża.",
        "Für Augen ab vierzig: sanfte Übergänge zwischen den Zonen und jeden Tag ein frisches Paar.",
        "For eyes past forty: gentle transitions between the zones, and a fresh pair every day.",
      ),
    },
  ],
};

const month: LensFamily = {
  sku: "TN-MIESIAC",
  brand: "ton",
  names: words("Toń Miesiąc", "Toń Monat", "Toń Month"),
  period: "monthly",
  mode: "flexible",
  substance: { water: 33, isIonic: false, isSilicone: true, permeability: 110, thickness: 0.08 },
  uv: null,
  print: "sea",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.6], diameter: [14.2] }),
      packs: [
        [monthlyLensesPerPack, 95],
        [6, 179],
      ],
      about: words(
        "Mało wody, dużo tlenu: soczewka nie wysycha pod koniec dnia. Jednej drzemki nie trzeba się bać.",
        "Wenig Wasser, viel Sauerstoff: Die Linse trocknet auch am Abend nicht aus. Ein Nickerchen verzeiht sie.",
        "Little water and plenty of oxygen: the lens does not dry out towards the evening, and forgives a nap.",
      ),
    },
    {
      design: "toric",
      matrix: toric([-9, 6], [-2.25], { baseCurve: [8.7], diameter: [14.5] }),
      packs: [
        [monthlyLensesPerPack, 129],
        [6, 239],
      ],
      about: words(
        "Mała zawartość wody i szeroka strefa optyczna: litery zostają ostre także wieczorem, przy świetle lampy.",
        "Wenig Wasser und eine weite optische Zone: Buchstaben bleiben auch abends bei Lampenlicht scharf.",
        "Little water and a wide optical zone: letters stay sharp in the evening, by lamplight too.",
      ),
    },
    {
      design: "multifocal",
      matrix: multifocal([-9, 6], [1, 1.5, 2, 2.5], { baseCurve: [8.6], diameter: [14.1] }),
      packs: [
        [monthlyLensesPerPack, 169],
        [6, 319],
      ],
      about: words(
        "Addycję dobiera się tu co pół dioptrii, jak w okularach, więc łatwiej trafić w to, czego oko naprawdę potrzebuje.",
        "Die Addition wird hier wie bei der Brille in halben Dioptrien gewählt: So trifft man eher, was das Auge wirklich braucht.",
        "The addition comes in half dioptres here, as it does in glasses, so it is easier to meet what the eye really needs.",
      ),
    },
  ],
};

const thirty: LensFamily = {
  sku: "TN-TRZYDZIESCI",
  brand: "ton",
  names: words("Toń Trzydzieści", "Toń Dreißig", "Toń Thirty"),
  period: "monthly",
  mode: "continuous",
  substance: { water: 24, isIonic: false, isSilicone: true, permeability: 140, thickness: 0.08 },
  uv: null,
  print: "rose",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-10, 6], { baseCurve: [8.6, 8.4], diameter: [13.8] }),
      packs: [[monthlyLensesPerPack, 159]],
      about: words(
        "Najwięcej tlenu w naszym sklepie. Za zgodą okulisty można je nosić bez przerwy do trzydziestu dni i nocy.",
        "So viel Sauerstoff lässt bei uns keine andere Linse durch. Mit Zustimmung des Augenarztes bis zu dreißig Tage und Nächte durchgehend tragbar.",
        "No lens in our shop lets more oxygen through. With your eye doctor's consent they may be worn for thirty days and nights without a break.",
      ),
    },
  ],
};

/** The lenses of Toń. */
export const ton = [one, oneSilicone, month, thirty];
