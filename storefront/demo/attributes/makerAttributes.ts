import { words, same, type Words } from "../texts/index.ts";
import { type FaceShape, faceShapes } from "@dioptra/ui/eyewear";
import { brands } from "./brands.ts";
import { brandBlocks } from "./brandBlocks.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

const faces: Readonly<Record<FaceShape, Words>> = {
  square: words("attributes.maker.faces.square"),
  round: words("attributes.maker.faces.round"),
  oval: words("attributes.maker.faces.oval"),
  rectangular: words("attributes.maker.faces.rectangular"),
  trapezoid: words("attributes.maker.faces.trapezoid"),
  triangular: words("attributes.maker.faces.triangular"),
};

const collections = {
  season: words("attributes.maker.collections.season"),
  classics: words("attributes.maker.collections.classics"),
  colour: words("attributes.maker.collections.colour"),
  light: words("attributes.maker.collections.light"),
  everyday: words("attributes.maker.collections.everyday"),
} satisfies Readonly<Record<string, Words>>;
export type Collection = keyof typeof collections;

const packagings = {
  "hard-case": words("attributes.maker.packagings.hard-case"),
  "folding-case": words("attributes.maker.packagings.folding-case"),
  pouch: words("attributes.maker.packagings.pouch"),
} satisfies Readonly<Record<string, Words>>;
export type Packaging = keyof typeof packagings;

const makers = Object.entries(brands).filter(([brand]) => brand in brandBlocks);

/** Who makes frames; no such maker exists. */
const manufacturers = makers.map(
  ([brand, { pl }]) => [brand, same(brand === "halny" ? "Dioptra" : `Pracownia ${pl}`)] as const,
);

/** What their makers say of frames. Figures and signs of the trade have no options: they are for whoever orders by them. */
export const makerAttributes: readonly SeedAttribute[] = [
  {
    id: 163,
    code: "face",
    labels: words("attributes.maker.face.labels"),
    options: faceShapes.map((face) => [face, faces[face]]),
    isComparable: true,
  },
  {
    id: 164,
    code: "collection",
    labels: words("attributes.maker.collection.labels"),
    options: Object.entries(collections),
  },
  {
    id: 165,
    code: "packaging",
    labels: words("attributes.maker.packaging.labels"),
    options: Object.entries(packagings),
  },
  {
    id: 166,
    code: "manufacturer",
    labels: words("attributes.maker.manufacturer.labels"),
    options: manufacturers,
  },
  {
    id: 167,
    code: "prescription_frames_brand",
    labels: words("attributes.maker.prescription_frames_brand.labels"),
    options: makers,
  },
  {
    id: 168,
    code: "sunglasses_brand",
    labels: words("attributes.maker.sunglasses_brand.labels"),
    options: makers,
  },
  { id: 169, code: "mpn", labels: words("attributes.maker.mpn.labels") },
  { id: 170, code: "fitting_box_id", labels: words("attributes.maker.fitting_box_id.labels") },
  {
    id: 171,
    code: "description_blocks",
    labels: words("attributes.maker.description_blocks.labels"),
    options: Object.entries(brandBlocks),
  },
];
