import { accept, refuse, type Checked } from "./checked.ts";
import { tidy } from "./text.ts";

/** The problem of a quantity. */
export type QuantityProblem = "not-whole" | "not-positive" | "negative" | "too-many";

/**
 * Checks a quantity in pieces: a whole number from `minimum` up to and including what is available
 * (docs/decisions/product.md#decision-25).
 */
export function checkQuantity(typed: string, available: number, minimum: 0 | 1 = 1): Checked<number, QuantityProblem> {
  const text = tidy(typed);
  if (!/^[+\u2212-]?\d+$/.test(text)) return refuse("not-whole");
  const quantity = Number(text.replace("\u2212", "-")) + 0;
  if (quantity < minimum) return refuse(minimum === 0 ? "negative" : "not-positive");
  return quantity > available ? refuse("too-many") : accept(quantity);
}
