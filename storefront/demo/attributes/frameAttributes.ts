import { words, same, type Words } from "../texts/index.ts";
import type { FrameMaterial, FrameShape, Rim } from "@dioptra/ui/eyewear";
import type { SeedFrame } from "../frame.ts";
import { colors, sizes } from "./choices.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

const genders: Readonly<Record<SeedFrame["gender"], Words>> = {
  women: words("attributes.frame.genders.women"),
  men: words("attributes.frame.genders.men"),
  unisex: same("Unisex"),
};

const shapes: Readonly<Record<FrameShape, Words>> = {
  square: words("attributes.frame.shapes.square"),
  round: words("attributes.frame.shapes.round"),
  oval: words("attributes.frame.shapes.oval"),
  rectangular: words("attributes.frame.shapes.rectangular"),
  trapezoid: words("attributes.frame.shapes.trapezoid"),
  triangular: words("attributes.frame.shapes.triangular"),
  panto: same("Panto"),
  geometric: words("attributes.frame.shapes.geometric"),
};

const rims: Readonly<Record<Rim, Words>> = {
  full: words("attributes.frame.rims.full"),
  half: words("attributes.frame.rims.half"),
  rimless: words("attributes.frame.rims.rimless"),
};

const materials: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words("attributes.frame.materials.acetate"),
  metal: words("attributes.frame.materials.metal"),
  titanium: words("attributes.frame.materials.titanium"),
  mixed: words("attributes.frame.materials.mixed"),
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
    labels: words("attributes.frame.gender.labels"),
    options: Object.entries(genders),
    isComparable: true,
  },
  {
    id: 83,
    code: "shape",
    labels: words("attributes.frame.shape.labels"),
    options: Object.entries(shapes),
    isComparable: true,
  },
  {
    id: 84,
    code: "rim",
    labels: words("attributes.frame.rim.labels"),
    options: Object.entries(rims),
    isComparable: true,
  },
  {
    id: 85,
    code: "material",
    labels: words("attributes.frame.material.labels"),
    options: Object.entries(materials),
    isComparable: true,
  },
  {
    id: 93,
    code: "color",
    labels: words("attributes.frame.color.labels"),
    options: painted,
    isChoice: true,
  },
  {
    id: 142,
    code: "size",
    labels: words("attributes.frame.size.labels"),
    options: byId(Object.values(sizes)),
    isChoice: true,
  },
  measure(150, "width", words("attributes.frame.width")),
  measure(151, "lens_height", words("attributes.frame.lens_height")),
  measure(152, "bridge", words("attributes.frame.bridge")),
  measure(153, "length", words("attributes.frame.length")),
  measure(154, "total_width", words("attributes.frame.total_width")),
  {
    id: 155,
    code: "weight",
    labels: words("attributes.frame.weight.labels"),
    isComparable: true,
  },
];
