import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import { checkEmail, type EmailProblem } from "./checkEmail.ts";
import { checkName, type NameProblem } from "./checkName.ts";

/** Who orders; the e-mail gets the confirmation. */
export interface PersonalDetailsValue {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export type PersonalDetailsField = keyof PersonalDetailsValue;
export type TypedPersonalDetails = Readonly<Record<PersonalDetailsField, string>>;

/** What is wrong, by field; a field that is right is absent. */
export interface PersonalDetailsErrors {
  readonly firstName?: NameProblem | undefined;
  readonly lastName?: NameProblem | undefined;
  readonly email?: EmailProblem | undefined;
}

export type PersonalDetailsProblem = NonNullable<PersonalDetailsErrors[PersonalDetailsField]>;

/** Checks every field, so that all problems can be shown at once. */
export function checkPersonalDetails(
  typed: TypedPersonalDetails,
): CheckedForm<PersonalDetailsValue, PersonalDetailsErrors> {
  const firstName = checkName(typed.firstName);
  const lastName = checkName(typed.lastName);
  const email = checkEmail(typed.email);
  if (firstName.ok && lastName.ok && email.ok) {
    return accept({ firstName: firstName.value, lastName: lastName.value, email: email.value });
  }
  return refuseForm({
    ...(!firstName.ok && { firstName: firstName.error }),
    ...(!lastName.ok && { lastName: lastName.error }),
    ...(!email.ok && { email: email.error }),
  });
}
