import { ProviderRefusal, ProviderUnreachable, type Refusal } from "#client/failures.ts";
import type { Client } from "#client/createClient.ts";
import type { ResetLink } from "#domain/customer/customer.ts";

/** Why any form of an account may not be accepted, in the words of its component. */
type AnyProblem =
  | { readonly refused: "offline" }
  | { readonly refused: "failed" }
  | { readonly refused: "too-often"; readonly retryAt: string };

/**
 * Sends a form; null when it was accepted. `read` finds what only this form is refused for, or null. Without a
 * connection nothing is tried (docs/specification/accounts.md#account-20): it is refused at once.
 */
async function sendForm<Problem = never>(
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

const passwordProblems = ["too-short", "too-long", "repeated", "common", "personal", "same-as-before"] as const;
type PasswordProblem = (typeof passwordProblems)[number];

/** The link does not work any more; `unclear` where it may have worked before, in an attempt whose answer was lost. */
type LinkProblem = { readonly refused: "expired" } | { readonly refused: "unclear" };

/** What is wrong with the password; everything else that is refused is wrong with the link. */
function problemOf({ code, fields }: Refusal): { readonly refused: PasswordProblem } | LinkProblem | null {
  const ofPassword = fields.find(({ field }) => field === "newPassword");
  const refused = passwordProblems.find((known) => known === ofPassword?.problem);
  if (refused) return { refused };
  return code === "LINK_INVALID" || (fields.length > 0 && !ofPassword) ? { refused: "expired" } : null;
}

/** Requests a link to set a new password. Never reveals whether the account exists. */
export const requestPasswordReset = (client: Client, email: string) =>
  sendForm(() => client.requestPasswordReset(email));

/** Sets a new password by the link that was sent. */
export function createPasswordReset(client: Client, link: ResetLink) {
  let isUnanswered = false;

  async function send(password: string) {
    try {
      await client.resetPassword(link, password);
    } catch (error) {
      if (error instanceof ProviderUnreachable) isUnanswered = true;
      throw error;
    }
  }

  function read(refusal: Refusal) {
    const problem = problemOf(refusal);
    return problem?.refused === "expired" && isUnanswered ? ({ refused: "unclear" } as const) : problem;
  }

  return (password: string) => sendForm(() => send(password), read);
}
