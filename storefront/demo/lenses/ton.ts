import { words } from "../texts/index.ts";
import { configuration } from "#configuration/index.ts";
import type { LensFamily } from "../lensFamily.ts";
import { multifocal, spherical, toric } from "../lensRanges.ts";

const { monthlyLensesPerPack } = configuration.lenses;

const one: LensFamily = {
  sku: "TN-JEDEN",
  brand: "ton",
  names: words("lenses.ton.one.names"),
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
      about: words("lenses.ton.one.spherical.about"),
    },
  ],
};

const oneSilicone: LensFamily = {
  sku: "TN-JEDEN-SI",
  brand: "ton",
  names: words("lenses.ton.oneSilicone.names"),
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
      about: words("lenses.ton.oneSilicone.spherical.about"),
    },
    {
      design: "toric",
      matrix: toric([-9, 4], [-2.25], { baseCurve: [8.5], diameter: [14.3] }),
      packs: [
        [30, 189],
        [90, 519],
      ],
      about: words("lenses.ton.oneSilicone.toric.about"),
    },
    {
      design: "multifocal",
      matrix: multifocal([-9, 5], ["low", "medium", "high"], { baseCurve: [8.5], diameter: [14.2] }),
      packs: [
        [30, 219],
        [90, 599],
      ],
      about: words("lenses.ton.oneSilicone.multifocal.about"),
    },
  ],
};

const month: LensFamily = {
  sku: "TN-MIESIAC",
  brand: "ton",
  names: words("lenses.ton.month.names"),
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
      about: words("lenses.ton.month.spherical.about"),
    },
    {
      design: "toric",
      matrix: toric([-9, 6], [-2.25], { baseCurve: [8.7], diameter: [14.5] }),
      packs: [
        [monthlyLensesPerPack, 129],
        [6, 239],
      ],
      about: words("lenses.ton.month.toric.about"),
    },
    {
      design: "multifocal",
      matrix: multifocal([-9, 6], [1, 1.5, 2, 2.5], { baseCurve: [8.6], diameter: [14.1] }),
      packs: [
        [monthlyLensesPerPack, 169],
        [6, 319],
      ],
      about: words("lenses.ton.month.multifocal.about"),
    },
  ],
};

const thirty: LensFamily = {
  sku: "TN-TRZYDZIESCI",
  brand: "ton",
  names: words("lenses.ton.thirty.names"),
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
      about: words("lenses.ton.thirty.spherical.about"),
    },
  ],
};

/** The lenses of Toń. */
export const ton = [one, oneSilicone, month, thirty];
