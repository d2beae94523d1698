import * as z from "zod/mini";
import { lensParameters } from "@dioptra/ui/optics";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { ProductType } from "#domain/product/product.ts";
import { productFlags } from "../catalog/tables/catalog.ts";
import { isStorableText } from "../kernel/http/answer.ts";
import { isDeepStrictEqual } from "node:util";

/** An amount that the staff says, as a decimal number: whole cents, so that none is rounded behind their back. */
export const amount = z.number().check(z.gte(0), z.lte(1_000_000), z.multipleOf(0.01));

export const sku = z.string().check(z.regex(/^[\w.-]{1,64}$/));
export const text = z.string().check(z.refine(isStorableText, "It holds characters that are none."));
const words = z.partial(z.strictObject({ pl: text, de: text, en: text }));
const moment = z.iso.datetime();
const values = z.record(text, z.union([text, z.number(), z.array(text)]));

const price = z.strictObject({
  /** Gross, a decimal number of the store view's currency. */
  price: amount,
  special: z.nullish(z.strictObject({ price: amount, from: moment, to: z.nullish(moment) })),
});

const pastPrices = z.array(z.strictObject({ from: z.iso.date(), price: amount })).check(z.maxLength(1000));

const lensValues = z
  .array(
    z.union([
      text,
      z.number(),
      z
        .strictObject({ from: z.number(), to: z.number(), step: z.number().check(z.positive()) })
        .check(z.refine(({ from, to, step }) => to >= from && (to - from) / step <= 200, "Too many steps, or none.")),
    ]),
  )
  .check(z.maxLength(200));
const lensBlock = z.partialRecord(z.enum(lensParameters), z.readonly(lensValues));

const ofGroups = z.record(z.string(), amount);

/** Products that are sold as their own variants. Sets, which consist of other products' variants, have a form of their own. */
const rowTypes = ["simple", "configurable", "virtual", "downloadable"] as const satisfies readonly ProductType[];

export const isRowType = (type: ProductType): type is (typeof rowTypes)[number] =>
  rowTypes.some((each) => each === type);

/** What rows and sets say of a product in the same words. */
export const productFields = {
  taxClass: text,
  categories: z.array(text).check(z.maxLength(50)),
  flags: z.array(z.enum(productFlags)),
  attributes: values,
  /** When the product came to the shop; new ones are listed first. */
  createdAt: moment,
};

/**
 * A variant with its product, as the catalogue is imported and exported: one row for each variant, what is the product's
 * repeated in each. What a row leaves out stays as it is; a product that there was not needs its type, tax class, names,
 * slugs, and a price.
 */
export const catalogueRow = z.strictObject({
  product: sku,
  sku,
  type: z.optional(z.enum(rowTypes)),
  /** 1 for sale, 2 not. */
  status: z.optional(z.literal([1, 2])),
  taxClass: z.optional(productFields.taxClass),
  categories: z.optional(productFields.categories),
  flags: z.optional(productFields.flags),
  createdAt: z.optional(productFields.createdAt),
  stock: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  name: z.optional(words),
  slug: z.optional(words),
  description: z.optional(words),
  prices: z.optional(z.partial(z.strictObject({ pl: price, de: price }))),
  /** Group prices by the group's code. Prices given for a store view replace all others in it. */
  groupPrices: z.optional(z.partial(z.strictObject({ pl: ofGroups, de: ofGroups }))),
  /** What was asked from a day on, for the lowest price of 30 days. It is taken for new variants only. */
  priceHistory: z.optional(z.partial(z.strictObject({ pl: pastPrices, de: pastPrices }))),
  attributes: z.optional(productFields.attributes),
  variantAttributes: z.optional(z.record(text, z.union([text, z.number()]))),
  /** What is made of a contact lens: blocks of which every combination is made. */
  lensMatrix: z.optional(z.array(lensBlock).check(z.maxLength(50))),
  /** Names of pictures that are shown after the variant's own. */
  gallery: z.optional(z.array(text).check(z.maxLength(50))),
});
export type CatalogueRow = z.output<typeof catalogueRow>;

/** A row that was not taken, counted from 1: which field, why, and what it holds where that helps. */
export interface RefusedRow {
  readonly row: number;
  readonly sku: string | null;
  readonly field: string;
  readonly problem: string;
}

/** What stands where a row should be, and why it cannot be read. */
export class UnreadableRow {
  readonly problem: string;
  constructor(problem: string) {
    this.problem = problem;
  }
}

/** A row in its form, or what is wrong with it. */
export function readRow(value: unknown, row: number): Result<CatalogueRow, readonly RefusedRow[]> {
  if (value instanceof UnreadableRow) return refuse([{ row, sku: null, field: "row", problem: value.problem }]);
  const parsed = catalogueRow.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const given = typeof value === "object" && value !== null && "sku" in value ? value.sku : null;
  const named = typeof given === "string" || typeof given === "number" ? String(given) : null;
  return refuse(
    parsed.error.issues.map(({ path, message, code }) => ({
      row,
      sku: named,
      field: path.join(".") || "row",
      problem: code === "unrecognized_keys" ? "There is no such field." : message,
    })),
  );
}

/** What says of which variant a row is. */
type Name = Pick<CatalogueRow, "product" | "sku">;

/** What of a row is other than it was, field by field; null where nothing is. What was not there before is new as a whole. */
export function changesOf(row: CatalogueRow, before: CatalogueRow | undefined): CatalogueRow | null {
  if (!before || before.product !== row.product) return row;
  const { product, sku, ...said } = row;
  const known = new Map(Object.entries(before));
  const changed = Object.entries(said).filter(([field, value]) => !isDeepStrictEqual(value, known.get(field)));
  const name: Name = { product, sku };
  return changed.length > 0 ? { ...name, ...Object.fromEntries(changed) } : null;
}
