import { asc } from "drizzle-orm";
import * as z from "zod/mini";
import { productKinds } from "#domain/product/product.ts";
import type { Session } from "../kernel/database/database.ts";
import { attributeOptions, attributes } from "../catalog/tables/catalog.ts";
import { categories, categoryTexts } from "../catalog/tables/category.ts";
import { isStorableText } from "../kernel/http/answer.ts";

const text = z.string().check(z.refine(isStorableText, "It holds characters that cannot be stored."));
const code = z.string().check(z.regex(/^[\w-]{1,64}$/));
const largest = 2_000_000_000;
const id = z.int().check(z.positive(), z.lte(largest));
const inLanguages = <Value extends z.core.$ZodType>(value: Value) =>
  z.strictObject({ pl: value, de: value, en: value });
const words = inLanguages(text);

const attribute = z.strictObject({
  id,
  code,
  labels: words,
  /** Of its figures, such as `mm`. */
  unit: z._default(z.nullable(text), null),
  /** A shopper chooses a variant by it. */
  isChoice: z._default(z.boolean(), false),
  isComparable: z._default(z.boolean(), false),
  /** In the order shown; none for an attribute of figures. */
  options: z._default(
    z
      .array(z.strictObject({ value: text, labels: words, swatch: z._default(z.nullable(text), null) }))
      .check(
        z.refine(
          (options) => new Set(options.map(({ value }) => value)).size === options.length,
          "Two options have the same value.",
        ),
      ),
    [],
  ),
});

/** Without a kind, reduced products of all kinds. */
const rule = z.union([
  z.strictObject({ promotion: z.literal(true) }),
  z.strictObject({ promotion: z.literal(true), kind: z.enum(productKinds) }),
]);

const category = z.strictObject({
  id,
  code,
  /** The code of the category above it; null for the root. */
  parent: z.nullable(code),
  /** Rises through the whole tree, depth first. */
  position: z.int().check(z.gte(0), z.lte(largest)),
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

/** What the products of a catalogue stand on: attributes with their options, and the tree of categories. */
export const catalogueStructure = z.strictObject({
  attributes: z._default(z.array(attribute), []),
  categories: z._default(z.array(category), []),
});
export type CatalogueStructure = z.output<typeof catalogueStructure>;

/** The structure as `writeStructure` takes it. */
export async function exportStructure(session: Session): Promise<CatalogueStructure> {
  const options = Map.groupBy(
    await session.select().from(attributeOptions).orderBy(asc(attributeOptions.position)),
    ({ attributeId }) => attributeId,
  );
  const shelves = await session.select().from(categories).orderBy(asc(categories.position));
  const codes = new Map(shelves.map((shelf) => [shelf.id, shelf.code]));
  const texts = Map.groupBy(await session.select().from(categoryTexts), ({ categoryId }) => categoryId);
  const stored = await session.select().from(attributes).orderBy(asc(attributes.id));
  return catalogueStructure.parse({
    attributes: stored.map(({ id: attributeId, code: name, labels, unit, isChoice, isComparable }) => ({
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
    categories: shelves.map(({ parentId, level: _level, menuVisible, ...shelf }) =>
      Object.assign(shelf, {
        parent: parentId === null ? null : (codes.get(parentId) ?? null),
        inMenu: menuVisible,
        texts: Object.fromEntries(
          (texts.get(shelf.id) ?? []).map(({ locale, categoryId: _categoryId, ...own }) => [locale, own]),
        ),
      }),
    ),
  });
}
