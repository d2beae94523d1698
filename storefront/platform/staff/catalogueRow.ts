import * as z from "zod/mini";
import { lensParameters } from "@dioptra/ui/optics";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { ProductType } from "#domain/product/product.ts";
import { productFlags } from "../catalog/tables/catalog.ts";
import { inAllLanguages } from "../kernel/language.ts";
import { isDeepStrictEqual } from "node:util";
import { ownOptionRows } from "./ownOptionRow.ts";
import { amount, sku, text } from "./rowFields.ts";

/** The store views that a row has prices for. */
export const rowStores = ["pl", "de"] as const;

const words = z.partial(z.strictObject(inAllLanguages(text)));
const moment = z.iso.datetime("Must be a time in UTC, such as 2026-12-01T00:00:00Z.");
const day = z.iso.date("Must be a day, such as 2026-12-01.");
const values = z.record(text, z.union([text, z.number(), z.array(text)]));

const price = z.strictObject({
  /** The gross price as a decimal number in the store view's currency. */
  price: amount,
  special: z.nullish(z.strictObject({ price: amount, from: moment, to: z.nullish(moment) })),
});

const pastPrices = z.array(z.strictObject({ from: day, price: amount })).check(z.maxLength(1000));

const lensValues = z
  .array(
    z.union([
      text,
      z.number(),
      z
        .strictObject({ from: z.number(), to: z.number(), step: z.number().check(z.positive()) })
        .check(
          z.refine(
            ({ from, to, step }) => to >= from && (to - from) / step <= 200,
            "`to` must not be less than `from`, and there may be at most 200 steps between them.",
          ),
        ),
    ]),
  )
  .check(z.maxLength(200));
const lensBlock = z.partialRecord(z.enum(lensParameters), z.readonly(lensValues));

const pricesByGroup = z.record(z.string(), amount);

/**
 * The types of products that consist of their own variants. Sets consist of other products' variants (`CatalogueSet`).
 */
const rowTypes = ["simple", "configurable", "virtual", "downloadable"] as const satisfies readonly ProductType[];

/** Whether products of a type are imported and exported as rows. */
export const isRowType = (type: ProductType): type is (typeof rowTypes)[number] =>
  rowTypes.some((each) => each === type);

/** Fields of a product that rows and sets have in common. */
export const productFields = {
  taxClass: text,
  categories: z.array(text).check(z.maxLength(50)),
  flags: z.array(z.enum(productFlags)),
  attributes: values,
  /** When the product was added to the shop. Newer products are listed first. */
  createdAt: moment,
};

/**
 * A variant with its product, as the catalogue is imported and exported. There is one row for each variant, which repeats
 * the fields of the product. Fields that a row leaves out stay as they are. A new product needs a type, a tax class,
 * names, slugs, and a price.
 */
const invalidStock = "Must be an integer from 0 to 1,000,000.";

export const catalogueRow = z.strictObject({
  product: sku,
  sku,
  type: z.optional(z.enum(rowTypes, `Must be one of: ${rowTypes.join(", ")}.`)),
  /** 1: for sale, 2: not for sale. */
  status: z.optional(z.literal([1, 2], "Must be 1 (for sale) or 2 (not for sale).")),
  taxClass: z.optional(productFields.taxClass),
  categories: z.optional(productFields.categories),
  flags: z.optional(productFields.flags),
  createdAt: z.optional(productFields.createdAt),
  stock: z.optional(z.int(invalidStock).check(z.gte(0, invalidStock), z.lte(1_000_000, invalidStock))),
  name: z.optional(words),
  slug: z.optional(words),
  description: z.optional(words),
  prices: z.optional(z.partial(z.strictObject({ pl: price, de: price }))),
  /** Group prices by the group's code. The prices of a store view replace all existing ones in it. */
  groupPrices: z.optional(z.partial(z.strictObject({ pl: pricesByGroup, de: pricesByGroup }))),
  /** Past prices with their first days, for the lowest price of 30 days. They are imported for new variants only. */
  priceHistory: z.optional(z.partial(z.strictObject({ pl: pastPrices, de: pastPrices }))),
  attributes: z.optional(productFields.attributes),
  variantAttributes: z.optional(z.record(text, z.union([text, z.number()]))),
  /** The values in which a contact lens is made. Every combination of the values in a block is made. */
  lensMatrix: z.optional(z.array(lensBlock).check(z.maxLength(50))),
  /** The options that the product asks for before it is ordered, such as an engraving, in display order; [] for none. */
  ownOptions: z.optional(ownOptionRows),
  /** Names of pictures that are shown after the variant's own picture. */
  gallery: z.optional(z.array(text).check(z.maxLength(50))),
});
export type CatalogueRow = z.output<typeof catalogueRow>;

/** A problem of a row that was not imported. Rows are counted from 1; 0 stands for the whole file. */
export interface RefusedRow {
  readonly row: number;
  readonly sku: string | null;
  readonly field: string;
  readonly problem: string;
}

/** Takes the place of a row that cannot be read, with the reason. */
export class UnreadableRow {
  readonly problem: string;
  constructor(problem: string) {
    this.problem = problem;
  }
}

/** What a value of a type is called, for sentences such as "Must be a text." */
const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object with fields",
  record: "an object with fields",
};

/** Says which form is wanted, for issues whose schema has no words of its own. */
function wantedForm(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `Must be ${typeNames[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      return `Must be one of: ${issue.values.join(", ")}.`;
    case "too_big":
      return `Must be at most ${issue.maximum}${issue.origin === "number" ? "" : " long"}.`;
    case "too_small":
      return `Must be at least ${issue.minimum}${issue.origin === "number" ? "" : " long"}.`;
    case "invalid_union":
      return [...new Set(issue.errors.flatMap((each) => each.map(problemOf)))].join(" Or: ");
    default:
      return issue.message;
  }
}

/** Describes an issue of a field for the staff. */
export function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return `Unknown field: ${issue.keys[0]}.`;
  return issue.message === "Invalid input" ? wantedForm(issue) : issue.message;
}

/** Validates a row. Returns all its problems if it is invalid. `row` counts from 1. */
export function readRow(value: unknown, row: number): Result<CatalogueRow, readonly RefusedRow[]> {
  if (value instanceof UnreadableRow) return refuse([{ row, sku: null, field: "row", problem: value.problem }]);
  const parsed = catalogueRow.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const rawSku = typeof value === "object" && value !== null && "sku" in value ? value.sku : null;
  const rowSku = typeof rawSku === "string" || typeof rawSku === "number" ? String(rawSku) : null;
  return refuse(
    parsed.error.issues.map((issue) => ({
      row,
      sku: rowSku,
      field: issue.path.join(".") || "row",
      problem: problemOf(issue),
    })),
  );
}

/** The fields that identify the variant of a row. */
type RowKey = Pick<CatalogueRow, "product" | "sku">;

/**
 * Returns a row with only the fields that have changed; null if none has. The row of a new variant is returned as it
 * is.
 */
export function changesOf(row: CatalogueRow, before: CatalogueRow | undefined): CatalogueRow | null {
  if (!before || before.product !== row.product) return row;
  const { product, sku, ...fields } = row;
  const previous = new Map(Object.entries(before));
  const changed = Object.entries(fields).filter(([field, value]) => !isDeepStrictEqual(value, previous.get(field)));
  const key: RowKey = { product, sku };
  return changed.length > 0 ? { ...key, ...Object.fromEntries(changed) } : null;
}
