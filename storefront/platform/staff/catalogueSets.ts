import { asc, eq, inArray } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { languages } from "#domain/store.ts";
import { type WrittenPart, writeParts } from "../catalog/writeParts.ts";
import type { Session } from "../kernel/database/database.ts";
import { bundleOptions, productParts } from "../catalog/tables/parts.ts";
import { categories, categoryProducts } from "../catalog/tables/category.ts";
import { products, productTexts, variants } from "../catalog/tables/catalog.ts";
import { taxClasses } from "../catalog/tables/tax.ts";
import { productFields, type RefusedRow, sku, text } from "./catalogueRow.ts";
import { readKnown } from "./checkRow.ts";
import { keepByStaff } from "./goods.ts";
import { writeProductOf } from "./writeRow.ts";

const words = z.strictObject({ pl: text, de: text, en: text });
const parts = z
  .array(z.strictObject({ sku, quantity: z.int().check(z.gte(1), z.lte(100)) }))
  .check(z.minLength(1), z.maxLength(100));

const common = {
  sku,
  /** 1 for sale, 2 not. */
  status: z._default(z.literal([1, 2]), 1),
  ...productFields,
  categories: z._default(productFields.categories, []),
  flags: z._default(productFields.flags, []),
  attributes: z._default(productFields.attributes, {}),
  createdAt: z.optional(productFields.createdAt),
  name: words,
  slug: words,
  description: words,
};

/** A product that consists of other products' variants. Unlike a row, it is always given whole. */
const catalogueSet = z.discriminatedUnion("type", [
  z.strictObject({
    ...common,
    type: z.literal("bundle"),
    /** What a shopper chooses. The first part of each option is the default. */
    options: z
      .array(z.strictObject({ code: text, labels: words, required: z.boolean(), parts }))
      .check(z.minLength(1), z.maxLength(20)),
  }),
  z.strictObject({ ...common, type: z.literal("grouped"), members: parts }),
]);
export type CatalogueSet = z.output<typeof catalogueSet>;

const partsOf = (set: CatalogueSet) =>
  set.type === "grouped" ? set.members : set.options.flatMap(({ parts: own }) => own);

/** Returns all sets, in the form that `importSets` reads. */
export async function exportSets(session: Session): Promise<readonly CatalogueSet[]> {
  const found = await session
    .select({ product: products, taxClass: taxClasses.code })
    .from(products)
    .innerJoin(taxClasses, eq(taxClasses.id, products.taxClassId))
    .where(inArray(products.typeId, ["bundle", "grouped"]))
    .orderBy(asc(products.id));
  const byProduct = <Row extends { readonly productId: number }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ productId }) => productId);
  const texts = byProduct(await session.select().from(productTexts));
  const options = byProduct(await session.select().from(bundleOptions).orderBy(asc(bundleOptions.position)));
  const contents = byProduct(
    await session
      .select({
        productId: productParts.productId,
        optionId: productParts.optionId,
        quantity: productParts.quantity,
        sku: variants.sku,
      })
      .from(productParts)
      .innerJoin(variants, eq(variants.id, productParts.variantId))
      .orderBy(asc(productParts.position)),
  );
  const placed = byProduct(
    await session
      .select({ productId: categoryProducts.productId, code: categories.code })
      .from(categoryProducts)
      .innerJoin(categories, eq(categories.id, categoryProducts.categoryId))
      .orderBy(asc(categories.position)),
  );
  return found.flatMap(({ product, taxClass }): CatalogueSet[] => {
    const inOption = (optionId: number | null) =>
      (contents.get(product.id) ?? [])
        .filter((part) => part.optionId === optionId)
        .map(({ sku: partSku, quantity }) => ({ sku: partSku, quantity }));
    const own = texts.get(product.id) ?? [];
    const inLanguages = (field: "name" | "slug" | "description") =>
      Object.fromEntries(
        languages.map((language) => [language, own.find(({ locale }) => locale === language)?.[field]]),
      );
    const read = catalogueSet.safeParse({
      type: product.typeId,
      sku: product.sku,
      status: product.status,
      taxClass,
      categories: (placed.get(product.id) ?? []).map(({ code }) => code),
      flags: product.flags,
      attributes: product.attributes,
      createdAt: product.createdAt.toISOString(),
      name: inLanguages("name"),
      slug: inLanguages("slug"),
      description: inLanguages("description"),
      ...(product.typeId === "grouped"
        ? { members: inOption(null) }
        : {
            options: (options.get(product.id) ?? []).map(({ id, code, labels, required }) => ({
              code,
              labels,
              required,
              parts: inOption(id),
            })),
          }),
    });
    // A set that lost all its parts cannot be imported, and is not worth it.
    return read.success ? [read.data] : [];
  });
}

/** The outcome of an import of sets. */
export interface SetsReport {
  readonly sets: number;
  readonly productIds: readonly number[];
  readonly refused: readonly RefusedRow[];
}

/** Reads a set, or returns what is wrong with it. `number` counts from 1. */
function readSet(value: unknown, number: number) {
  const read = catalogueSet.safeParse(value);
  if (read.success) return { set: read.data, refused: [] };
  return {
    set: null,
    refused: read.error.issues.map(({ path, message, code }): RefusedRow => ({
      row: number,
      sku: null,
      field: ["sets", number - 1, ...path].join("."),
      problem: code === "unrecognized_keys" ? "There is no such field." : message,
    })),
  };
}

/**
 * Writes sets by their skus; sets that are not listed stay as they are, and so do sets that have not changed. A set that
 * cannot be written is refused by itself, with the field and the reason.
 */
export async function writeSets(session: Session, given: readonly unknown[], now: Date): Promise<SetsReport> {
  const read = given.map((value, index) => readSet(value, index + 1));
  const refused = read.flatMap((each) => each.refused);
  const productIds: number[] = [];
  const before = new Map((await exportSets(session)).map((set) => [set.sku, set]));
  const sets = read.flatMap(({ set }, index) => (set ? [{ set, number: index + 1 }] : []));
  const known = await readKnown(
    session,
    sets.flatMap(({ set }) => [set.sku, ...partsOf(set).map((part) => part.sku)]),
  );
  for (const { set, number } of sets) {
    if (isDeepStrictEqual(set, before.get(set.sku))) continue;
    const { sku: setSku, ...said } = set;
    const refuse = (field: string, problem: string) =>
      refused.push({ row: number, sku: setSku, field: `sets.${number - 1}.${field}`, problem });
    const unknownPart = partsOf(set).find((part) => !known.variants.has(part.sku));
    const unknownCategory = set.categories.find((code) => !known.categories.has(code));
    const skus = partsOf(set).map((part) => part.sku);
    if (known.variants.has(setSku) || (known.products.has(setSku) && before.get(setSku)?.type !== set.type)) {
      refuse("sku", "A product of another type has this sku.");
    } else if (!known.taxClasses.has(set.taxClass)) {
      refuse("taxClass", `There is no tax class ${set.taxClass}.`);
    } else if (unknownCategory !== undefined) {
      refuse("categories", `There is no category ${unknownCategory}.`);
    } else if (unknownPart) {
      refuse("parts", `There is no variant ${unknownPart.sku}.`);
    } else if (new Set(skus).size < skus.length) {
      refuse("parts", "Each variant can be in a set only once.");
    } else {
      const written = await writeProductOf(session, { ...said, product: setSku }, known, now);
      if (!written.ok) {
        refuse(written.error, "Another product has this slug.");
        continue;
      }
      const ids = (own: readonly { readonly sku: string; readonly quantity: number }[]): readonly WrittenPart[] =>
        own.flatMap(({ sku: partSku, quantity }) => {
          const variantId = known.variants.get(partSku)?.id;
          return variantId === undefined ? [] : [{ variantId, quantity }];
        });
      await writeParts(
        session,
        written.value,
        set.type === "grouped"
          ? { members: ids(set.members) }
          : { options: set.options.map((option) => ({ ...option, parts: ids(option.parts) })) },
      );
      await session.update(products).set({ status: set.status }).where(eq(products.id, written.value));
      productIds.push(written.value);
    }
  }
  await keepByStaff(session, productIds, now);
  return { sets: given.length - new Set(refused.map(({ row }) => row)).size, productIds, refused };
}
