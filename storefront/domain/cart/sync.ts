import type { Result } from "../result.ts";
import type { CartLine, ServerLine } from "./cart.ts";
import { agreedLine } from "./lines.ts";

/** How the cart of this browser stands to the platform's. `guestAttempts` counts how often it fell back to a guest's. */
export type Connection =
  | { readonly state: "disconnected" }
  | { readonly state: "connecting"; readonly guestAttempts: number }
  | { readonly state: "connected"; readonly token: string; readonly guestAttempts: number }
  | { readonly state: "device-only" };

type Connecting = Extract<Connection, { state: "connecting" }>;
type Connected = Extract<Connection, { state: "connected" }>;

export type TokenAnswer = { readonly code: 200; readonly token: string } | { readonly code: "refused" | "failed" };

/** The cart is asked for as the customer's first, and as a guest's after that. */
export const asksAsGuest = ({ guestAttempts }: Connecting): boolean => guestAttempts > 0;

/**
 * A refusal (401) is retried as a guest; once the attempts are spent, the cart stays on this device. Any other failure
 * leaves it disconnected, to be tried again later (docs/specification/cart.md#cart-21).
 */
export function afterTokenAnswer(from: Connecting, answer: TokenAnswer, maximumGuestAttempts: number): Connection {
  if (answer.code === 200) return { state: "connected", token: answer.token, guestAttempts: from.guestAttempts };
  if (answer.code === "failed") return { state: "disconnected" };
  if (from.guestAttempts >= maximumGuestAttempts) return { state: "device-only" };
  return { state: "connecting", guestAttempts: from.guestAttempts + 1 };
}

/** A cart that the platform no longer gives out is replaced by a new guest's, as often as attempts are left. */
export function afterPullRefused(from: Connected, maximumGuestAttempts: number): Connection {
  if (from.guestAttempts >= maximumGuestAttempts) return from;
  return { state: "connecting", guestAttempts: from.guestAttempts + 1 };
}

export interface UpdateSituation {
  /** Notices about a line are held back while it is being ordered. */
  readonly inCheckout: boolean;
}

export interface UpdateOutcome {
  /** Null when the line has to go. */
  readonly line: CartLine | null;
  readonly notice: "added" | "quantity-updated" | null;
}

/**
 * What becomes of a line after the platform has answered its update (docs/specification/cart.md#cart-16). What the
 * platform once agreed to is kept, even when it has it no more: nothing leaves a cart unasked.
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
