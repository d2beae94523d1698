import { words } from "../texts/index.ts";
import type { LensFamily } from "../lensFamily.ts";
import { colored, cosmetic } from "../lensRanges.ts";

const day: LensFamily = {
  sku: "MW-DZIEN",
  brand: "malwa",
  names: words("lenses.malwa.day.names"),
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
      about: words("lenses.malwa.day.color.about"),
    },
  ],
};

const month: LensFamily = {
  sku: "MW-MIESIAC",
  brand: "malwa",
  names: words("lenses.malwa.month.names"),
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
      about: words("lenses.malwa.month.color.about"),
    },
  ],
};

const masquerade: LensFamily = {
  sku: "MW-MASKARADA",
  brand: "malwa",
  names: words("lenses.malwa.masquerade.names"),
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
      about: words("lenses.malwa.masquerade.color.about"),
    },
  ],
};

/** The lenses of Malwa, which are worn for their colour. */
export const malwa = [day, month, masquerade];
