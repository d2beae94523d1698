import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import {
  checkEmail,
  checkPersonalDetails,
  type EmailProblem,
  type PersonalDetailsErrors,
  type PersonalDetailsValue,
  type TypedPersonalDetails,
} from "./personalDetails.ts";
import { checkNewPassword, type NewPasswordErrors, personalParts, type TypedNewPassword } from "./password.ts";

/** What a customer logs in with. */
export interface LoginValue {
  readonly email: string;
  readonly password: string;
}

export interface LoginErrors {
  readonly email?: EmailProblem | undefined;
  readonly password?: "required" | undefined;
}

/**
 * Checks a login. The password only has to be there: it may be older than today's rules, and hints would help
 * attackers.
 */
export function checkLogin(typed: LoginValue): CheckedForm<LoginValue, LoginErrors> {
  const email = checkEmail(typed.email);
  const hasPassword = typed.password !== "";
  if (email.ok && hasPassword) return accept({ email: email.value, password: typed.password });
  return refuseForm({
    ...(!email.ok && { email: email.error }),
    ...(!hasPassword && { password: "required" as const }),
  });
}

export interface TypedRegistration extends TypedPersonalDetails, TypedNewPassword {
  readonly terms: boolean;
  readonly newsletter: boolean;
}

export interface RegistrationValue extends PersonalDetailsValue {
  readonly password: string;
  readonly terms: true;
  /** Optional. The address is confirmed before anything is sent. */
  readonly newsletter: boolean;
}

export interface RegistrationErrors extends PersonalDetailsErrors, NewPasswordErrors {
  readonly terms?: "required" | undefined;
}

/** Checks the form of a new account. The terms have to be accepted; `common` lists common passwords in lower case. */
export function checkRegistration(
  typed: TypedRegistration,
  common: ReadonlySet<string>,
): CheckedForm<RegistrationValue, RegistrationErrors> {
  const { terms, newsletter } = typed;
  const details = checkPersonalDetails(typed);
  const password = checkNewPassword(typed, { common, personal: personalParts(typed) });
  if (details.ok && password.ok && terms) return accept({ ...details.value, ...password.value, terms, newsletter });
  return refuseForm({
    ...(!details.ok && details.errors),
    ...(!password.ok && password.errors),
    ...(!terms && { terms: "required" as const }),
  });
}

/** The account whose password was forgotten. */
export interface ResetRequest {
  readonly email: string;
}

export interface ResetRequestErrors {
  readonly email?: EmailProblem | undefined;
}

/**
 * Checks the address only. Nobody is told whether there is such an account (docs/decisions/product.md#decision-15).
 */
export function checkResetRequest(typed: ResetRequest): CheckedForm<ResetRequest, ResetRequestErrors> {
  const email = checkEmail(typed.email);
  return email.ok ? accept({ email: email.value }) : refuseForm({ email: email.error });
}

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

/** Checks a sign-up for the newsletter, which needs consent (Prawo komunikacji elektronicznej; § 7 UWG). */
export function checkNewsletterSignUp({
  email: typed,
  consent,
}: TypedNewsletterSignUp): CheckedForm<NewsletterSignUp, NewsletterSignUpErrors> {
  const email = checkEmail(typed);
  if (email.ok && consent) return accept({ email: email.value, consent });
  return refuseForm({ ...(!email.ok && { email: email.error }), ...(!consent && { consent: "required" as const }) });
}
