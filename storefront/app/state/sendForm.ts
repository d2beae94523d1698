import { ProviderRefusal, ProviderUnreachable, type Refusal } from "#client/failures.ts";

/** Reasons why any account form may be refused, as its component names them. `retryAt` is an ISO 8601 time. */
export type FormProblem =
  | { readonly refused: "offline" }
  | { readonly refused: "failed" }
  | { readonly refused: "too-often"; readonly retryAt: string };

/**
 * Sends a form and returns why it was refused; null when it was accepted. `readProblem` recognises refusals that only
 * this form has. Offline, the form is refused without a request (docs/specification/accounts.md#account-20).
 */
export async function sendForm<Problem = never>(
  send: () => Promise<unknown>,
  readProblem: (refusal: Refusal) => Problem | null = () => null,
): Promise<Problem | FormProblem | null> {
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
    return readProblem(refusal) ?? { refused: "failed" };
  }
}
