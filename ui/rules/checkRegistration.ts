import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import { checkNewPassword, type NewPasswordErrors, type TypedNewPassword } from "./checkNewPassword.ts";
import {
  checkPersonalDetails,
  type PersonalDetailsErrors,
  type PersonalDetailsValue,
  type TypedPersonalDetails,
} from "./checkPersonalDetails.ts";
import { personalParts } from "./personalParts.ts";

export interface TypedRegistration extends TypedPersonalDetails, TypedNewPassword {
  readonly terms: boolean;
  readonly newsletter: boolean;
}

export interface RegistrationValue extends PersonalDetailsValue {
  readonly password: string;
  readonly terms: true;
  /** Wanted of their own will; the address is confirmed before anything is sent. */
  readonly newsletter: boolean;
}

export interface RegistrationErrors extends PersonalDetailsErrors, NewPasswordErrors {
  readonly terms?: "required" | undefined;
}

/** A new account; `common` are the passwords that everybody tries first. The terms bind only who accepted them. */
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
