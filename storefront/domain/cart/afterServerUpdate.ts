import type { Result } from "../result.ts";
import type { CartLine, ServerLine } from "./cart.ts";
import { agreedLine } from "./newLine.ts";

export interface UpdateSituation {
  /** The platform had the line before it was asked to change it. */
  readonly wasOnServer: boolean;
  /** Nobody wants to be told of a line while ordering it. */
  readonly inCheckout: boolean;
}

export interface UpdateOutcome {
  /** Null when the line has to go. */
  readonly line: CartLine | null;
  readonly notice: "added" | "quantity-updated" | null;
}

/** What becomes of a line after the platform has answered its update (specification, section 4, Server item update). */
export function afterServerUpdate(
  line: CartLine,
  answer: Result<ServerLine, unknown>,
  { wasOnServer, inCheckout }: UpdateSituation,
): UpdateOutcome {
  if (answer.ok) {
    const notice = line.serverItemId === null ? "added" : "quantity-updated";
    return { line: agreedLine(line, answer.value), notice: inCheckout ? null : notice };
  }
  const canRestore = wasOnServer && line.serverItemId !== null && line.agreedQuantity > 0;
  return { line: canRestore ? { ...line, quantity: line.agreedQuantity } : null, notice: null };
}
