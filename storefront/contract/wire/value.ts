import * as z from "zod/mini";
import { fromDecimal } from "#domain/decimal.ts";
import type { Currency, Money } from "#domain/money.ts";

/** Text that some platforms write as a number, such as the value of an option. */
export const textual = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

/** A whole number that some platforms write as text, such as an id. */
export const numeric = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))]),
  z.int(),
);

/** A number that names something kept, such as an order: larger ones than a table counts to name nothing. */
export const keptId = numeric.check(z.gte(1), z.lte(2_147_483_647));

/** A moment in ISO 8601; PHP platforms leave out the T and mean UTC. */
export const moment = z.pipe(
  z.string(),
  z.transform((text, context): Date => {
    const date = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(" ", "T")}Z` : text);
    if (Number.isNaN(date.getTime())) context.issues.push({ code: "custom", message: "no moment", input: text });
    return date;
  }),
);

const isEmptyObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/**
 * A list in a provider's answer. PHP writes an empty list as `{}` where it is keyed elsewhere, such as payment methods
 * of a cart that has none. An object with keys is no list and is refused.
 */
export const list = <Item extends z.ZodMiniType>(item: Item): z.ZodMiniType<z.output<Item>[], z.input<Item>[]> =>
  z.pipe(
    z.transform((given: z.input<Item>[]) => (isEmptyObject(given) ? [] : given)),
    z.array(item),
  );

/** A list that may be missing, as it is when the search was told to leave it out. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(list(item)),
    z.transform((items) => items ?? []),
  );

/** A flag that some platforms write as 0 and 1, also as text; one that is missing is off. */
export const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.number(), z.string()])),
  z.transform((value) => value === true || String(value ?? "") === "1"),
);

/** An amount on the wire: a decimal number of złoty, euro or dollars. */
export const wireAmount = z.number().check(z.gte(-1e9), z.lte(1e9));

export const readAmount = (major: number, currency: Currency): Money => fromDecimal(major, currency);

/** An amount as the wire writes it. */
export const toWireAmount = ({ minor }: Money): number => minor / 100;
