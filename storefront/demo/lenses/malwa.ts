import { words } from "../words.ts";
import type { LensFamily } from "./family.ts";
import { colored, cosmetic } from "./ranges.ts";

const day: LensFamily = {
  sku: "MW-DZIEN",
  brand: "malwa",
  names: words("Malwa Dzień", "Malwa Tag", "Malwa Day"),
  period: "daily",
  mode: "daily",
  substance: { water: 58, isIonic: true, isSilicone: false, permeability: 25, thickness: 0.1 },
  uv: { uva: 70, uvb: 96 },
  print: "plum",
  designs: [
    {
      design: "color",
      matrix: colored(-8, ["hazel", "honey", "green", "blue", "grey"], [], { baseCurve: [8.6], diameter: [14.2] }),
      packs: [
        [10, 69],
        [30, 169],
      ],
      about: words(
        "Podkreśla kolor oczu wzorem z trzech odcieni: z bliska widać tęczówkę, nie soczewkę.",
        "Ein Muster aus drei Tönen betont die Augenfarbe: Von nahem sieht man die Iris, nicht die Linse.",
        "A pattern of three shades brings out the colour of your eyes: from near you see an iris, not a lens.",
      ),
    },
  ],
};

const month: LensFamily = {
  sku: "MW-MIESIAC",
  brand: "malwa",
  names: words("Malwa Miesiąc", "Malwa Monat", "Malwa Month"),
  period: "monthly",
  mode: "daily",
  substance: { water: 36, isIonic: false, isSilicone: true, permeability: 104, thickness: 0.08 },
  uv: null,
  print: "rose",
  designs: [
    {
      design: "color",
      matrix: colored(
        -8,
        ["hazel", "honey", "brown", "green", "turquoise", "blue", "sapphire", "grey", "violet"],
        ["hazel", "green", "blue", "grey"],
        { baseCurve: [8.6], diameter: [14.2] },
      ),
      packs: [[2, 89]],
      about: words(
        "Zmienia także ciemne oczy. W opakowaniu jest para, na miesiąc noszenia w dzień.",
        "Verändert auch dunkle Augen. In der Packung liegt ein Paar für einen Monat, nur am Tag zu tragen.",
        "Changes dark eyes as well. The pack holds a pair for a month of daytime wear.",
      ),
    },
  ],
};

const masquerade: LensFamily = {
  sku: "MW-MASKARADA",
  brand: "malwa",
  names: words("Malwa Maskarada", "Malwa Maskerade", "Malwa Masquerade"),
  period: "monthly",
  mode: "daily",
  substance: { water: 38, isIonic: false, isSilicone: false, permeability: 22, thickness: 0.09 },
  uv: null,
  print: "slate",
  designs: [
    {
      design: "color",
      matrix: cosmetic(["turquoise", "sapphire", "violet"], { baseCurve: [8.6], diameter: [14] }),
      packs: [[2, 59]],
      about: words(
        "Na bal i na scenę: mocny kolor, bez korekcji. Nie pożyczaj ich nikomu i zdejmij przed snem.",
        "Für Ball und Bühne: kräftige Farbe, ohne Korrektur. Verleihen Sie sie nie und nehmen Sie sie vor dem Schlafen heraus.",
        "For the ball and the stage: strong colour, no correction. Never lend them, and take them out before you sleep.",
      ),
    },
  ],
};

/** The lenses of Malwa, which are worn for their colour. */
export const malwa = [day, month, masquerade];
