import * as z from "zod/mini";
import { isStorableText, unstorable } from "../kernel/http/answer.ts";

const invalidAmount = "Must be a number from 0 to 1,000,000 with at most two decimals.";

/** An amount of money as a decimal number. More than two decimals are refused instead of being rounded. */
export const amount = z
  .number(invalidAmount)
  .check(z.gte(0, invalidAmount), z.lte(1_000_000, invalidAmount), z.multipleOf(0.01, invalidAmount));

const invalidSku = "Must have 1 to 64 letters, digits, dots, dashes or underscores.";

export const sku = z.string(invalidSku).check(z.regex(/^[\w.-]{1,64}$/, invalidSku));
export const text = z.string("Must be a text.").check(z.refine(isStorableText, `The text ${unstorable}`));
