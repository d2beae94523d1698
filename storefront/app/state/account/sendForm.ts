import { ProviderRefusal, ProviderUnreachable, type Refusal } from "#client/failures.ts";

/** Why a form of an account was not accepted, in the words of its component. */
export type FormProblem<Word extends string = never> =
  | { readonly refused: Word | "offline" | "failed" }
  | { readonly refused: "too-often"; readonly retryAt: string };

/**
 * Sends a form; null when it was accepted. `wordOf` finds the form's own word for what the platform says, or null.
 * Without a connection nothing is tried (specification, section 5): it is refused at once.
 */
export async function sendForm<Word extends string = never>(
  send: () => Promise<unknown>,
  wordOf: (refusal: Refusal) => Word | null = () => null,
): Promise<FormProblem<Word> | null> {
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
    return { refused: wordOf(refusal) ?? "failed" };
  }
}
