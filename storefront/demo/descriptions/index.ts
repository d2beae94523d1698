import type { Language } from "#domain/store.ts";
import { translate, words, perLanguage, type Words } from "../texts/index.ts";
import { finishes, frameMaterials, frameShapes, tints } from "@dioptra/ui/eyewear";
import { configuration } from "#configuration/index.ts";
import { colors } from "../attributes/choices.ts";
import { fits, type Placed, valuesOf } from "../categories/placesOf.ts";
import { materialTold, materialWords } from "../categories/texts/materials.ts";
import { shapeName, shapeWords, type Wearers } from "../categories/texts/shapes.ts";
import { colorWords } from "./colorWords.ts";
import type { DescriptionText, SeedDescription } from "./seedDescription.ts";
import { tintWords } from "./tintWords.ts";

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
