import { accept, refuse, type Checked } from "./checked.ts";
import { tidy } from "./text.ts";

export type QuantityProblem = "not-whole" | "not-positive" | "negative" | "too-many";

/**
 * How many pieces are wanted: a whole number up to and including what is available
 * (docs/decisions/product.md#decision-25), from 1; from 0 where nothing of it is an answer too.
 */
export function checkQuantity(typed: string, available: number, minimum: 0 | 1 = 1): Checked<number, QuantityProblem> {
  const text = tidy(typed);
  if (!/^[+\u2212-]?\d+$/.test(text)) return refuse("not-whole");
  const quantity = Number(text.replace("\u2212", "-")) + 0;
  if (quantity < minimum) return refuse(minimum === 0 ? "negative" : "not-positive");
  return quantity > available ? refuse("too-many") : accept(quantity);
}
