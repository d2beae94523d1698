import type { Result } from "../result.ts";
import type { CartLine, ServerLine } from "./cart.ts";
import { agreedLine } from "./lines.ts";

/**
 * Connection of the browser's cart to the platform's. `guestAttempts` counts how often a guest's cart was requested
 * after a refusal. `device-only`: all attempts were refused.
 */
export type Connection =
  | { readonly state: "disconnected" }
  | { readonly state: "connecting"; readonly guestAttempts: number }
  | { readonly state: "connected"; readonly token: string; readonly guestAttempts: number }
  | { readonly state: "device-only" };

type Connecting = Extract<Connection, { state: "connecting" }>;
type Connected = Extract<Connection, { state: "connected" }>;

export type TokenAnswer = { readonly code: 200; readonly token: string } | { readonly code: "refused" | "failed" };

/**
 * Returns whether a guest's cart is requested. The first request is for the customer's cart, all others for a guest's.
 */
export const isGuestAttempt = ({ guestAttempts }: Connecting): boolean => guestAttempts > 0;

/**
 * Returns the connection after the platform has answered the request for a token. A refusal (401) is retried as a
 * guest; after the last attempt the cart stays on this device. Any other failure disconnects, to be retried later
 * (docs/specification/cart.md#cart-21).
 */
export function afterTokenAnswer(from: Connecting, answer: TokenAnswer, maximumGuestAttempts: number): Connection {
  if (answer.code === 200) return { state: "connected", token: answer.token, guestAttempts: from.guestAttempts };
  if (answer.code === "failed") return { state: "disconnected" };
  if (from.guestAttempts >= maximumGuestAttempts) return { state: "device-only" };
  return { state: "connecting", guestAttempts: from.guestAttempts + 1 };
}

/**
 * Returns the connection after the platform has refused to return the cart. A new guest's cart is requested; without
 * attempts left, the connection stays as it is.
 */
export function afterPullRefused(from: Connected, maximumGuestAttempts: number): Connection {
  if (from.guestAttempts >= maximumGuestAttempts) return from;
  return { state: "connecting", guestAttempts: from.guestAttempts + 1 };
}

export interface UpdateSituation {
  /** During the checkout, no notices about lines are shown. */
  readonly inCheckout: boolean;
}

export interface UpdateOutcome {
  /** Null when the line is removed. */
  readonly line: CartLine | null;
  readonly notice: "added" | "quantity-updated" | null;
}

/**
 * Returns the line after the platform has answered its update (docs/specification/cart.md#cart-16). After a refusal, a
 * line returns to the quantity that the platform last confirmed, even if it does not have the line any more: nothing is
 * removed without the shopper. A line that was never confirmed is removed.
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
