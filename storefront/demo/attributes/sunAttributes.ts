import type { Tint } from "@dioptra/ui/eyewear";
import type { SunLenses } from "../frame.ts";
import { words, type Words } from "../words.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

const tints: Readonly<Record<Tint, Words>> = {
  grey: words("Szare", "Grau", "Grey"),
  brown: words("Brązowe", "Braun", "Brown"),
  green: words("Zielone", "Grün", "Green"),
  "grey-gradient": words("Szare cieniowane", "Grau verlaufend", "Grey gradient"),
  "brown-gradient": words("Brązowe cieniowane", "Braun verlaufend", "Brown gradient"),
  "green-gradient": words("Zielone cieniowane", "Grün verlaufend", "Green gradient"),
  "silver-mirror": words("Lustrzane srebrne", "Silbern verspiegelt", "Silver mirror"),
  "blue-mirror": words("Lustrzane niebieskie", "Blau verspiegelt", "Blue mirror"),
  "gold-mirror": words("Lustrzane złote", "Golden verspiegelt", "Gold mirror"),
};

const uvCategories: Readonly<Record<SunLenses["uvCategory"], Words>> = {
  1: words("Kategoria 1: lekkie przyciemnienie", "Kategorie 1: leicht getönt", "Category 1: lightly tinted"),
  2: words("Kategoria 2: średnie słońce", "Kategorie 2: mittlere Sonne", "Category 2: moderate sun"),
  3: words("Kategoria 3: mocne słońce", "Kategorie 3: starke Sonne", "Category 3: strong sun"),
};

/** What sunglasses are told apart by, beyond their frames. */
export const sunAttributes: readonly SeedAttribute[] = [
  {
    id: 160,
    code: "tint",
    labels: words("Kolor szkieł", "Glasfarbe", "Lens colour"),
    options: Object.entries(tints),
    isComparable: true,
  },
  {
    id: 161,
    code: "uv_category",
    labels: words("Ochrona przed słońcem", "Sonnenschutz", "Sun protection"),
    options: Object.entries(uvCategories),
    isComparable: true,
  },
  {
    id: 162,
    code: "uv_filter",
    labels: words("Filtr UV", "UV-Filter", "UV filter"),
    options: [["uv-400", words("UV 400: pełna ochrona", "UV 400: voller Schutz", "UV 400: full protection")]],
    isComparable: true,
  },
];
