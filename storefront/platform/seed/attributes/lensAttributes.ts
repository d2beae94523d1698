import type { SeedLenses } from "../lenses.ts";
import { same, words, type Words } from "../words.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

const periods: Readonly<Record<SeedLenses["period"], Words>> = {
  daily: words("Jednodniowe", "Tageslinsen", "Daily"),
  "two-weekly": words("Dwutygodniowe", "Zweiwochenlinsen", "Two-weekly"),
  monthly: words("Miesięczne", "Monatslinsen", "Monthly"),
};

const modes: Readonly<Record<SeedLenses["mode"], Words>> = {
  daily: words("Dzienny", "Am Tag", "By day"),
  flexible: words("Elastyczny: czasem także w nocy", "Flexibel: gelegentlich auch nachts", "Flexible: the odd night"),
  extended: words("Przedłużony: do 6 nocy", "Verlängert: bis zu 6 Nächte", "Extended: up to 6 nights"),
  continuous: words(
    "Ciągły: do 30 dni i nocy",
    "Dauertragen: bis zu 30 Tage und Nächte",
    "Continuous: up to 30 days and nights",
  ),
};

const materials: Readonly<Record<SeedLenses["material"], Words>> = {
  hydrogel: words("Hydrożel", "Hydrogel", "Hydrogel"),
  "silicone-hydrogel": words("Silikon-hydrożel", "Silikon-Hydrogel", "Silicone hydrogel"),
};

const uvFilters: Readonly<Record<SeedLenses["uvFilter"], Words>> = {
  "class-1": words("Klasa 1", "Klasse 1", "Class 1"),
  "class-2": words("Klasa 2", "Klasse 2", "Class 2"),
  none: words("Bez filtra UV", "Ohne UV-Filter", "No UV filter"),
};

/** Who makes them; no such maker exists. */
export const manufacturers: Readonly<Record<SeedLenses["brand"], Words>> = {
  kropla: same("Pracownia Kropla"),
  ton: same("Pracownia Toń"),
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
];
