import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/**
 * Parses a number with a point or a comma before at most two decimals. Returns null for anything else and never guesses,
 * because a refund without an amount means the whole amount, and `1.200` may mean 1200 or 1.2.
 */
export const parseNumber = (text: string): number | null =>
  /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : null;

const keys = z.looseObject({ operatorKey: z.string() });

/** Reads the operator's key from the shop's `keys.json`, or from a file that contains only the key. */
export function readOperatorKey(file: string): string {
  const text = readFileSync(file, "utf8").trim();
  return text.startsWith("{") ? keys.parse(JSON.parse(text)).operatorKey : text;
}
