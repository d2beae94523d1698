import { same, words, type Words } from "../texts/index.ts";
import type { FrameMaterial, FrameShape, Rim, Tint } from "@dioptra/ui/eyewear";
import type { SeedFrame, SunLenses } from "../frame.ts";
import { colors, type SeedAttribute, sizes } from "./choices.ts";

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

const optionsById = (options: readonly { readonly id: number; readonly words: Words }[]) =>
  options.map(({ id, words: labels }) => [String(id), labels] as const);

const colorOptions = Object.entries(colors).map(
  ([finish, { id, words: labels }]) => [String(id), labels, finish] as const,
);

const measurement = (id: number, code: string, labels: Words): SeedAttribute => ({
  id,
  code,
  labels,
  unit: "mm",
  isComparable: true,
});

/** Attributes of frames. Shoppers choose colour and size. */
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
    options: colorOptions,
    isChoice: true,
  },
  {
    id: 142,
    code: "size",
    labels: words("attributes.frame.size.labels"),
    options: optionsById(Object.values(sizes)),
    isChoice: true,
  },
  measurement(150, "width", words("attributes.frame.width")),
  measurement(151, "lens_height", words("attributes.frame.lens_height")),
  measurement(152, "bridge", words("attributes.frame.bridge")),
  measurement(153, "length", words("attributes.frame.length")),
  measurement(154, "total_width", words("attributes.frame.total_width")),
  {
    id: 155,
    code: "weight",
    labels: words("attributes.frame.weight.labels"),
    isComparable: true,
  },
];

const tints: Readonly<Record<Tint, Words>> = {
  grey: words("attributes.sun.tints.grey"),
  brown: words("attributes.sun.tints.brown"),
  green: words("attributes.sun.tints.green"),
  "grey-gradient": words("attributes.sun.tints.grey-gradient"),
  "brown-gradient": words("attributes.sun.tints.brown-gradient"),
  "green-gradient": words("attributes.sun.tints.green-gradient"),
  "silver-mirror": words("attributes.sun.tints.silver-mirror"),
  "blue-mirror": words("attributes.sun.tints.blue-mirror"),
  "gold-mirror": words("attributes.sun.tints.gold-mirror"),
};

const uvCategories: Readonly<Record<SunLenses["uvCategory"], Words>> = {
  1: words("attributes.sun.uvCategories.1"),
  2: words("attributes.sun.uvCategories.2"),
  3: words("attributes.sun.uvCategories.3"),
};

/** Attributes of sunglasses that other frames lack. */
export const sunAttributes: readonly SeedAttribute[] = [
  {
    id: 160,
    code: "tint",
    labels: words("attributes.sun.tint.labels"),
    options: Object.entries(tints),
    isComparable: true,
  },
  {
    id: 161,
    code: "uv_category",
    labels: words("attributes.sun.uv_category.labels"),
    options: Object.entries(uvCategories),
    isComparable: true,
  },
  {
    id: 162,
    code: "uv_filter",
    labels: words("attributes.sun.uv_filter.labels"),
    options: [["uv-400", words("attributes.sun.uv_filter.options.uv-400")]],
    isComparable: true,
  },
];
