import { words } from "../texts/index.ts";
import { configuration } from "#configuration/index.ts";
import type { LensFamily } from "../lensFamily.ts";
import { multifocal, spherical, toric } from "../lensRanges.ts";

const { monthlyLensesPerPack } = configuration.lenses;

const day: LensFamily = {
  sku: "PE-DZIEN",
  brand: "perlica",
  names: words("lenses.perlica.day.names"),
  period: "daily",
  mode: "daily",
  substance: { water: 54, isIonic: false, isSilicone: true, permeability: 119, thickness: 0.085 },
  uv: { uva: 91, uvb: 99.3 },
  print: "plum",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.5], diameter: [14.1] }),
      packs: [
        [30, 169],
        [90, 459],
      ],
      about: words("lenses.perlica.day.spherical.about"),
    },
    {
      design: "multifocal",
      matrix: multifocal([-10, 6], ["low", "medium", "high"], { baseCurve: [8.5], diameter: [14.1] }),
      packs: [[30, 239]],
      about: words("lenses.perlica.day.multifocal.about"),
    },
  ],
};

const fortnight: LensFamily = {
  sku: "PE-DWA",
  brand: "perlica",
  names: words("lenses.perlica.fortnight.names"),
  period: "two-weekly",
  mode: "flexible",
  substance: { water: 47, isIonic: false, isSilicone: true, permeability: 91, thickness: 0.08 },
  uv: { uva: 90, uvb: 99 },
  print: "sea",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-10, 6], { baseCurve: [8.5], diameter: [14.2] }),
      packs: [
        [6, 129],
        [12, 239],
      ],
      about: words("lenses.perlica.fortnight.spherical.about"),
    },
  ],
};

const month: LensFamily = {
  sku: "PE-MIESIAC",
  brand: "perlica",
  names: words("lenses.perlica.month.names"),
  period: "monthly",
  mode: "extended",
  substance: { water: 48, isIonic: false, isSilicone: true, permeability: 128, thickness: 0.08 },
  uv: null,
  print: "rose",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.6], diameter: [14] }),
      packs: [
        [monthlyLensesPerPack, 119],
        [6, 219],
      ],
      about: words("lenses.perlica.month.spherical.about"),
    },
    {
      design: "toric",
      matrix: toric([-10, 6], [-2.25, -2.75], { baseCurve: [8.7], diameter: [14.5] }),
      packs: [
        [monthlyLensesPerPack, 149],
        [6, 279],
      ],
      about: words("lenses.perlica.month.toric.about"),
    },
    {
      design: "multifocal",
      matrix: multifocal([-8, 6], [1, 1.5, 2, 2.5], { baseCurve: [8.6], diameter: [14] }),
      packs: [[monthlyLensesPerPack, 189]],
      about: words("lenses.perlica.month.multifocal.about"),
    },
  ],
};

/** The lenses of Perlica. */
export const perlica = [day, fortnight, month];
