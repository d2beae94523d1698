import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/**
 * Reads a typed number, with a point or a comma before its cents. Returns null for anything else, and never guesses: a
 * call without an amount means the whole amount, and `1.200` is twelve hundred to some readers and 1.2 to others.
 */
export const typedNumber = (text: string): number | null =>
  /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : null;

const keys = z.looseObject({ operatorKey: z.string() });

/** Returns the operator's key from a file: the shop's `keys.json`, or a file that holds nothing but the key. */
export function operatorKeyIn(file: string): string {
  const text = readFileSync(file, "utf8").trim();
  return text.startsWith("{") ? keys.parse(JSON.parse(text)).operatorKey : text;
}
