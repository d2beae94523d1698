import { ProviderRefusal, ProviderUnreachable, type Refusal } from "#client/failures.ts";

/** Why any form of an account may not be accepted, in the words of its component. */
type AnyProblem =
  | { readonly refused: "offline" }
  | { readonly refused: "failed" }
  | { readonly refused: "too-often"; readonly retryAt: string };

/**
 * Sends a form; null when it was accepted. `read` finds what only this form is refused for, or null. Without a
 * connection nothing is tried (docs/specification/accounts.md#account-20): it is refused at once.
 */
export async function sendForm<Problem = never>(
  send: () => Promise<unknown>,
  read: (refusal: Refusal) => Problem | null = () => null,
): Promise<Problem | AnyProblem | null> {
  if (navigator.onLine === false) return { refused: "offline" };
  try {
    await send();
    return null;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return { refused: error.reason === "offline" ? "offline" : "failed" };
    if (!(error instanceof ProviderRefusal)) return { refused: "failed" };
    const { status, retryAfter, refusal } = error;
    if (status === 429 && retryAfter !== null) {
      return { refused: "too-often", retryAt: new Date(Date.now() + retryAfter * 1000).toISOString() };
    }
    return read(refusal) ?? { refused: "failed" };
  }
}
