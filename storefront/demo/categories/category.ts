import type { Language } from "#domain/store.ts";
import { isTextId, perLanguage, type TextId, translate } from "../texts/index.ts";
import type { CategoryRule, CategorySection } from "#platform/catalog/tables/category.ts";
import { slugWords } from "#contract/catalog/slug.ts";

export type CategorySections = Readonly<Record<Language, readonly CategorySection[]>>;

const section = (heading: string, text: string): CategorySection => ({ heading, text });

/** Texts below the lists of landing categories, by code. */
export const sections: Readonly<Record<string, CategorySections>> = {
  glasses: perLanguage((locale) => [
    section(
      translate(locale, "categories.sections.glasses.1.heading"),
      translate(locale, "categories.sections.glasses.1.text"),
    ),
    section(
      translate(locale, "categories.sections.glasses.2.heading"),
      translate(locale, "categories.sections.glasses.2.text"),
    ),
  ]),
  sunglasses: perLanguage((locale) => [
    section(
      translate(locale, "categories.sections.sunglasses.1.heading"),
      translate(locale, "categories.sections.sunglasses.1.text"),
    ),
    section(
      translate(locale, "categories.sections.sunglasses.2.heading"),
      translate(locale, "categories.sections.sunglasses.2.text"),
    ),
  ]),
  lenses: perLanguage((locale) => [
    section(
      translate(locale, "categories.sections.lenses.1.heading"),
      translate(locale, "categories.sections.lenses.1.text"),
    ),
    section(
      translate(locale, "categories.sections.lenses.2.heading"),
      translate(locale, "categories.sections.lenses.2.text"),
    ),
  ]),
  reading: perLanguage((locale) => [
    section(
      translate(locale, "categories.sections.reading.1.heading"),
      translate(locale, "categories.sections.reading.1.text"),
    ),
  ]),
  brands: perLanguage((locale) => [
    section(
      translate(locale, "categories.sections.brands.1.heading"),
      translate(locale, "categories.sections.brands.1.text"),
    ),
  ]),
};

/** The texts of a category in one language. */
export interface CategoryText {
  readonly name: string;
  /** Unique in its language; never changed once the shop is open. */
  readonly slug: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** The text above the list. Left out where the meta description is enough. */
  readonly description?: string;
}

export type CategoryTexts = Readonly<Record<Language, CategoryText>>;

/**
 * Selects products that have one of these values in each of these attributes, themselves or in a variant. `flag` stands
 * for the product's flags.
 */
export type ProductFilter = Readonly<Record<string, readonly (string | number)[]>>;

/** A category with its subcategories. */
export interface SeedCategory {
  readonly id: number;
  readonly code: string;
  readonly texts: CategoryTexts;
  readonly sections?: CategorySections;
  /** A landing page, which shows more than a list. */
  readonly isLanding?: true;
  /** Left out of the menu, because its products are also in other categories of the menu. */
  readonly isHiddenInMenu?: true;
  /** Selects its products at request time. */
  readonly rule?: CategoryRule;
  /** Selects products of the parent category that match one of these. Left out: all of them. */
  readonly filters?: readonly ProductFilter[];
  readonly children?: readonly SeedCategory[];
}

/** Returns the texts of a category in one language. */
export const text = (
  name: string,
  slug: string,
  metaTitle: string,
  metaDescription: string,
  description?: string,
): CategoryText => ({ name, slug, metaTitle, metaDescription, ...(description !== undefined && { description }) });

/** Returns the texts of a category from a sentence about itself and one about all categories of its kind. */
export const composed = (name: string, metaTitle: string, description: string, more: string): CategoryText =>
  text(name, slugWords(name).join("-"), metaTitle, description, `${description} ${more}`);

/** The beginning of the ids of a category's texts. */
type CategoryTextId = TextId extends infer Id ? (Id extends `${infer Start}.metaTitle` ? Start : never) : never;

/** Returns the texts of a category. A description longer than the meta description is optional. */
export const categoryTexts = (id: CategoryTextId): CategoryTexts =>
  perLanguage((language) =>
    text(
      translate(language, `${id}.name` as TextId),
      translate(language, `${id}.slug` as TextId),
      translate(language, `${id}.metaTitle` as TextId),
      translate(language, `${id}.metaDescription` as TextId),
      isTextId(`${id}.description`) ? translate(language, `${id}.description` as TextId) : undefined,
    ),
  );

/** Returns a category of the products that match a filter. */
export const category = (
  id: number,
  code: string,
  texts: CategoryTexts,
  filter: ProductFilter,
  children: readonly SeedCategory[] = [],
): SeedCategory => ({ id, code, texts, filters: [filter], children });

/** Returns a landing category, with the texts below its list. */
export function landingCategory(category: SeedCategory): SeedCategory {
  const ownSections = sections[category.code];
  return { ...category, isLanding: true, ...(ownSections && { sections: ownSections }) };
}
