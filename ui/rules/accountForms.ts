import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import {
  checkEmail,
  checkPersonalDetails,
  type EmailProblem,
  type PersonalDetailsErrors,
  type PersonalDetailsValue,
  type TypedPersonalDetails,
} from "./personalDetails.ts";
import { checkNewPassword, type NewPasswordErrors, guessableWords, type TypedNewPassword } from "./password.ts";

/** The credentials of a customer. */
export interface LoginValue {
  readonly email: string;
  readonly password: string;
}

export interface LoginErrors {
  readonly email?: EmailProblem | undefined;
  readonly password?: "required" | undefined;
}

/**
 * Checks a login. The password must not be empty; today's password rules do not apply, since it may be older and hints
 * would help attackers.
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

/** Checks the registration form. The terms must be accepted. `common` lists common passwords in lower case. */
export function checkRegistration(
  typed: TypedRegistration,
  common: ReadonlySet<string>,
): CheckedForm<RegistrationValue, RegistrationErrors> {
  const { terms, newsletter } = typed;
  const details = checkPersonalDetails(typed);
  const password = checkNewPassword(typed, { common, personal: guessableWords(typed) });
  if (details.ok && password.ok && terms) return accept({ ...details.value, ...password.value, terms, newsletter });
  return refuseForm({
    ...(!details.ok && details.errors),
    ...(!password.ok && password.errors),
    ...(!terms && { terms: "required" as const }),
  });
}

export interface TypedProfile extends TypedPersonalDetails {
  /** The password, which a new e-mail address needs. */
  readonly current: string;
}

export interface ProfileValue extends PersonalDetailsValue {
  /** Left out unless the e-mail address changes. */
  readonly currentPassword?: string;
}

export interface ProfileErrors extends PersonalDetailsErrors {
  readonly current?: "required" | undefined;
}

/** Returns whether a profile's e-mail address is changed, which needs the password. */
export const isNewEmail = (typed: string, stored: string): boolean => typed.trim() !== stored;

/** Checks a changed profile. `email` is the stored address: another one needs the password. */
export function checkProfile(typed: TypedProfile, email: string): CheckedForm<ProfileValue, ProfileErrors> {
  const details = checkPersonalDetails(typed);
  const needsPassword = isNewEmail(typed.email, email);
  const lacksPassword = needsPassword && typed.current === "";
  if (details.ok && !lacksPassword)
    return accept({ ...details.value, ...(needsPassword && { currentPassword: typed.current }) });
  return refuseForm({
    ...(!details.ok && details.errors),
    ...(lacksPassword && { current: "required" as const }),
  });
}

/** A request to reset a forgotten password. */
export interface ResetRequest {
  readonly email: string;
}

export interface ResetRequestErrors {
  readonly email?: EmailProblem | undefined;
}

/**
 * Checks the address only. The form never reveals whether the account exists (docs/decisions/product.md#decision-15).
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
