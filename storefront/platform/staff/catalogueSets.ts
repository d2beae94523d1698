import { asc, eq, inArray } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { languages } from "#domain/store.ts";
import { type WrittenPart, writeParts } from "../catalog/writeParts.ts";
import type { Session } from "../kernel/database/database.ts";
import { inAllLanguages } from "../kernel/language.ts";
import { bundleOptions, productParts } from "../catalog/tables/parts.ts";
import { categories, categoryProducts } from "../catalog/tables/category.ts";
import { products, productTexts, variants } from "../catalog/tables/catalog.ts";
import { taxClasses } from "../catalog/tables/tax.ts";
import { problemOf, productFields, type RefusedRow } from "./catalogueRow.ts";
import { sku, text } from "./rowFields.ts";
import { readCatalogueIds } from "./checkRow.ts";
import { markKeptByStaff } from "./goods.ts";
import { writeCheckedProduct } from "./writeRow.ts";

const words = z.strictObject(inAllLanguages(text));
const parts = z
  .array(z.strictObject({ sku, quantity: z.int().check(z.gte(1), z.lte(100)) }))
  .check(z.minLength(1), z.maxLength(100));

const common = {
  sku,
  /** 1: for sale, 2: not for sale. */
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

/** A product that consists of other products' variants. Unlike a row, it always has all its fields. */
const catalogueSet = z.discriminatedUnion("type", [
  z.strictObject({
    ...common,
    type: z.literal("bundle"),
    /** The options from which a shopper chooses parts. The first part of each option is the default. */
    options: z
      .array(z.strictObject({ code: text, labels: words, required: z.boolean(), parts }))
      .check(z.minLength(1), z.maxLength(20)),
  }),
  z.strictObject({ ...common, type: z.literal("grouped"), members: parts }),
]);
export type CatalogueSet = z.output<typeof catalogueSet>;

const partsOf = (set: CatalogueSet) =>
  set.type === "grouped" ? set.members : set.options.flatMap(({ parts: own }) => own);

/** Returns all sets in the format of `writeSets`. */
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
    const setTexts = texts.get(product.id) ?? [];
    const inLanguages = (field: "name" | "slug" | "description") =>
      Object.fromEntries(
        languages.map((language) => [language, setTexts.find(({ locale }) => locale === language)?.[field]]),
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
    // A set without parts cannot be imported, so it is not exported.
    return read.success ? [read.data] : [];
  });
}

/** The outcome of an import of sets. */
export interface SetsReport {
  readonly sets: number;
  readonly productIds: readonly number[];
  readonly refused: readonly RefusedRow[];
}

/** Validates a set. Returns it or its problems. `number` counts from 1. */
function readSet(value: unknown, number: number) {
  const read = catalogueSet.safeParse(value);
  if (read.success) return { set: read.data, refused: [] };
  return {
    set: null,
    refused: read.error.issues.map((issue): RefusedRow => ({
      row: number,
      sku: null,
      field: ["sets", number - 1, ...issue.path].join("."),
      problem: problemOf(issue),
    })),
  };
}

/**
 * Writes sets by their skus. Sets that are not listed or have not changed stay as they are. Invalid sets are refused with
 * their field and the reason, and the others are written.
 */
export async function writeSets(session: Session, entries: readonly unknown[], now: Date): Promise<SetsReport> {
  const read = entries.map((value, index) => readSet(value, index + 1));
  const refused = read.flatMap((each) => each.refused);
  const productIds: number[] = [];
  const before = new Map((await exportSets(session)).map((set) => [set.sku, set]));
  const sets = read.flatMap(({ set }, index) => (set ? [{ set, number: index + 1 }] : []));
  const ids = await readCatalogueIds(
    session,
    sets.flatMap(({ set }) => [set.sku, ...partsOf(set).map((part) => part.sku)]),
  );
  for (const { set, number } of sets) {
    if (isDeepStrictEqual(set, before.get(set.sku))) continue;
    const { sku: setSku, ...fields } = set;
    const refuse = (field: string, problem: string) =>
      refused.push({ row: number, sku: setSku, field: `sets.${number - 1}.${field}`, problem });
    const unknownPart = partsOf(set).find((part) => !ids.variants.has(part.sku));
    const unknownCategory = set.categories.find((code) => !ids.categories.has(code));
    const skus = partsOf(set).map((part) => part.sku);
    if (ids.variants.has(setSku) || (ids.products.has(setSku) && before.get(setSku)?.type !== set.type)) {
      refuse("sku", "A product of another type has this sku.");
    } else if (!ids.taxClasses.has(set.taxClass)) {
      refuse("taxClass", `There is no tax class ${set.taxClass}.`);
    } else if (unknownCategory !== undefined) {
      refuse("categories", `There is no category ${unknownCategory}.`);
    } else if (unknownPart) {
      refuse("parts", `There is no variant ${unknownPart.sku}.`);
    } else if (new Set(skus).size < skus.length) {
      refuse("parts", "Each variant can be in a set only once.");
    } else {
      const written = await writeCheckedProduct(session, { ...fields, product: setSku }, ids, now);
      if (!written.ok) {
        refuse(...written.error);
        continue;
      }
      const withIds = (list: readonly { readonly sku: string; readonly quantity: number }[]): readonly WrittenPart[] =>
        list.flatMap(({ sku: partSku, quantity }) => {
          const variantId = ids.variants.get(partSku)?.id;
          return variantId === undefined ? [] : [{ variantId, quantity }];
        });
      await writeParts(
        session,
        written.value,
        set.type === "grouped"
          ? { members: withIds(set.members) }
          : { options: set.options.map((option) => ({ ...option, parts: withIds(option.parts) })) },
      );
      await session.update(products).set({ status: set.status }).where(eq(products.id, written.value));
      productIds.push(written.value);
    }
  }
  await markKeptByStaff(session, productIds, now);
  return { sets: entries.length - new Set(refused.map(({ row }) => row)).size, productIds, refused };
}
