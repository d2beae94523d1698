import type { Client } from "#client/createClient.ts";
import { ProviderUnreachable, type Refusal } from "#client/failures.ts";
import type { ResetLink } from "#domain/customer/customer.ts";
import { sendForm } from "./sendForm.ts";

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

/** Has a link to a new password sent; whether there is such an account, nobody is told. */
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
