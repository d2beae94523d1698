import type { Language } from "#domain/store.ts";
import { perLanguage, translate, words, type Words } from "../texts/index.ts";
import { type FrameMaterial, frameMaterials, type FrameShape, frameShapes } from "@dioptra/ui/eyewear";
import { category, type CategoryTexts, composed, type SeedCategory } from "./category.ts";

/** Whose frames a shelf holds, in the words that are put together with a shape or a material. */
export interface Wearers {
  /** As in `okrągłe okulary damskie`. */
  readonly noun: Words;
  /** As in `pilotki korekcyjne damskie`; German and English have it in the noun's place. */
  readonly aviators: Words;
}

/** A shelf's words, with what is said after what is said of the shape. */
export interface ShelfWords extends Wearers {
  readonly sentence: Words;
}

export const glassesForWomen: ShelfWords = {
  noun: words("categories.shapes.glassesForWomen.noun"),
  aviators: words("categories.shapes.glassesForWomen.aviators"),
  sentence: words("categories.shapes.glassesForWomen.sentence"),
};

export const glassesForMen: ShelfWords = {
  noun: words("categories.shapes.glassesForMen.noun"),
  aviators: words("categories.shapes.glassesForMen.aviators"),
  sentence: words("categories.shapes.glassesForMen.sentence"),
};

export const sunForWomen: ShelfWords = {
  noun: words("categories.shapes.sunForWomen.noun"),
  aviators: words("categories.shapes.sunForWomen.aviators"),
  sentence: words("categories.shapes.sunForWomen.sentence"),
};

export const sunForMen: ShelfWords = {
  noun: words("categories.shapes.sunForMen.noun"),
  aviators: words("categories.shapes.sunForMen.aviators"),
  sentence: words("categories.shapes.sunForMen.sentence"),
};

/** As an adjective before the noun, where the language has one. */
const adjectives: Readonly<Record<Exclude<FrameShape, "panto" | "triangular">, Words>> = {
  square: words("categories.shapes.adjectives.square"),
  round: words("categories.shapes.adjectives.round"),
  oval: words("categories.shapes.adjectives.oval"),
  rectangular: words("categories.shapes.adjectives.rectangular"),
  trapezoid: words("categories.shapes.adjectives.trapezoid"),
  geometric: words("categories.shapes.adjectives.geometric"),
};

/** What can be said of a shape, whoever wears it and wherever. */
export const shapeWords: Readonly<Record<FrameShape, Words>> = {
  square: words("categories.shapes.shape.square"),
  round: words("categories.shapes.shape.round"),
  oval: words("categories.shapes.shape.oval"),
  rectangular: words("categories.shapes.shape.rectangular"),
  trapezoid: words("categories.shapes.shape.trapezoid"),
  triangular: words("categories.shapes.shape.triangular"),
  panto: words("categories.shapes.shape.panto"),
  geometric: words("categories.shapes.shape.geometric"),
};

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What frames of a shape are called. */
export function shapeName(shape: FrameShape, { noun, aviators }: Wearers, locale: Language): string {
  if (shape === "triangular") return aviators[locale];
  if (shape === "panto") {
    return translate(locale, "categories.shapes.panto", { noun: noun[locale], Noun: upper(noun[locale]) });
  }
  const adjective = adjectives[shape][locale];
  if (locale !== "en") return `${adjective} ${noun[locale]}`;
  const parts = noun.en.split(" ");
  return upper([...parts.slice(0, -1), adjective, ...parts.slice(-1)].join(" "));
}

const shapeTitleEnd: Words = words("categories.shapes.titleEnd");

/** The texts of a shelf of one shape. */
function shapeTexts(shape: FrameShape, wearers: ShelfWords): CategoryTexts {
  const textIn = (locale: Language) => {
    const name = shapeName(shape, wearers, locale);
    const told = shapeWords[shape][locale];
    return composed(name, `${name}: ${shapeTitleEnd[locale]}`, told, wearers.sentence[locale]);
  };
  return perLanguage(textIn);
}

/** Of what, as it stands after the noun; in English after `in`. */
export const materialWords: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words("categories.materials.acetate"),
  metal: words("categories.materials.metal"),
  titanium: words("categories.materials.titanium"),
  mixed: words("categories.materials.mixed"),
};

export const materialTold: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words("categories.materials.materialTold.acetate"),
  metal: words("categories.materials.materialTold.metal"),
  titanium: words("categories.materials.materialTold.titanium"),
  mixed: words("categories.materials.materialTold.mixed"),
};

const materialTitleEnd: Words = words("categories.materials.titleEnd");

function nameOf(material: FrameMaterial, { noun }: ShelfWords, locale: Language): string {
  const own = noun[locale].charAt(0).toUpperCase() + noun[locale].slice(1);
  const made = materialWords[material][locale];
  return locale === "en" ? `${own} in ${made}` : `${own} ${made}`;
}

/** The texts of a shelf of one material. */
function materialTexts(material: FrameMaterial, wearers: ShelfWords): CategoryTexts {
  const textIn = (locale: Language) => {
    const name = nameOf(material, wearers, locale);
    return composed(
      name,
      `${name}: ${materialTitleEnd[locale]}`,
      materialTold[material][locale],
      wearers.sentence[locale],
    );
  };
  return perLanguage(textIn);
}

/** Whom frames are meant for: what is for everybody lies with what is for women and with what is for men. */
export const forWomen = ["women", "unisex"] as const;
export const forMen = ["men", "unisex"] as const;

/** Ids are kept for ever: links hold them. Each shelf of shapes has a row of its own, ten ids long. */
const shapeNumber = {
  square: 1,
  round: 2,
  oval: 3,
  rectangular: 4,
  trapezoid: 5,
  triangular: 6,
  panto: 7,
  geometric: 8,
} as const satisfies Readonly<Record<FrameShape, number>>;

const materialNumber = { acetate: 1, metal: 2, titanium: 3, mixed: 4 } as const satisfies Record<FrameMaterial, number>;

export const shapeShelves = (firstId: number, code: string, wearers: ShelfWords): readonly SeedCategory[] =>
  frameShapes.map((shape) =>
    category(firstId + shapeNumber[shape], `${code}-${shape}`, shapeTexts(shape, wearers), { shape: [shape] }),
  );

export const materialShelves = (firstId: number, code: string, wearers: ShelfWords): readonly SeedCategory[] =>
  frameMaterials.map((material) =>
    category(firstId + materialNumber[material], `${code}-${material}`, materialTexts(material, wearers), {
      material: [material],
    }),
  );
