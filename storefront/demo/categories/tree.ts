import { category, categoryTexts, landingCategory, type SeedCategory } from "./category.ts";
import { configuration } from "#configuration/index.ts";
import { sizes } from "../attributes/choices.ts";
import { brandRootTexts, brandCategories } from "./brandCategories.ts";
import {
  forMen,
  forWomen,
  glassesForMen,
  glassesForWomen,
  materialCategories,
  shapeCategories,
  sunForMen,
  sunForWomen,
} from "./frameCategories.ts";
import { lensCategories } from "./lensCategories.ts";
import {
  bargainTexts,
  fitTexts,
  giftTexts,
  glassesTexts,
  lensTexts,
  readingTexts,
  rootText,
  sunglassesTexts,
} from "./landingTexts.ts";

const careTexts = categoryTexts("categories.care.all");

const solutions = categoryTexts("categories.care.solutions");

const drops = categoryTexts("categories.care.drops");

const accessories = categoryTexts("categories.care.accessories");

const sets = categoryTexts("categories.care.sets");

const spectacleLenses = categoryTexts("categories.care.spectacleLenses");

const guides = categoryTexts("categories.care.guides");

/** The category of care products and accessories. */
const careCategory = landingCategory(
  category(60, "care", careTexts, { type: ["care", "spectacle-lenses", "sets", "guides"] }, [
    category(61, "care-solutions", solutions, { goods_form: ["solution", "peroxide"] }),
    category(62, "care-drops", drops, { goods_form: ["drops", "vials"] }),
    category(63, "care-accessories", accessories, { goods_form: ["lens-case", "glasses-case", "spray", "cloth"] }),
    category(64, "care-sets", sets, { type: ["sets"] }),
    category(65, "care-spectacle-lenses", spectacleLenses, { type: ["spectacle-lenses"] }),
    category(66, "care-guides", guides, { type: ["guides"] }),
  ]),
);

const {
  promotedCategoryIds: promoted,
  newSunglassesCategoryId,
  bargainCategoryId,
  rootCategoryId,
} = configuration.catalog;

const glasses = category(promoted.prescription, "glasses", glassesTexts.all, { type: ["prescription-glasses"] }, [
  category(41, "glasses-women", glassesTexts.women, { gender: forWomen }, [
    ...shapeCategories(200, "glasses-women", glassesForWomen),
    ...materialCategories(210, "glasses-women", glassesForWomen),
  ]),
  category(42, "glasses-men", glassesTexts.men, { gender: forMen }, [
    ...shapeCategories(220, "glasses-men", glassesForMen),
    ...materialCategories(230, "glasses-men", glassesForMen),
  ]),
  {
    id: 43,
    code: "glasses-light",
    texts: glassesTexts.light,
    filters: [{ rim: ["rimless"] }, { material: ["titanium"] }],
    children: [
      category(281, "glasses-rimless", fitTexts.rimless, { rim: ["rimless"] }),
      category(282, "glasses-titanium", fitTexts.titanium, { material: ["titanium"] }),
    ],
  },
  category(283, "glasses-narrow", fitTexts.narrow, { size: [sizes.narrow.id] }),
  category(284, "glasses-wide", fitTexts.wide, { size: [sizes.wide.id] }),
  category(44, "glasses-new", glassesTexts.new, { flag: ["newProduct"] }),
]);

const sunglasses = category(promoted.sunglasses, "sunglasses", sunglassesTexts.all, { type: ["sunglasses"] }, [
  category(45, "sunglasses-women", sunglassesTexts.women, { gender: forWomen }, [
    ...shapeCategories(240, "sunglasses-women", sunForWomen),
  ]),
  category(46, "sunglasses-men", sunglassesTexts.men, { gender: forMen }, [
    ...shapeCategories(250, "sunglasses-men", sunForMen),
  ]),
  category(285, "sunglasses-gradient", fitTexts.gradient, { tint: ["grey-gradient", "brown-gradient"] }),
  category(286, "sunglasses-strong-sun", fitTexts.strongSun, { uv_category: [3] }),
  category(newSunglassesCategoryId, "sunglasses-new", sunglassesTexts.new, { flag: ["newProduct"] }),
]);

const lenses = category(promoted.contactLenses, "lenses", lensTexts.all, { type: ["contact-lenses"] }, [
  category(47, "lenses-daily", lensTexts.daily, { contactlens_wear_period: ["daily"] }, lensCategories(261, "daily")),
  category(
    48,
    "lenses-two-weekly",
    lensTexts.twoWeekly,
    { contactlens_wear_period: ["two-weekly"] },
    lensCategories(266, "two-weekly"),
  ),
  category(
    49,
    "lenses-monthly",
    lensTexts.monthly,
    { contactlens_wear_period: ["monthly"] },
    lensCategories(271, "monthly"),
  ),
]);

const reading = category(54, "reading", readingTexts.all, { type: ["reading-glasses"] }, [
  category(55, "reading-women", readingTexts.women, { gender: forWomen }),
  category(56, "reading-men", readingTexts.men, { gender: forMen }),
]);

const gifts: SeedCategory = {
  id: 59,
  code: "gifts",
  texts: giftTexts.all,
  isHiddenInMenu: true,
  filters: [{ type: ["sunglasses"], flag: ["bestseller", "newProduct"] }, { type: ["gift-cards"] }],
  children: [
    category(291, "gifts-her", giftTexts.her, { gender: forWomen }),
    category(292, "gifts-him", giftTexts.him, { gender: forMen }),
    category(293, "gifts-cards", giftTexts.cards, { type: ["gift-cards"] }),
  ],
};

const bargains: SeedCategory = {
  id: bargainCategoryId,
  code: "bargains",
  texts: bargainTexts.all,
  rule: { promotion: true },
  children: [
    {
      id: 51,
      code: "bargains-glasses",
      texts: bargainTexts.glasses,
      rule: { promotion: true, kind: "prescription-glasses" },
    },
    {
      id: 52,
      code: "bargains-sunglasses",
      texts: bargainTexts.sunglasses,
      rule: { promotion: true, kind: "sunglasses" },
    },
    { id: 53, code: "bargains-lenses", texts: bargainTexts.lenses, rule: { promotion: true, kind: "contact-lenses" } },
  ],
};

/** The category tree, in menu order. Some ids are fixed (docs/specification/catalogue.md#list-5). */
export const categories: SeedCategory = {
  id: rootCategoryId,
  code: "root",
  texts: rootText,
  children: [
    landingCategory(glasses),
    landingCategory(reading),
    landingCategory(sunglasses),
    landingCategory(lenses),
    careCategory,
    landingCategory({ id: 58, code: "brands", texts: brandRootTexts, isHiddenInMenu: true, children: brandCategories }),
    landingCategory(gifts),
    landingCategory(bargains),
  ],
};

/** A category with its ancestors. */
export interface TreeCategory {
  readonly category: SeedCategory;
  /** Its ancestors, the root first. */
  readonly ancestors: readonly SeedCategory[];
}

/** Returns every category, depth first. */
export const depthFirst = (
  category: SeedCategory,
  ancestors: readonly SeedCategory[] = [],
): readonly TreeCategory[] => [
  { category, ancestors },
  ...(category.children ?? []).flatMap((child) => depthFirst(child, [...ancestors, category])),
];
