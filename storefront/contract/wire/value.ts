import * as z from "zod/mini";
import { fromDecimal } from "#domain/decimal.ts";
import type { Currency, Money } from "#domain/money.ts";

/** Text that some platforms send as a number, such as the value of an option. */
export const textual = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

/** A whole number that some platforms send as text, such as an id. */
export const numeric = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))]),
  z.int(),
);

/** The id of something stored, such as an order. The maximum is that of an `integer` column. */
export const storedId = numeric.check(z.gte(1), z.lte(2_147_483_647));

/** A date and time in ISO 8601. PHP platforms leave out the T and mean UTC. */
export const dateTime = z.pipe(
  z.string(),
  z.transform((text, context): Date => {
    const date = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(" ", "T")}Z` : text);
    if (Number.isNaN(date.getTime())) context.issues.push({ code: "custom", message: "invalid date", input: text });
    return date;
  }),
);

const isEmptyObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/**
 * A list in a provider's answer. PHP sends some empty lists as `{}`, such as the payment methods of a cart without any. An
 * object with keys is refused.
 */
export const list = <Item extends z.ZodMiniType>(item: Item): z.ZodMiniType<z.output<Item>[], z.input<Item>[]> =>
  z.pipe(
    z.transform((items: z.input<Item>[]) => (isEmptyObject(items) ? [] : items)),
    z.array(item),
  );

/** A list that may be missing, such as a field that the search was told to leave out. Missing lists are empty. */
export const optionalList = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(list(item)),
    z.transform((items) => items ?? []),
  );

/** The code of a currency in which the shop sells. */
export const currencyCode = z.enum(["PLN", "EUR", "USD"] satisfies Currency[]);

/** A flag that some platforms send as 0 and 1, as numbers or text. A missing flag is false. */
export const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.number(), z.string()])),
  z.transform((value) => value === true || String(value ?? "") === "1"),
);

/** An amount of money on the wire: a decimal number of złoty, euro or dollars. */
export const wireAmount = z.number().check(z.gte(-1e9), z.lte(1e9));

/** Returns an amount in minor units, rounded. */
export const readAmount = (major: number, currency: Currency): Money => fromDecimal(major, currency);

/** Returns an amount as the wire's decimal number. */
export const toWireAmount = ({ minor }: Money): number => minor / 100;
