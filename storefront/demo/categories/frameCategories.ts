import type { Language } from "#domain/store.ts";
import { perLanguage, translate, words, type Words } from "../texts/index.ts";
import { type FrameMaterial, frameMaterials, type FrameShape, frameShapes } from "@dioptra/ui/eyewear";
import { category, type CategoryTexts, composed, type SeedCategory } from "./category.ts";

/** Nouns for the frames of a category and its wearers, to be combined with a shape or a material. */
export interface Wearers {
  /** As in `okrągłe okulary damskie`. */
  readonly noun: Words;
  /** As in `pilotki korekcyjne damskie`; German and English have it in the noun's place. */
  readonly aviators: Words;
}

/** The words of a category, with the sentence that follows the one about the shape. */
export interface CategoryWords extends Wearers {
  readonly sentence: Words;
}

export const glassesForWomen: CategoryWords = {
  noun: words("categories.shapes.glassesForWomen.noun"),
  aviators: words("categories.shapes.glassesForWomen.aviators"),
  sentence: words("categories.shapes.glassesForWomen.sentence"),
};

export const glassesForMen: CategoryWords = {
  noun: words("categories.shapes.glassesForMen.noun"),
  aviators: words("categories.shapes.glassesForMen.aviators"),
  sentence: words("categories.shapes.glassesForMen.sentence"),
};

export const sunForWomen: CategoryWords = {
  noun: words("categories.shapes.sunForWomen.noun"),
  aviators: words("categories.shapes.sunForWomen.aviators"),
  sentence: words("categories.shapes.sunForWomen.sentence"),
};

export const sunForMen: CategoryWords = {
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

/** A sentence about each shape that fits all wearers, indoors and in the sun. */
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

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the name of a category of one shape. */
export function shapeName(shape: FrameShape, { noun, aviators }: Wearers, locale: Language): string {
  if (shape === "triangular") return aviators[locale];
  if (shape === "panto") {
    return translate(locale, "categories.shapes.panto", { noun: noun[locale], Noun: capitalize(noun[locale]) });
  }
  const adjective = adjectives[shape][locale];
  if (locale !== "en") return `${adjective} ${noun[locale]}`;
  const parts = noun.en.split(" ");
  return capitalize([...parts.slice(0, -1), adjective, ...parts.slice(-1)].join(" "));
}

const shapeTitleEnd: Words = words("categories.shapes.titleEnd");

/** Returns the texts of a category of one shape. */
function shapeTexts(shape: FrameShape, wearers: CategoryWords): CategoryTexts {
  const textIn = (locale: Language) => {
    const name = shapeName(shape, wearers, locale);
    const description = shapeWords[shape][locale];
    return composed(name, `${name}: ${shapeTitleEnd[locale]}`, description, wearers.sentence[locale]);
  };
  return perLanguage(textIn);
}

/** The material after the noun; in English it follows `in`. */
export const materialWords: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words("categories.materials.acetate"),
  metal: words("categories.materials.metal"),
  titanium: words("categories.materials.titanium"),
  mixed: words("categories.materials.mixed"),
};

export const materialDescriptions: Readonly<Record<FrameMaterial, Words>> = {
  acetate: words("categories.materials.materialTold.acetate"),
  metal: words("categories.materials.materialTold.metal"),
  titanium: words("categories.materials.materialTold.titanium"),
  mixed: words("categories.materials.materialTold.mixed"),
};

const materialTitleEnd: Words = words("categories.materials.titleEnd");

function nameOf(material: FrameMaterial, { noun }: CategoryWords, locale: Language): string {
  const capitalized = capitalize(noun[locale]);
  const materialName = materialWords[material][locale];
  return locale === "en" ? `${capitalized} in ${materialName}` : `${capitalized} ${materialName}`;
}

/** Returns the texts of a category of one material. */
function materialTexts(material: FrameMaterial, wearers: CategoryWords): CategoryTexts {
  const textIn = (locale: Language) => {
    const name = nameOf(material, wearers, locale);
    return composed(
      name,
      `${name}: ${materialTitleEnd[locale]}`,
      materialDescriptions[material][locale],
      wearers.sentence[locale],
    );
  };
  return perLanguage(textIn);
}

/** Genders of a category's frames. Unisex frames are in both. */
export const forWomen = ["women", "unisex"] as const;
export const forMen = ["men", "unisex"] as const;

/** Ids never change, because links hold them. Each group of shapes has ten ids. */
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

/** Returns a category for each frame shape. */
export const shapeCategories = (firstId: number, code: string, wearers: CategoryWords): readonly SeedCategory[] =>
  frameShapes.map((shape) =>
    category(firstId + shapeNumber[shape], `${code}-${shape}`, shapeTexts(shape, wearers), { shape: [shape] }),
  );

/** Returns a category for each frame material. */
export const materialCategories = (firstId: number, code: string, wearers: CategoryWords): readonly SeedCategory[] =>
  frameMaterials.map((material) =>
    category(firstId + materialNumber[material], `${code}-${material}`, materialTexts(material, wearers), {
      material: [material],
    }),
  );
