import type { Language } from "#domain/store.ts";
import { isTextId, perLanguage, type TextId, translate } from "../texts/index.ts";
import type { CategoryRule, CategorySection } from "#platform/catalog/tables/category.ts";
import { slugWords } from "#contract/catalog/slug.ts";

export type CategorySections = Readonly<Record<Language, readonly CategorySection[]>>;

const section = (heading: string, text: string): CategorySection => ({ heading, text });

/** What the doors of the shop say below their lists, by the category's code. */
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

export interface CategoryText {
  readonly name: string;
  /** Unique in its language; never changed once the shop is open. */
  readonly slug: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Said above the list; left out where the meta description says it all. */
  readonly description?: string;
}

export type CategoryTexts = Readonly<Record<Language, CategoryText>>;

/**
 * Products with one of these values in each of these attributes, their own or that of a variant. What the shop says of a
 * product is its `flag`.
 */
export type Holds = Readonly<Record<string, readonly (string | number)[]>>;

export interface SeedCategory {
  readonly id: number;
  readonly code: string;
  readonly texts: CategoryTexts;
  readonly sections?: CategorySections;
  /** Opens with more than a list: it is one of the doors of the shop. */
  readonly isLanding?: true;
  /** Stands beside the menu: it cuts across the kinds of things that the menu names. */
  readonly isQuiet?: true;
  /** What lies in it at a moment, whatever its products are. */
  readonly rule?: CategoryRule;
  /** What lies in it for good: what fits one of these, of all that lies in the category above. Left out: all of that. */
  readonly holds?: readonly Holds[];
  readonly children?: readonly SeedCategory[];
}

export const text = (
  name: string,
  slug: string,
  metaTitle: string,
  metaDescription: string,
  description?: string,
): CategoryText => ({ name, slug, metaTitle, metaDescription, ...(description !== undefined && { description }) });

/** A text put together from tables: what it is about, and what is said of all its like. */
export const composed = (name: string, metaTitle: string, told: string, more: string): CategoryText =>
  text(name, slugWords(name).join("-"), metaTitle, told, `${told} ${more}`);

/** The beginning of the ids of a category's texts. */
type CategoryTextId = TextId extends infer Id ? (Id extends `${infer Start}.metaTitle` ? Start : never) : never;

/** Returns the texts of a category: its name, slug, title and description, and where there is one a longer text. */
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

/** A category that is told apart by what it holds. */
export const category = (
  id: number,
  code: string,
  itsTexts: CategoryTexts,
  holds: Holds,
  children: readonly SeedCategory[] = [],
): SeedCategory => ({ id, code, texts: itsTexts, holds: [holds], children });

/** A way into the shop: it says more than others do. */
export function door(shelf: SeedCategory): SeedCategory {
  const said = sections[shelf.code];
  return { ...shelf, isLanding: true, ...(said && { sections: said }) };
}
