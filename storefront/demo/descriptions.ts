import type { Language } from "#domain/store.ts";
import { perLanguage, translate, words, type Words } from "./texts/index.ts";
import { type Finish, finishes, frameMaterials, frameShapes, type Tint, tints } from "@dioptra/ui/eyewear";
import { configuration } from "#configuration/index.ts";
import { colors } from "./attributes/choices.ts";
import { fits, type Placed, valuesOf } from "./categories/placement.ts";
import { materialTold, materialWords, shapeName, shapeWords, type Wearers } from "./categories/frameShelves.ts";

export interface DescriptionText {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly text: string;
}

/** What is said of a category narrowed to all of these options. */
export interface SeedDescription {
  readonly categoryId: number;
  readonly options: readonly { readonly code: string; readonly value: string }[];
  readonly texts: Readonly<Record<Language, DescriptionText>>;
}

export interface ColorWords {
  /** After the noun: `w kolorze czarnym`, `in Schwarz`, `in black`. */
  readonly after: Words;
  readonly told: Words;
}

/** Colours that shoppers narrow lists by, and what can be said of each on any frame. */
const colorWords: Readonly<Partial<Record<Finish, ColorWords>>> = {
  black: {
    after: words("descriptions.color.black.after"),
    told: words("descriptions.color.black.told"),
  },
  havana: {
    after: words("descriptions.color.havana.after"),
    told: words("descriptions.color.havana.told"),
  },
  navy: {
    after: words("descriptions.color.navy.after"),
    told: words("descriptions.color.navy.told"),
  },
  crystal: {
    after: words("descriptions.color.crystal.after"),
    told: words("descriptions.color.crystal.told"),
  },
  wine: {
    after: words("descriptions.color.wine.after"),
    told: words("descriptions.color.wine.told"),
  },
  gold: {
    after: words("descriptions.color.gold.after"),
    told: words("descriptions.color.gold.told"),
  },
  silver: {
    after: words("descriptions.color.silver.after"),
    told: words("descriptions.color.silver.told"),
  },
};

/** Colours of lenses for the sun: as they follow the noun, and what can be said of each. */
const tintWords: Readonly<Record<Tint, { readonly after: Words; readonly told: Words }>> = {
  grey: {
    after: words("descriptions.tint.grey.after"),
    told: words("descriptions.tint.grey.told"),
  },
  brown: {
    after: words("descriptions.tint.brown.after"),
    told: words("descriptions.tint.brown.told"),
  },
  green: {
    after: words("descriptions.tint.green.after"),
    told: words("descriptions.tint.green.told"),
  },
  "grey-gradient": {
    after: words("descriptions.tint.grey-gradient.after"),
    told: words("descriptions.tint.grey-gradient.told"),
  },
  "brown-gradient": {
    after: words("descriptions.tint.brown-gradient.after"),
    told: words("descriptions.tint.brown-gradient.told"),
  },
  "green-gradient": {
    after: words("descriptions.tint.green-gradient.after"),
    told: words("descriptions.tint.green-gradient.told"),
  },
  "silver-mirror": {
    after: words("descriptions.tint.silver-mirror.after"),
    told: words("descriptions.tint.silver-mirror.told"),
  },
  "blue-mirror": {
    after: words("descriptions.tint.blue-mirror.after"),
    told: words("descriptions.tint.blue-mirror.told"),
  },
  "gold-mirror": {
    after: words("descriptions.tint.gold-mirror.after"),
    told: words("descriptions.tint.gold-mirror.told"),
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

/** An option in words: how it follows the noun, and what can be said of it. */
interface SaidOption {
  readonly code: string;
  readonly value: string;
  readonly after: Words;
  readonly told: Words;
}

const materials: readonly SaidOption[] = frameMaterials.map((material) => {
  const noun = materialWords[material];
  const after = perLanguage((locale) => translate(locale, "descriptions.material", { material: noun[locale] }));
  return { code: "material", value: material, after, told: materialTold[material] };
});

const shades: readonly SaidOption[] = finishes.flatMap((finish) => {
  const said = colorWords[finish];
  return said ? [{ code: "color", value: String(colors[finish].id), ...said }] : [];
});

const lenses: readonly SaidOption[] = tints.map((tint) => {
  const { after, told } = tintWords[tint];
  return { code: "tint", value: tint, after, told };
});

/** Every shape of a shelf with each of these options. */
const withShapes = (categoryId: number, wearers: Wearers, options: readonly SaidOption[]): readonly SeedDescription[] =>
  frameShapes.flatMap((shape) =>
    options.map(({ code, value, after, told }) => {
      const textIn = (locale: Language): DescriptionText => {
        const ofShape = shapeWords[shape][locale];
        const metaTitle = `${shapeName(shape, wearers, locale)} ${after[locale]}`;
        return { metaTitle, metaDescription: ofShape, text: `${ofShape} ${told[locale]}` };
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
  ["prescription-glasses", withShapes(promotedCategoryIds.prescription, frames, [...materials, ...shades])],
  ["sunglasses", withShapes(promotedCategoryIds.sunglasses, sunglasses, [...lenses, ...materials])],
];

/** The descriptions of combinations that there is something of. */
export function descriptionsFor(products: readonly Placed[]): readonly SeedDescription[] {
  const sold = products.map(valuesOf);
  return all.flatMap(([type, descriptions]) =>
    descriptions.filter(({ options }) => {
      const holds = { type: [type], ...Object.fromEntries(options.map(({ code, value }) => [code, [value]])) };
      return sold.some((values) => fits(values, holds));
    }),
  );
}
