import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import { checkPassword, type PasswordContext, type PasswordProblem } from "./checkPassword.ts";

/** A new password as it is typed, twice: nobody sees what they type. */
export interface TypedNewPassword {
  readonly password: string;
  readonly repeated: string;
}

export interface NewPasswordErrors {
  readonly password?: PasswordProblem | "same-as-before" | undefined;
  readonly repeated?: "required" | "different" | undefined;
}

export interface NewPasswordContext extends PasswordContext {
  /** The password until now, where it is known. */
  readonly before?: string;
}

/**
 * A new password that is hard to guess, other than the one before, and typed the same twice
 * (docs/specification/checkout.md#checkout-20).
 */
export function checkNewPassword(
  { password: typed, repeated }: TypedNewPassword,
  context: NewPasswordContext,
): CheckedForm<{ readonly password: string }, NewPasswordErrors> {
  const password = checkPassword(typed, context);
  const problem = password.ok ? typed === context.before && "same-as-before" : password.error;
  const repetition = repeated === "" ? "required" : repeated !== typed && "different";
  if (!problem && !repetition) return accept({ password: typed });
  return refuseForm({ ...(problem && { password: problem }), ...(repetition && { repeated: repetition }) });
}
