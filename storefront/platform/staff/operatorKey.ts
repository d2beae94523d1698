import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const keys = z.looseObject({ operatorKey: z.string() });

/** The operator's key in a file: one that the shop made at its first start, or one that holds nothing else. */
export function operatorKeyIn(file: string): string {
  const text = readFileSync(file, "utf8").trim();
  return text.startsWith("{") ? keys.parse(JSON.parse(text)).operatorKey : text;
}
