import { configuration } from "#configuration/index.ts";
import type { CategoryRule } from "../database/schema/index.ts";
import { careCategory } from "./careCategories.ts";
import {
  bargainTexts,
  type CategoryTexts,
  glassesTexts,
  lensTexts,
  rootText,
  sunglassesTexts,
} from "./categoryTexts.ts";

export interface SeedCategory<Code extends string = string> {
  readonly id: number;
  readonly code: Code;
  readonly texts: CategoryTexts;
  /** Opens with more than a list: it is one of the doors of the shop. */
  readonly isLanding?: true;
  readonly rule?: CategoryRule;
  readonly children?: readonly SeedCategory<Code>[];
}

const category = <Code extends string>(id: number, code: Code, texts: CategoryTexts) => ({ id, code, texts });

const {
  promotedCategoryIds: promoted,
  newSunglassesCategoryId,
  bargainCategoryId,
  rootCategoryId,
} = configuration.catalog;

/** The shelves, in the order of the menu. Ids are the specification's where it names them (section 9). */
export const categories = {
  id: rootCategoryId,
  code: "root",
  texts: rootText,
  children: [
    {
      id: promoted.prescription,
      code: "glasses",
      texts: glassesTexts.all,
      isLanding: true,
      children: [
        category(41, "glasses-women", glassesTexts.women),
        category(42, "glasses-men", glassesTexts.men),
        category(43, "glasses-light", glassesTexts.light),
        category(44, "glasses-new", glassesTexts.new),
        category(54, "glasses-reading", glassesTexts.reading),
      ],
    },
    {
      id: promoted.sunglasses,
      code: "sunglasses",
      texts: sunglassesTexts.all,
      isLanding: true,
      children: [
        category(45, "sunglasses-women", sunglassesTexts.women),
        category(46, "sunglasses-men", sunglassesTexts.men),
        category(newSunglassesCategoryId, "sunglasses-new", sunglassesTexts.new),
      ],
    },
    {
      id: promoted.contactLenses,
      code: "lenses",
      texts: lensTexts.all,
      isLanding: true,
      children: [
        category(47, "lenses-daily", lensTexts.daily),
        category(48, "lenses-two-weekly", lensTexts.twoWeekly),
        category(49, "lenses-monthly", lensTexts.monthly),
      ],
    },
    careCategory,
    {
      id: bargainCategoryId,
      code: "bargains",
      texts: bargainTexts.all,
      isLanding: true,
      rule: { promotion: true },
      children: [
        {
          ...category(51, "bargains-glasses", bargainTexts.glasses),
          rule: { promotion: true, kind: "prescription-glasses" },
        },
        {
          ...category(52, "bargains-sunglasses", bargainTexts.sunglasses),
          rule: { promotion: true, kind: "sunglasses" },
        },
        { ...category(53, "bargains-lenses", bargainTexts.lenses), rule: { promotion: true, kind: "contact-lenses" } },
      ],
    },
  ],
} as const satisfies SeedCategory;

type CodeOf<Tree> = Tree extends { readonly code: infer Code; readonly children: readonly (infer Child)[] }
  ? Code | CodeOf<Child>
  : Tree extends { readonly code: infer Code }
    ? Code
    : never;
export type CategoryCode = CodeOf<typeof categories>;

/** A category with where it lies. */
export interface PlacedCategory {
  readonly category: SeedCategory;
  /** The categories above it, the root first. */
  readonly above: readonly SeedCategory[];
}

/** Every category, each followed by what lies below it. */
export const depthFirst = (category: SeedCategory, above: readonly SeedCategory[] = []): readonly PlacedCategory[] => [
  { category, above },
  ...(category.children ?? []).flatMap((child) => depthFirst(child, [...above, category])),
];
