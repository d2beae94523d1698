import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";

/** A decimal number as providers write amounts, such as `179.50`. */
export const wireDecimal = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/));

/** A currency of the shop. */
export const wireCurrency = z.enum(["PLN", "EUR", "USD"] satisfies Currency[]);
