import * as z from "zod/mini";
import type { StoredOptionPrice, StoredOwnOption } from "../catalog/tables/catalog.ts";
import { inAllLanguages } from "../kernel/language.ts";
import { amount, text } from "./rowFields.ts";

const invalidId = 'Must be a number as a text, such as "12". Carts refer to it.';
const id = z.string(invalidId).check(z.regex(/^\d{1,9}$/, invalidId));

const kinds = [
  "field",
  "area",
  "date",
  "file",
  "drop-down",
  "radio",
  "checkbox",
  "multiple",
] as const satisfies readonly StoredOwnOption["kind"][];
const textKinds: ReadonlySet<string> = new Set(["field", "area"]);
const choiceKinds: ReadonlySet<string> = new Set(["drop-down", "radio", "checkbox", "multiple"]);

/** What an answer adds to the price: percent of it, or gross amounts as decimal numbers. */
const price = z.union(
  [
    z.strictObject({ percent: z.number().check(z.gte(0), z.lte(1000)) }),
    z.strictObject({ amounts: z.strictObject({ PLN: z.optional(amount), EUR: z.optional(amount) }) }),
  ],
  'Must be {"percent": 30} or {"amounts": {"PLN": 19, "EUR": 4.5}}, with amounts of at most two decimals.',
);

const labels = z.strictObject(inAllLanguages(text));
const areDistinct = (values: readonly { readonly id: string }[]) =>
  new Set(values.map((each) => each.id)).size === values.length;
const distinctIds = "Two of them have the same `id`.";

const value = z.strictObject({ id, labels, price: z.optional(price) });

const option = z
  .strictObject({
    id,
    kind: z.enum(kinds, `Must be one of: ${kinds.join(", ")}.`),
    required: z.boolean("Must be true or false."),
    labels,
    /** The maximum number of characters of a text. */
    maximum: z.optional(z.int("Must be a whole number.").check(z.gte(1), z.lte(2000))),
    price: z.optional(price),
    /** The values of a choice, in the order in which they are shown. */
    values: z.optional(z.array(value).check(z.minLength(1), z.maxLength(50), z.refine(areDistinct, distinctIds))),
  })
  .check(
    z.refine(({ kind, values }) => choiceKinds.has(kind) === (values !== undefined), {
      error: "A choice needs a list of values, and only a choice has one.",
      path: ["values"],
    }),
    z.refine(({ kind, maximum }) => maximum === undefined || textKinds.has(kind), {
      error: "Only a text (field, area) has a maximum of characters.",
      path: ["maximum"],
    }),
    z.refine(({ kind, price: own }) => own === undefined || !choiceKinds.has(kind), {
      error: "The values of a choice have prices, not the choice itself.",
      path: ["price"],
    }),
  );

/** The options that a product asks for before it is ordered, as the catalogue is imported and exported; [] for none. */
export const ownOptionRows = z.array(option).check(z.maxLength(20), z.refine(areDistinct, distinctIds));
type OwnOptionRows = z.output<typeof ownOptionRows>;
type RowPrice = z.output<typeof price>;

const minor = (decimal: number) => Math.round(decimal * 100);

function storedPrice(row: RowPrice | undefined): { readonly price?: StoredOptionPrice } {
  if (!row) return {};
  if ("percent" in row) return { price: row };
  const { PLN, EUR } = row.amounts;
  return {
    price: {
      amounts: { ...(PLN !== undefined && { PLN: minor(PLN) }), ...(EUR !== undefined && { EUR: minor(EUR) }) },
    },
  };
}

/** Returns the options of a row as the table stores them; null for none. */
export const toStoredOptions = (rows: OwnOptionRows): readonly StoredOwnOption[] | null =>
  rows.length === 0
    ? null
    : rows.map(({ id: optionId, kind, required, labels: words, maximum, price: own, values }) => ({
        id: optionId,
        kind,
        isRequired: required,
        labels: words,
        ...(maximum !== undefined && { maximum }),
        ...storedPrice(own),
        ...(values && {
          values: values.map((each) => ({ id: each.id, labels: each.labels, ...storedPrice(each.price) })),
        }),
      }));

function rowPrice(stored: StoredOptionPrice | undefined): { readonly price?: RowPrice } {
  if (!stored) return {};
  if ("percent" in stored) return { price: { percent: stored.percent } };
  const { PLN, EUR } = stored.amounts;
  return {
    price: {
      amounts: { ...(PLN !== undefined && { PLN: PLN / 100 }), ...(EUR !== undefined && { EUR: EUR / 100 }) },
    },
  };
}

const rowLabels = ({ pl = "", de = "", en = "" }: StoredOwnOption["labels"]) => ({ pl, de, en });

/** Returns stored options as a row states them. */
export const toOptionRows = (stored: readonly StoredOwnOption[]): OwnOptionRows =>
  stored.map(({ id: optionId, kind, isRequired, labels: words, maximum, price: own, values }) => ({
    id: optionId,
    kind,
    required: isRequired,
    labels: rowLabels(words),
    ...(maximum !== undefined && { maximum }),
    ...rowPrice(own),
    ...(values && {
      values: values.map((each) => ({ id: each.id, labels: rowLabels(each.labels), ...rowPrice(each.price) })),
    }),
  }));
