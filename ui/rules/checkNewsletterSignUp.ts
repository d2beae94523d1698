import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import { checkEmail, type EmailProblem } from "./checkEmail.ts";

export interface TypedNewsletterSignUp {
  readonly email: string;
  readonly consent: boolean;
}

export interface NewsletterSignUp {
  readonly email: string;
  readonly consent: true;
}

export interface NewsletterSignUpErrors {
  readonly email?: EmailProblem | undefined;
  readonly consent?: "required" | undefined;
}

/** Nobody is written to without having agreed (Prawo komunikacji elektronicznej; § 7 UWG). */
export function checkNewsletterSignUp({
  email: typed,
  consent,
}: TypedNewsletterSignUp): CheckedForm<NewsletterSignUp, NewsletterSignUpErrors> {
  const email = checkEmail(typed);
  if (email.ok && consent) return accept({ email: email.value, consent });
  return refuseForm({ ...(!email.ok && { email: email.error }), ...(!consent && { consent: "required" as const }) });
}
