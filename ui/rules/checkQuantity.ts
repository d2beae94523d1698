import { accept, refuse, type Checked } from "./checked.ts";
import { tidy } from "./tidy.ts";

export type QuantityProblem = "not-whole" | "not-positive" | "too-many";

/** How many pieces are wanted: a whole number from 1 up to and including what is available (decision 25). */
export function checkQuantity(typed: string, available: number): Checked<number, QuantityProblem> {
  const text = tidy(typed);
  if (!/^[+\u2212-]?\d+$/.test(text)) return refuse("not-whole");
  const quantity = Number(text.replace("\u2212", "-"));
  if (quantity <= 0) return refuse("not-positive");
  return quantity > available ? refuse("too-many") : accept(quantity);
}
