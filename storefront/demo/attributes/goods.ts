import { perLanguage, same, words, type Words } from "../texts/index.ts";
import { type FaceShape, faceShapes, type GoodsForm } from "@dioptra/ui/eyewear";
import { type LensType, refractiveIndices } from "@dioptra/ui/optics";
import { brandBlocks, brands } from "./brands.ts";
import type { SeedAttribute } from "./choices.ts";

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

const frameBrands = Object.entries(brands).filter(([brand]) => brand in brandBlocks);

/** Makers of frames. All are invented. */
const manufacturers = frameBrands.map(
  ([brand, { pl }]) => [brand, same(brand === "halny" ? "Dioptra" : `Pracownia ${pl}`)] as const,
);

/** Attributes from the makers of frames. Article numbers have no options. */
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
    options: frameBrands,
  },
  {
    id: 168,
    code: "sunglasses_brand",
    labels: words("attributes.maker.sunglasses_brand.labels"),
    options: frameBrands,
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

const forms: Readonly<Record<GoodsForm, Words>> = {
  solution: words("attributes.goods.forms.solution"),
  peroxide: words("attributes.goods.forms.peroxide"),
  drops: words("attributes.goods.forms.drops"),
  vials: words("attributes.goods.forms.vials"),
  "lens-case": words("attributes.goods.forms.lens-case"),
  "glasses-case": words("attributes.goods.forms.glasses-case"),
  spray: words("attributes.goods.forms.spray"),
  cloth: words("attributes.goods.forms.cloth"),
  "lens-package": words("attributes.goods.forms.lens-package"),
  "gift-card": words("attributes.goods.forms.gift-card"),
  guide: words("attributes.goods.forms.guide"),
};

const lensTypeNames: Readonly<Record<LensType, Words>> = {
  "single-vision": words("attributes.spectacleLenses.types.single-vision"),
  bifocal: words("attributes.spectacleLenses.types.bifocal"),
  office: words("attributes.spectacleLenses.types.office"),
  progressive: words("attributes.spectacleLenses.types.progressive"),
};

/** The indices as each language writes them, such as "1,6" in Polish and German; their values keep the point. */
const indices = refractiveIndices.map(
  (index) => [String(index), perLanguage((language) => index.toLocaleString(language))] as const,
);

const coatings = {
  "anti-reflection": words("attributes.spectacleLenses.coatings.anti-reflection"),
  hard: words("attributes.spectacleLenses.coatings.hard"),
  "water-repellent": words("attributes.spectacleLenses.coatings.water-repellent"),
} satisfies Readonly<Record<string, Words>>;
/** A coating of spectacle lenses. */
export type Coating = keyof typeof coatings;

/** Attributes of spectacle lenses. They decide for which prescriptions and frames a pair is offered. */
export const spectacleLensAttributes: readonly SeedAttribute[] = [
  {
    id: 202,
    code: "lens_type",
    labels: words("attributes.spectacleLenses.type.labels"),
    options: Object.entries(lensTypeNames),
  },
  { id: 203, code: "lens_index", labels: words("attributes.spectacleLenses.index.labels"), options: indices },
  {
    id: 204,
    code: "lens_power_from",
    labels: words("attributes.spectacleLenses.powerFrom.labels"),
    unit: "D",
  },
  { id: 205, code: "lens_power_to", labels: words("attributes.spectacleLenses.powerTo.labels"), unit: "D" },
  { id: 206, code: "lens_blank", labels: words("attributes.spectacleLenses.blank.labels"), unit: "mm" },
  {
    id: 207,
    code: "lens_coating",
    labels: words("attributes.spectacleLenses.coating.labels"),
    options: Object.entries(coatings),
  },
];

/** Attributes of products other than frames and contact lenses. */
export const goodsAttributes: readonly SeedAttribute[] = [
  {
    id: 200,
    code: "goods_form",
    labels: words("attributes.goods.goods_form.labels"),
    options: Object.entries(forms),
    isComparable: true,
  },
  {
    id: 201,
    code: "volume",
    labels: words("attributes.goods.volume.labels"),
    unit: "ml",
    isComparable: true,
  },
];
