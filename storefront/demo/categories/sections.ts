import type { Language } from "#domain/store.ts";
import { perLanguage, translate } from "../texts/index.ts";
import type { CategorySection } from "#platform/catalog/tables/category.ts";

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
