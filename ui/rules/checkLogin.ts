import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import { checkEmail, type EmailProblem } from "./checkEmail.ts";

/** What a customer proves with that the account is theirs. */
export interface LoginValue {
  readonly email: string;
  readonly password: string;
}

export interface LoginErrors {
  readonly email?: EmailProblem | undefined;
  readonly password?: "required" | undefined;
}

/** Of the password only that there is one: it may be older than today's rules, and a hint would help a stranger. */
export function checkLogin(typed: LoginValue): CheckedForm<LoginValue, LoginErrors> {
  const email = checkEmail(typed.email);
  const hasPassword = typed.password !== "";
  if (email.ok && hasPassword) return accept({ email: email.value, password: typed.password });
  return refuseForm({
    ...(!email.ok && { email: email.error }),
    ...(!hasPassword && { password: "required" as const }),
  });
}
