import * as z from "zod/mini";
import { fromDecimal } from "#domain/decimal.ts";
import type { Currency, Money } from "#domain/money.ts";

/** An amount on the wire: a decimal number of złoty, euro or dollars. */
export const wireAmount = z.number().check(z.gte(-1e9), z.lte(1e9));

export const readAmount = (major: number, currency: Currency): Money => fromDecimal(major, currency);

/** An amount as the wire writes it. */
export const toWireAmount = ({ minor }: Money): number => minor / 100;
