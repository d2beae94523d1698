import { words, same, type Words } from "../texts/index.ts";
import type { LensColor } from "../lensRanges.ts";
import type { LensBrand, LensDesign, LensKind } from "../lensFamily.ts";
import { brands } from "./brands.ts";
import type { SeedAttribute } from "./choices.ts";

const periods: Readonly<Record<LensKind["period"], Words>> = {
  daily: words("attributes.lens.periods.daily"),
  "two-weekly": words("attributes.lens.periods.two-weekly"),
  monthly: words("attributes.lens.periods.monthly"),
};

const modes: Readonly<Record<LensKind["mode"], Words>> = {
  daily: words("attributes.lens.modes.daily"),
  flexible: words("attributes.lens.modes.flexible"),
  extended: words("attributes.lens.modes.extended"),
  continuous: words("attributes.lens.modes.continuous"),
};

const materials: Readonly<Record<"hydrogel" | "silicone-hydrogel", Words>> = {
  hydrogel: words("attributes.lens.materials.hydrogel"),
  "silicone-hydrogel": words("attributes.lens.materials.silicone-hydrogel"),
};

const uvFilters: Readonly<Record<"class-1" | "class-2" | "none", Words>> = {
  "class-1": words("attributes.lens.uvFilters.class-1"),
  "class-2": words("attributes.lens.uvFilters.class-2"),
  none: words("attributes.lens.uvFilters.none"),
};

/** Makers of contact lenses. All are invented. */
const manufacturers: Readonly<Record<Extract<LensBrand, "kropla" | "ton" | "perlica">, Words>> = {
  kropla: same("Pracownia Kropla"),
  ton: same("Pracownia Toń"),
  perlica: same("Perlica Optika"),
};

/** The manufacturer of each brand. */
export const manufacturerOf: Readonly<Record<LensBrand, keyof typeof manufacturers>> = {
  kropla: "kropla",
  ton: "ton",
  nurt: "ton",
  perlica: "perlica",
  malwa: "perlica",
};

const lensBrands: Readonly<Record<LensBrand, Words>> = {
  kropla: brands.kropla,
  ton: brands.ton,
  nurt: brands.nurt,
  perlica: brands.perlica,
  malwa: brands.malwa,
};

const designs: Readonly<Record<LensDesign, Words>> = {
  spherical: words("attributes.lens.designs.spherical"),
  toric: words("attributes.lens.designs.toric"),
  multifocal: words("attributes.lens.designs.multifocal"),
  color: words("attributes.lens.designs.color"),
};

const lensColors: Readonly<Record<LensColor, Words>> = {
  hazel: words("attributes.lens.lensColors.hazel"),
  honey: words("attributes.lens.lensColors.honey"),
  brown: words("attributes.lens.lensColors.brown"),
  green: words("attributes.lens.lensColors.green"),
  turquoise: words("attributes.lens.lensColors.turquoise"),
  blue: words("attributes.lens.lensColors.blue"),
  sapphire: words("attributes.lens.lensColors.sapphire"),
  grey: words("attributes.lens.lensColors.grey"),
  violet: words("attributes.lens.lensColors.violet"),
};

const fdaGroups: Readonly<Record<"1" | "2" | "3" | "4" | "5", Words>> = {
  1: same("I"),
  2: same("II"),
  3: same("III"),
  4: same("IV"),
  5: same("V"),
};

const optionAttribute = (
  id: number,
  code: string,
  labels: Words,
  options: Readonly<Record<string, Words>>,
): SeedAttribute => ({
  id,
  code: `contactlens_${code}`,
  labels,
  options: Object.entries(options),
  isComparable: true,
});

const numericAttribute = (id: number, code: string, labels: Words, unit?: string): SeedAttribute => ({
  id,
  code: `contactlens_${code}`,
  labels,
  ...(unit && { unit }),
  isComparable: true,
});

/** Attributes of contact lenses. */
export const lensAttributes: readonly SeedAttribute[] = [
  optionAttribute(180, "wear_period", words("attributes.lens.wear_period"), periods),
  optionAttribute(181, "wear_mode", words("attributes.lens.wear_mode"), modes),
  optionAttribute(182, "material_type", words("attributes.lens.material_type"), materials),
  optionAttribute(183, "mfg", words("attributes.lens.mfg"), manufacturers),
  optionAttribute(184, "uv_filter", words("attributes.lens.uv_filter"), uvFilters),
  numericAttribute(185, "hydration", words("attributes.lens.hydration"), "%"),
  numericAttribute(186, "base_curve", words("attributes.lens.base_curve"), "mm"),
  numericAttribute(187, "diameter", words("attributes.lens.diameter"), "mm"),
  numericAttribute(188, "dkt", words("attributes.lens.dkt")),
  numericAttribute(189, "pack_size", words("attributes.lens.pack_size")),
  optionAttribute(190, "design", words("attributes.lens.design"), designs),
  optionAttribute(191, "brand", words("attributes.lens.brand"), lensBrands),
  optionAttribute(192, "color", words("attributes.lens.color"), lensColors),
  optionAttribute(193, "fda_group", words("attributes.lens.fda_group"), fdaGroups),
];
