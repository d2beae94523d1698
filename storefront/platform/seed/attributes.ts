import type { Finish, FrameMaterial, FrameShape, Rim } from "@dioptra/ui/eyewear";
import type { FrameSize } from "@dioptra/ui/optics";
import type { Brand, SeedFrame, SeedLocale } from "./frame.ts";

type Words = Readonly<Record<SeedLocale, string>>;

const same = (word: string): Words => ({ pl: word, de: word, en: word });
const words = (pl: string, de: string, en: string): Words => ({ pl, de, en });

const brands: Readonly<Record<Brand, Words>> = {
  halny: same("Halny"),
  mirno: same("Mirno"),
  "okno-27": same("Okno 27"),
  tarnina: same("Tarnina"),
};

const genders: Readonly<Record<SeedFrame["gender"], Words>> = {
  women: words("Damskie", "Damen", "Women"),
  men: words("Męskie", "Herren", "Men"),
  unisex: same("Unisex"),
};

const shapes: Readonly<Record<FrameShape, Words>> = {
  square: words("Kwadratowe", "Quadratisch", "Square"),
  round: words("Okrągłe", "Rund", "Round"),
  oval: words("Owalne", "Oval", "Oval"),
  rectangular: words("Prostokątne", "Rechteckig", "Rectangular"),
  trapezoid: words("Trapezowe", "Trapezförmig", "Trapezoid"),
  triangular: words("Pilotki", "Pilotenform", "Aviator"),
  panto: same("Panto"),
  geometric: words("Geometryczne", "Geometrisch", "Geometric"),
};

const rims: Readonly<Record<Rim, Words>> = {
  full: words("Pełnoramkowa", "Vollrand", "Full rim"),
  half: words("Półramkowa", "Halbrand", "Half rim"),
  rimless: words("Bezramkowa", "Randlos", "Rimless"),
};

const materials: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words("Acetat", "Acetat", "Acetate"),
  metal: words("Metal", "Metall", "Metal"),
  titanium: words("Tytan", "Titan", "Titanium"),
  mixed: words("Acetat i metal", "Acetat und Metall", "Acetate and metal"),
};

/** Ids that carts and links hold: a colour keeps its own for ever. */
export const colors: Readonly<Record<Finish, { readonly id: number; readonly words: Words }>> = {
  black: { id: 49, words: words("Czarny", "Schwarz", "Black") },
  navy: { id: 50, words: words("Granatowy", "Marineblau", "Navy") },
  bottle: { id: 51, words: words("Butelkowa zieleń", "Flaschengrün", "Bottle green") },
  wine: { id: 52, words: words("Bordowy", "Bordeaux", "Burgundy") },
  sky: { id: 53, words: words("Błękitny", "Himmelblau", "Sky blue") },
  honey: { id: 54, words: words("Miodowy", "Honig", "Honey") },
  havana: { id: 55, words: words("Szylkret", "Havanna", "Tortoise") },
  "grey-havana": { id: 56, words: words("Szary szylkret", "Havanna grau", "Grey tortoise") },
  crystal: { id: 57, words: words("Przezroczysty", "Transparent", "Crystal") },
  "rose-crystal": { id: 58, words: words("Różowy przezroczysty", "Rosé transparent", "Rose crystal") },
  "smoke-gradient": { id: 59, words: words("Dymny cieniowany", "Rauchgrau verlaufend", "Smoke gradient") },
  gold: { id: 60, words: words("Złoty", "Gold", "Gold") },
  silver: { id: 61, words: words("Srebrny", "Silber", "Silver") },
  "rose-gold": { id: 62, words: words("Różowe złoto", "Roségold", "Rose gold") },
  gunmetal: { id: 63, words: words("Grafitowy", "Anthrazit", "Gunmetal") },
};

/** Ids that carts and links hold, by the width of the whole frame. */
export const sizes: Readonly<Record<FrameSize, { readonly id: number; readonly words: Words }>> = {
  narrow: { id: 171, words: words("Wąski", "Schmal", "Narrow") },
  medium: { id: 172, words: words("Średni", "Mittel", "Medium") },
  wide: { id: 173, words: words("Szeroki", "Breit", "Wide") },
};

interface SeedAttribute {
  readonly id: number;
  readonly code: string;
  readonly labels: Words;
  /** By the value that products carry, in the order shown. */
  readonly options: readonly (readonly [value: string, labels: Words])[];
}

const byId = (options: readonly { readonly id: number; readonly words: Words }[]) =>
  options.map(({ id, words }) => [String(id), words] as const);

/** What products can be told apart by. Colour and size are chosen; the rest is said. */
export const attributes: readonly SeedAttribute[] = [
  { id: 81, code: "brand", labels: words("Marka", "Marke", "Brand"), options: Object.entries(brands) },
  { id: 82, code: "gender", labels: words("Dla kogo", "Für wen", "For"), options: Object.entries(genders) },
  { id: 83, code: "shape", labels: words("Kształt", "Form", "Shape"), options: Object.entries(shapes) },
  { id: 84, code: "rim", labels: words("Oprawa", "Rand", "Rim"), options: Object.entries(rims) },
  { id: 85, code: "material", labels: words("Materiał", "Material", "Material"), options: Object.entries(materials) },
  { id: 93, code: "color", labels: words("Kolor", "Farbe", "Colour"), options: byId(Object.values(colors)) },
  { id: 142, code: "size", labels: words("Rozmiar", "Größe", "Size"), options: byId(Object.values(sizes)) },
];
