import { asc } from "drizzle-orm";
import * as z from "zod/mini";
import { productKinds } from "#domain/product/product.ts";
import type { Session } from "../kernel/database/database.ts";
import { inAllLanguages } from "../kernel/language.ts";
import { attributeOptions, attributes } from "../catalog/tables/catalog.ts";
import { categories, categoryTexts } from "../catalog/tables/category.ts";
import { text } from "./rowFields.ts";

const invalidCode = "Must have 1 to 64 letters, digits, dashes or underscores.";
const code = z.string(invalidCode).check(z.regex(/^[\w-]{1,64}$/, invalidCode));
const maxId = 2_000_000_000;
const invalidId = "Must be an integer from 1 to 2,000,000,000.";
const id = z.int(invalidId).check(z.positive(invalidId), z.lte(maxId, invalidId));
const inLanguages = <Value extends z.core.$ZodType>(value: Value) => z.strictObject(inAllLanguages(value));
const words = inLanguages(text);

const attribute = z.strictObject({
  id,
  code,
  labels: words,
  /** The unit of its values, such as `mm`. */
  unit: z._default(z.nullable(text), null),
  /** Whether shoppers choose a variant by this attribute. */
  isChoice: z._default(z.boolean(), false),
  isComparable: z._default(z.boolean(), false),
  /** The possible values in the order shown; empty for a numeric attribute. */
  options: z._default(
    z
      .array(z.strictObject({ value: text, labels: words, swatch: z._default(z.nullable(text), null) }))
      .check(
        z.refine(
          (options) => new Set(options.map(({ value }) => value)).size === options.length,
          "Two options have the same value. Change one of them.",
        ),
      ),
    [],
  ),
});

/** A rule that fills a category with reduced products, of one kind or of all kinds. */
const rule = z.union([
  z.strictObject({ promotion: z.literal(true) }),
  z.strictObject({ promotion: z.literal(true), kind: z.enum(productKinds) }),
]);

const category = z.strictObject({
  id,
  code,
  /** The code of the parent category; null for a root. */
  parent: z.nullable(code),
  /** The position in the whole tree, in depth-first order. */
  position: z.int().check(z.gte(0), z.lte(maxId)),
  active: z._default(z.boolean(), true),
  inMenu: z._default(z.boolean(), true),
  isLanding: z._default(z.boolean(), false),
  rule: z._default(z.nullable(rule), null),
  image: z._default(z.nullable(text), null),
  lensType: z._default(z.nullable(text), null),
  fittingBoxId: z._default(z.nullable(text), null),
  texts: inLanguages(
    z.strictObject({
      name: text,
      slug: text,
      metaTitle: text,
      metaDescription: text,
      description: z._default(text, ""),
      sections: z._default(z.array(z.strictObject({ heading: text, text })), []),
    }),
  ),
});

/** The structure of a catalogue: attributes with their options, and the tree of categories. */
export const catalogueStructure = z.strictObject({
  attributes: z._default(z.array(attribute), []),
  categories: z._default(z.array(category), []),
});
export type CatalogueStructure = z.output<typeof catalogueStructure>;

/** Returns the structure in the format of `writeStructure`. */
export async function exportStructure(session: Session): Promise<CatalogueStructure> {
  const options = Map.groupBy(
    await session.select().from(attributeOptions).orderBy(asc(attributeOptions.position)),
    ({ attributeId }) => attributeId,
  );
  const storedCategories = await session.select().from(categories).orderBy(asc(categories.position));
  const codes = new Map(storedCategories.map((each) => [each.id, each.code]));
  const texts = Map.groupBy(await session.select().from(categoryTexts), ({ categoryId }) => categoryId);
  const storedAttributes = await session.select().from(attributes).orderBy(asc(attributes.id));
  return catalogueStructure.parse({
    attributes: storedAttributes.map(({ id: attributeId, code: name, labels, unit, isChoice, isComparable }) => ({
      id: attributeId,
      code: name,
      labels,
      unit,
      isChoice,
      isComparable,
      options: (options.get(attributeId) ?? []).map((option) => ({
        value: option.value,
        labels: option.labels,
        swatch: option.swatch,
      })),
    })),
    categories: storedCategories.map(({ parentId, level: _level, menuVisible, ...fields }) =>
      Object.assign(fields, {
        parent: parentId === null ? null : (codes.get(parentId) ?? null),
        inMenu: menuVisible,
        texts: Object.fromEntries(
          (texts.get(fields.id) ?? []).map(({ locale, categoryId: _categoryId, ...words }) => [locale, words]),
        ),
      }),
    ),
  });
}
