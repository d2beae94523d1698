import { ProviderUnreachable, type Refusal } from "#client/failures.ts";
import type { Client } from "#client/createClient.ts";
import type { ResetLink } from "#domain/customer/customer.ts";
import { type PasswordProblem, passwordProblemOf } from "./passwordProblem.ts";
import { sendForm } from "../sendForm.ts";

/**
 * The link does not work any more. `unclear`: the answer to an earlier attempt was lost, so that attempt may have
 * changed the password.
 */
type LinkProblem = { readonly refused: "expired" } | { readonly refused: "unclear" };

/**
 * Returns what is wrong with the password. Any other invalid field, like the code LINK_INVALID, means an expired link.
 */
function problemOf(refusal: Refusal): { readonly refused: PasswordProblem } | LinkProblem | null {
  const refused = passwordProblemOf(refusal, "newPassword");
  if (refused) return { refused };
  const { code, fields } = refusal;
  const isAboutPassword = fields.some(({ field }) => field === "newPassword");
  return code === "LINK_INVALID" || (fields.length > 0 && !isAboutPassword) ? { refused: "expired" } : null;
}

/** Requests a link to set a new password. Never reveals whether the account exists. */
export const requestPasswordReset = (client: Client, email: string) =>
  sendForm(() => client.customer.requestPasswordReset(email));

/**
 * Creates a function that sets a new password with the link from a mail. It remembers whether an attempt was not
 * answered, to tell `unclear` from `expired`.
 */
export function createPasswordReset(client: Client, link: ResetLink) {
  let isAnswerLost = false;

  async function send(password: string) {
    try {
      await client.customer.resetPassword(link, password);
    } catch (error) {
      if (error instanceof ProviderUnreachable) isAnswerLost = true;
      throw error;
    }
  }

  function readProblem(refusal: Refusal) {
    const problem = problemOf(refusal);
    return problem?.refused === "expired" && isAnswerLost ? ({ refused: "unclear" } as const) : problem;
  }

  return (password: string) => sendForm(() => send(password), readProblem);
}
