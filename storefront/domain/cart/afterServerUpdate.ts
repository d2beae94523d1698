import type { Result } from "../result.ts";
import type { CartLine, ServerLine } from "./cart.ts";
import { agreedLine } from "./newLine.ts";

export interface UpdateSituation {
  /** Nobody wants to be told of a line while ordering it. */
  readonly inCheckout: boolean;
}

export interface UpdateOutcome {
  /** Null when the line has to go. */
  readonly line: CartLine | null;
  readonly notice: "added" | "quantity-updated" | null;
}

/**
 * What becomes of a line after the platform has answered its update (specification, section 4, Server item update).
 * What the platform once agreed to is kept, even when it has it no more: nothing leaves a cart unasked.
 */
export function afterServerUpdate(
  line: CartLine,
  answer: Result<ServerLine, unknown>,
  { inCheckout }: UpdateSituation,
): UpdateOutcome {
  if (answer.ok) {
    const notice = line.serverItemId === null ? "added" : "quantity-updated";
    return { line: agreedLine(line, answer.value), notice: inCheckout ? null : notice };
  }
  return { line: line.agreedQuantity > 0 ? { ...line, quantity: line.agreedQuantity } : null, notice: null };
}
