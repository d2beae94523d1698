import type { FrameMaterial, FrameShape, Rim } from "@dioptra/ui/eyewear";
import type { SeedFrame } from "../frame.ts";
import { same, words, type Words } from "../words.ts";
import { colors, sizes } from "./choices.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

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

const byId = (options: readonly { readonly id: number; readonly words: Words }[]) =>
  options.map(({ id, words: labels }) => [String(id), labels] as const);

const painted = Object.entries(colors).map(([finish, { id, words: labels }]) => [String(id), labels, finish] as const);

const measure = (id: number, code: string, labels: Words): SeedAttribute => ({
  id,
  code,
  labels,
  unit: "mm",
  isComparable: true,
});

/** What frames are told apart by. Colour and size are chosen; the rest is said. */
export const frameAttributes: readonly SeedAttribute[] = [
  {
    id: 82,
    code: "gender",
    labels: words("Dla kogo", "Für wen", "For"),
    options: Object.entries(genders),
    isComparable: true,
  },
  {
    id: 83,
    code: "shape",
    labels: words("Kształt", "Form", "Shape"),
    options: Object.entries(shapes),
    isComparable: true,
  },
  { id: 84, code: "rim", labels: words("Oprawa", "Rand", "Rim"), options: Object.entries(rims), isComparable: true },
  {
    id: 85,
    code: "material",
    labels: words("Materiał", "Material", "Material"),
    options: Object.entries(materials),
    isComparable: true,
  },
  {
    id: 93,
    code: "color",
    labels: words("Kolor", "Farbe", "Colour"),
    options: painted,
    isChoice: true,
  },
  {
    id: 142,
    code: "size",
    labels: words("Rozmiar", "Größe", "Size"),
    options: byId(Object.values(sizes)),
    isChoice: true,
  },
  measure(150, "width", words("Szerokość szkła", "Glasbreite", "Lens width")),
  measure(151, "lens_height", words("Wysokość szkła", "Glashöhe", "Lens height")),
  measure(152, "bridge", words("Mostek", "Steg", "Bridge")),
  measure(153, "length", words("Zausznik", "Bügel", "Temple")),
  measure(154, "total_width", words("Szerokość całkowita", "Gesamtbreite", "Total width")),
  {
    id: 155,
    code: "weight",
    labels: words("Masa w gramach", "Gewicht in Gramm", "Weight in grams"),
    isComparable: true,
  },
];
