import type { ProductError } from "../product/productErrors.ts";
import { ok, refuse, type Result } from "../result.ts";
import { type AddRefusal, type AddRules, canAdd } from "./canAdd.ts";
import type { CartLine } from "./cart.ts";
import { type QuantityRefusal, refuseQuantity } from "./quantity.ts";
import { sameLine } from "./sameLine.ts";

export interface AddTerms extends AddRules {
  /** Pieces that can be had; null when nobody knows. */
  readonly available: number | null;
  readonly errors?: readonly ProductError[];
  /** Lines that the cart holds at most. */
  readonly maximumLines: number;
}

export type AddLineRefusal = AddRefusal | QuantityRefusal | { readonly reason: "cart-full"; readonly most: number };

/** The lines with one more: on top of an equal line, else as a new one at the end. */
export function addLine(
  lines: readonly CartLine[],
  added: CartLine,
  { available, errors = [], maximumLines, ...rules }: AddTerms,
): Result<readonly CartLine[], AddLineRefusal> {
  const addable = canAdd({ price: added.price, errors }, rules);
  if (!addable.ok) return addable;
  const held = lines.find((line) => sameLine(line, added));
  const quantity = (held?.quantity ?? 0) + added.quantity;
  // Three pieces and a "minus one" would add up to a good quantity.
  const refusal = refuseQuantity(added.quantity, null) ?? refuseQuantity(quantity, available);
  if (refusal) return refuse(refusal);
  if (!held && lines.length >= maximumLines) return refuse({ reason: "cart-full", most: maximumLines });
  if (!held) return ok([...lines, added]);
  const more = { ...held, price: added.price, quantity, totals: null };
  return ok(lines.map((line) => (line === held ? more : line)));
}
