import type { Language } from "#domain/store.ts";
import { perLanguage, translate, words, type Words } from "./texts/index.ts";
import { type Finish, finishes, frameMaterials, frameShapes, type Tint, tints } from "@dioptra/ui/eyewear";
import { configuration } from "#configuration/index.ts";
import { colors } from "./attributes/choices.ts";
import { matchesFilter, type PlaceableProduct, valuesOf } from "./categories/placement.ts";
import {
  materialDescriptions,
  materialWords,
  shapeName,
  shapeWords,
  type Wearers,
} from "./categories/frameCategories.ts";

export interface DescriptionText {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly text: string;
}

/** The description of a category that is filtered by all of these options. */
export interface SeedDescription {
  readonly categoryId: number;
  readonly options: readonly { readonly code: string; readonly value: string }[];
  readonly texts: Readonly<Record<Language, DescriptionText>>;
}

export interface ColorWords {
  /** Words that follow the noun: `w kolorze czarnym`, `in Schwarz`, `in black`. */
  readonly after: Words;
  readonly description: Words;
}

/** Colours that shoppers filter by, with a sentence that fits any frame. */
const colorWords: Readonly<Partial<Record<Finish, ColorWords>>> = {
  black: {
    after: words("descriptions.color.black.after"),
    description: words("descriptions.color.black.description"),
  },
  havana: {
    after: words("descriptions.color.havana.after"),
    description: words("descriptions.color.havana.description"),
  },
  navy: {
    after: words("descriptions.color.navy.after"),
    description: words("descriptions.color.navy.description"),
  },
  crystal: {
    after: words("descriptions.color.crystal.after"),
    description: words("descriptions.color.crystal.description"),
  },
  wine: {
    after: words("descriptions.color.wine.after"),
    description: words("descriptions.color.wine.description"),
  },
  gold: {
    after: words("descriptions.color.gold.after"),
    description: words("descriptions.color.gold.description"),
  },
  silver: {
    after: words("descriptions.color.silver.after"),
    description: words("descriptions.color.silver.description"),
  },
};

/** Tints of sun lenses: the words after the noun, and a sentence about each. */
const tintWords: Readonly<Record<Tint, { readonly after: Words; readonly description: Words }>> = {
  grey: {
    after: words("descriptions.tint.grey.after"),
    description: words("descriptions.tint.grey.description"),
  },
  brown: {
    after: words("descriptions.tint.brown.after"),
    description: words("descriptions.tint.brown.description"),
  },
  green: {
    after: words("descriptions.tint.green.after"),
    description: words("descriptions.tint.green.description"),
  },
  "grey-gradient": {
    after: words("descriptions.tint.grey-gradient.after"),
    description: words("descriptions.tint.grey-gradient.description"),
  },
  "brown-gradient": {
    after: words("descriptions.tint.brown-gradient.after"),
    description: words("descriptions.tint.brown-gradient.description"),
  },
  "green-gradient": {
    after: words("descriptions.tint.green-gradient.after"),
    description: words("descriptions.tint.green-gradient.description"),
  },
  "silver-mirror": {
    after: words("descriptions.tint.silver-mirror.after"),
    description: words("descriptions.tint.silver-mirror.description"),
  },
  "blue-mirror": {
    after: words("descriptions.tint.blue-mirror.after"),
    description: words("descriptions.tint.blue-mirror.description"),
  },
  "gold-mirror": {
    after: words("descriptions.tint.gold-mirror.after"),
    description: words("descriptions.tint.gold-mirror.description"),
  },
};

const { promotedCategoryIds } = configuration.catalog;

const frames: Wearers = {
  noun: words("descriptions.frames.noun"),
  aviators: words("descriptions.frames.aviators"),
};

const sunglasses: Wearers = {
  noun: words("descriptions.sunglasses.noun"),
  aviators: words("descriptions.sunglasses.aviators"),
};

/** An option with the words after the noun and a sentence about it. */
interface DescribedOption {
  readonly code: string;
  readonly value: string;
  readonly after: Words;
  readonly description: Words;
}

const materialOptions: readonly DescribedOption[] = frameMaterials.map((material) => {
  const noun = materialWords[material];
  const after = perLanguage((locale) => translate(locale, "descriptions.material", { material: noun[locale] }));
  return { code: "material", value: material, after, description: materialDescriptions[material] };
});

const colorOptions: readonly DescribedOption[] = finishes.flatMap((finish) => {
  const colour = colorWords[finish];
  return colour ? [{ code: "color", value: String(colors[finish].id), ...colour }] : [];
});

const tintOptions: readonly DescribedOption[] = tints.map((tint) => {
  const { after, description } = tintWords[tint];
  return { code: "tint", value: tint, after, description };
});

/** Returns a description for every combination of a shape and one of these options. */
const withShapes = (
  categoryId: number,
  wearers: Wearers,
  options: readonly DescribedOption[],
): readonly SeedDescription[] =>
  frameShapes.flatMap((shape) =>
    options.map(({ code, value, after, description }) => {
      const textIn = (locale: Language): DescriptionText => {
        const shapeSentence = shapeWords[shape][locale];
        const metaTitle = `${shapeName(shape, wearers, locale)} ${after[locale]}`;
        return { metaTitle, metaDescription: shapeSentence, text: `${shapeSentence} ${description[locale]}` };
      };
      return {
        categoryId,
        options: [
          { code: "shape", value: shape },
          { code, value },
        ],
        texts: perLanguage(textIn),
      };
    }),
  );

const all: readonly (readonly [type: string, descriptions: readonly SeedDescription[]])[] = [
  ["prescription-glasses", withShapes(promotedCategoryIds.prescription, frames, [...materialOptions, ...colorOptions])],
  ["sunglasses", withShapes(promotedCategoryIds.sunglasses, sunglasses, [...tintOptions, ...materialOptions])],
];

/** Returns the descriptions of combinations that have products. */
export function descriptionsFor(products: readonly PlaceableProduct[]): readonly SeedDescription[] {
  const sold = products.map(valuesOf);
  return all.flatMap(([type, descriptions]) =>
    descriptions.filter(({ options }) => {
      const filter = { type: [type], ...Object.fromEntries(options.map(({ code, value }) => [code, [value]])) };
      return sold.some((values) => matchesFilter(values, filter));
    }),
  );
}
