import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import { checkEmail, type EmailProblem } from "./checkEmail.ts";

/** The account whose password was forgotten. */
export interface ResetRequest {
  readonly email: string;
}

export interface ResetRequestErrors {
  readonly email?: EmailProblem | undefined;
}

/**
 * Whether mail can be sent there; whether there is an account, nobody is told (docs/decisions/product.md#decision-15).
 */
export function checkResetRequest(typed: ResetRequest): CheckedForm<ResetRequest, ResetRequestErrors> {
  const email = checkEmail(typed.email);
  return email.ok ? accept({ email: email.value }) : refuseForm({ email: email.error });
}
