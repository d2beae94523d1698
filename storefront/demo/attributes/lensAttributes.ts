import type { LensColor } from "../lenses/ranges.ts";
import type { LensBrand, LensDesign, LensKind } from "../lenses/lenses.ts";
import { same, words, type Words } from "../words.ts";
import { brands } from "./brands.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

const periods: Readonly<Record<LensKind["period"], Words>> = {
  daily: words("Jednodniowe", "Tageslinsen", "Daily"),
  "two-weekly": words("Dwutygodniowe", "Zweiwochenlinsen", "Two-weekly"),
  monthly: words("Miesięczne", "Monatslinsen", "Monthly"),
};

const modes: Readonly<Record<LensKind["mode"], Words>> = {
  daily: words("Dzienny", "Am Tag", "By day"),
  flexible: words("Elastyczny: czasem także w nocy", "Flexibel: gelegentlich auch nachts", "Flexible: the odd night"),
  extended: words("Przedłużony: do 6 nocy", "Verlängert: bis zu 6 Nächte", "Extended: up to 6 nights"),
  continuous: words(
    "Ciągły: do 30 dni i nocy",
    "Dauertragen: bis zu 30 Tage und Nächte",
    "Continuous: up to 30 days and nights",
  ),
};

const materials: Readonly<Record<"hydrogel" | "silicone-hydrogel", Words>> = {
  hydrogel: words("Hydrożel", "Hydrogel", "Hydrogel"),
  "silicone-hydrogel": words("Silikon-hydrożel", "Silikon-Hydrogel", "Silicone hydrogel"),
};

const uvFilters: Readonly<Record<"class-1" | "class-2" | "none", Words>> = {
  "class-1": words("Klasa 1", "Klasse 1", "Class 1"),
  "class-2": words("Klasa 2", "Klasse 2", "Class 2"),
  none: words("Bez filtra UV", "Ohne UV-Filter", "No UV filter"),
};

/** Who makes them; no such maker exists. */
const manufacturers: Readonly<Record<Extract<LensBrand, "kropla" | "ton" | "perlica">, Words>> = {
  kropla: same("Pracownia Kropla"),
  ton: same("Pracownia Toń"),
  perlica: same("Perlica Optika"),
};

/** By brand. */
export const manufacturerOf: Readonly<Record<LensBrand, keyof typeof manufacturers>> = {
  kropla: "kropla",
  ton: "ton",
  nurt: "ton",
  perlica: "perlica",
  malwa: "perlica",
};

const brandsOfLenses: Readonly<Record<LensBrand, Words>> = {
  kropla: brands.kropla,
  ton: brands.ton,
  nurt: brands.nurt,
  perlica: brands.perlica,
  malwa: brands.malwa,
};

const designs: Readonly<Record<LensDesign, Words>> = {
  spherical: words("Sferyczne", "Sphärisch", "Spherical"),
  toric: words("Toryczne, na astygmatyzm", "Torisch, bei Hornhautverkrümmung", "Toric, for astigmatism"),
  multifocal: words("Wieloogniskowe", "Multifokal", "Multifocal"),
  color: words("Kolorowe", "Farbig", "Coloured"),
};

const lensColors: Readonly<Record<LensColor, Words>> = {
  hazel: words("Piwny", "Haselnuss", "Hazel"),
  honey: words("Miodowy", "Honig", "Honey"),
  brown: words("Brązowy", "Braun", "Brown"),
  green: words("Zielony", "Grün", "Green"),
  turquoise: words("Turkusowy", "Türkis", "Turquoise"),
  blue: words("Niebieski", "Blau", "Blue"),
  sapphire: words("Szafirowy", "Saphir", "Sapphire"),
  grey: words("Szary", "Grau", "Grey"),
  violet: words("Fioletowy", "Violett", "Violet"),
};

const groups: Readonly<Record<"1" | "2" | "3" | "4" | "5", Words>> = {
  1: same("I"),
  2: same("II"),
  3: same("III"),
  4: same("IV"),
  5: same("V"),
};

const choice = (id: number, code: string, labels: Words, options: Readonly<Record<string, Words>>): SeedAttribute => ({
  id,
  code: `contactlens_${code}`,
  labels,
  options: Object.entries(options),
  isComparable: true,
});

const figure = (id: number, code: string, labels: Words, unit?: string): SeedAttribute => ({
  id,
  code: `contactlens_${code}`,
  labels,
  ...(unit && { unit }),
  isComparable: true,
});

/** What contact lenses are told apart by. */
export const lensAttributes: readonly SeedAttribute[] = [
  choice(180, "wear_period", words("Czas noszenia", "Tragedauer", "Wear period"), periods),
  choice(181, "wear_mode", words("Tryb noszenia", "Tragemodus", "Wear mode"), modes),
  choice(182, "material_type", words("Materiał soczewki", "Linsenmaterial", "Lens material"), materials),
  choice(183, "mfg", words("Producent", "Hersteller", "Manufacturer"), manufacturers),
  choice(184, "uv_filter", words("Filtr UV", "UV-Filter", "UV filter"), uvFilters),
  figure(185, "hydration", words("Uwodnienie", "Wassergehalt", "Hydration"), "%"),
  figure(186, "base_curve", words("Promień krzywizny", "Basiskurve", "Base curve"), "mm"),
  figure(187, "diameter", words("Średnica", "Durchmesser", "Diameter"), "mm"),
  figure(
    188,
    "dkt",
    words("Przepuszczalność tlenu Dk/t", "Sauerstoffdurchlässigkeit Dk/t", "Oxygen transmissibility Dk/t"),
  ),
  figure(189, "pack_size", words("Soczewek w opakowaniu", "Linsen pro Packung", "Lenses per pack")),
  choice(190, "design", words("Konstrukcja", "Bauart", "Design"), designs),
  choice(191, "brand", words("Marka soczewek", "Linsenmarke", "Lens brand"), brandsOfLenses),
  choice(192, "color", words("Kolor soczewki", "Linsenfarbe", "Lens colour"), lensColors),
  choice(193, "fda_group", words("Grupa materiału FDA", "FDA-Materialgruppe", "FDA material group"), groups),
];
