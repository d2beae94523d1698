import { words } from "../texts/index.ts";
import { configuration } from "#configuration/index.ts";
import type { LensFamily } from "../lensFamily.ts";
import { multifocal, spherical, toric } from "../lensRanges.ts";

const { monthlyLensesPerPack } = configuration.lenses;

const dawn: LensFamily = {
  sku: "NU-SWIT",
  brand: "nurt",
  names: words("lenses.nurt.dawn.names"),
  period: "daily",
  mode: "daily",
  substance: { water: 60, isIonic: true, isSilicone: false, permeability: 28, thickness: 0.09 },
  uv: null,
  print: "rose",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-8, 5], { baseCurve: [8.6], diameter: [14.1] }),
      packs: [
        [30, 79],
        [90, 209],
      ],
      about: words("lenses.nurt.dawn.spherical.about"),
    },
    {
      design: "toric",
      matrix: toric([-6, 3], [], { baseCurve: [8.6], diameter: [14.4] }),
      packs: [[30, 109]],
      about: words("lenses.nurt.dawn.toric.about"),
    },
  ],
};

const fourteen: LensFamily = {
  sku: "NU-CZTERNASCIE",
  brand: "nurt",
  names: words("lenses.nurt.fourteen.names"),
  period: "two-weekly",
  mode: "daily",
  substance: { water: 58, isIonic: true, isSilicone: false, permeability: 28, thickness: 0.08 },
  uv: { uva: 68, uvb: 95.5 },
  print: "moss",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-9, 6], { baseCurve: [8.7, 8.3], diameter: [14] }),
      packs: [
        [6, 79],
        [12, 145],
      ],
      about: words("lenses.nurt.fourteen.spherical.about"),
    },
    {
      design: "toric",
      matrix: toric([-6, 3], [-2.25], { baseCurve: [8.7], diameter: [14.4] }),
      packs: [[6, 109]],
      about: words("lenses.nurt.fourteen.toric.about"),
    },
  ],
};

const moon: LensFamily = {
  sku: "NU-KSIEZYC",
  brand: "nurt",
  names: words("lenses.nurt.moon.names"),
  period: "monthly",
  mode: "extended",
  substance: { water: 36, isIonic: false, isSilicone: true, permeability: 99, thickness: 0.08 },
  uv: null,
  print: "slate",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 6], { baseCurve: [8.6, 8.4], diameter: [14] }),
      packs: [
        [1, 39],
        [monthlyLensesPerPack, 99],
        [6, 185],
      ],
      about: words("lenses.nurt.moon.spherical.about"),
    },
    {
      design: "multifocal",
      matrix: multifocal([-8, 5], ["low", "high"], { baseCurve: [8.6], diameter: [14] }),
      packs: [[monthlyLensesPerPack, 149]],
      about: words("lenses.nurt.moon.multifocal.about"),
    },
  ],
};

/** The lenses of Nurt. */
export const nurt = [dawn, fourteen, moon];
