import * as z from "zod/mini";
import { fromDecimal } from "#domain/decimal.ts";
import type { Currency, Money } from "#domain/money.ts";

const decimal = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/));
const currencies = ["PLN", "EUR", "USD"] satisfies Currency[];

/** An amount as Mollie writes it. */
export const currencyAndValue = z.pipe(
  z.object({ currency: z.enum(currencies), value: decimal }),
  z.transform(({ currency, value }): Money => fromDecimal(value, currency)),
);

/** An amount as PayPal writes it. */
export const codeAndValue = z.pipe(
  z.object({ currency_code: z.enum(currencies), value: decimal }),
  z.transform(({ currency_code, value }): Money => fromDecimal(value, currency_code)),
);

/** A number of złoty, as Tpay writes it. */
export const inZloty = z.pipe(
  z.union([decimal, z.number().check(z.gte(0), z.lte(1e9))]),
  z.transform((value): Money => fromDecimal(value, "PLN")),
);
