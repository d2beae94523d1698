import { words } from "../texts/index.ts";
import { configuration } from "#configuration/index.ts";
import type { LensFamily } from "../lensFamily.ts";
import { multifocal, spherical, toric } from "../lensRanges.ts";

const { oneDayHydration, monthlyLensesPerPack } = configuration.lenses;

const day: LensFamily = {
  sku: "KR-DZIEN",
  brand: "kropla",
  names: words("lenses.kropla.day.names"),
  period: "daily",
  mode: "daily",
  substance: { water: oneDayHydration, isIonic: false, isSilicone: false, permeability: 28, thickness: 0.1 },
  uv: null,
  print: "sea",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.6], diameter: [14.2] }),
      packs: [
        [30, 99],
        [90, 269],
      ],
      about: words("lenses.kropla.day.spherical.about", { oneDayHydration }),
    },
    {
      design: "toric",
      matrix: toric([-8, 4], [-2.25], { baseCurve: [8.6], diameter: [14.5] }),
      packs: [
        [30, 129],
        [90, 349],
      ],
      about: words("lenses.kropla.day.toric.about"),
    },
  ],
};

const dayPlus: LensFamily = {
  sku: "KR-DZIEN-PLUS",
  brand: "kropla",
  names: words("lenses.kropla.dayPlus.names"),
  period: "daily",
  mode: "daily",
  substance: { water: 48, isIonic: false, isSilicone: true, permeability: 94.4, thickness: 0.08 },
  uv: { uva: 91, uvb: 99.2 },
  print: "sky",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 6], { baseCurve: [8.5, 9], diameter: [14.2] }),
      packs: [
        [30, 139],
        [90, 379],
      ],
      about: words("lenses.kropla.dayPlus.spherical.about"),
    },
    {
      design: "toric",
      matrix: toric([-9, 4], [-2.25], { baseCurve: [8.5], diameter: [14.3] }),
      packs: [
        [30, 179],
        [90, 489],
      ],
      about: words("lenses.kropla.dayPlus.toric.about"),
    },
    {
      design: "multifocal",
      matrix: multifocal([-9, 6], ["low", "medium", "high"], { baseCurve: [8.4], diameter: [14.2] }),
      packs: [
        [30, 209],
        [90, 569],
      ],
      about: words("lenses.kropla.dayPlus.multifocal.about"),
    },
  ],
};

const fortnight: LensFamily = {
  sku: "KR-DWA",
  brand: "kropla",
  names: words("lenses.kropla.fortnight.names"),
  period: "two-weekly",
  mode: "extended",
  substance: { water: 38, isIonic: false, isSilicone: true, permeability: 103, thickness: 0.07 },
  uv: { uva: 96, uvb: 99.9 },
  print: "slate",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.4, 8.8], diameter: [14] }),
      packs: [
        [6, 119],
        [12, 219],
      ],
      about: words("lenses.kropla.fortnight.spherical.about"),
    },
    {
      design: "toric",
      matrix: toric([-9, 6], [-2.25, -2.75], { baseCurve: [8.6], diameter: [14.5] }),
      packs: [
        [6, 149],
        [12, 279],
      ],
      about: words("lenses.kropla.fortnight.toric.about"),
    },
    {
      design: "multifocal",
      matrix: multifocal([-9, 6], ["low", "medium", "high"], { baseCurve: [8.4], diameter: [14.3] }),
      packs: [[6, 189]],
      about: words("lenses.kropla.fortnight.multifocal.about"),
    },
  ],
};

const month: LensFamily = {
  sku: "KR-MIESIAC",
  brand: "kropla",
  names: words("lenses.kropla.month.names"),
  period: "monthly",
  mode: "daily",
  substance: { water: 55, isIonic: true, isSilicone: false, permeability: 24, thickness: 0.1 },
  uv: { uva: 72, uvb: 96 },
  print: "moss",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-10, 6], { baseCurve: [8.7], diameter: [14.4] }),
      packs: [[monthlyLensesPerPack, 69]],
      about: words("lenses.kropla.month.spherical.about"),
    },
    {
      design: "toric",
      matrix: toric([-6, 4], [-2.25], { baseCurve: [8.7], diameter: [14.5] }),
      packs: [[monthlyLensesPerPack, 99]],
      about: words("lenses.kropla.month.toric.about"),
    },
  ],
};

const monthPlus: LensFamily = {
  sku: "KR-MIESIAC-PLUS",
  brand: "kropla",
  names: words("lenses.kropla.monthPlus.names"),
  period: "monthly",
  mode: "flexible",
  substance: { water: 46, isIonic: false, isSilicone: true, permeability: 100, thickness: 0.08 },
  uv: { uva: 90, uvb: 99 },
  print: "plum",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.6, 8.3], diameter: [14.2] }),
      packs: [
        [monthlyLensesPerPack, 109],
        [6, 199],
      ],
      about: words("lenses.kropla.monthPlus.spherical.about"),
    },
    {
      design: "toric",
      matrix: toric([-9, 6], [-2.25, -2.75], { baseCurve: [8.6], diameter: [14.5] }),
      packs: [
        [monthlyLensesPerPack, 139],
        [6, 259],
      ],
      about: words("lenses.kropla.monthPlus.toric.about"),
    },
  ],
};

/** The lenses of Kropla. */
export const kropla = [day, dayPlus, fortnight, month, monthPlus];
