import { accept, type Checked, type CheckedForm, refuse, refuseForm } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";
import { tidyLine } from "./text.ts";

/** The problem of a first or last name. */
export type NameProblem = "required" | "too-short" | "too-long" | "not-letters";

// A name may begin with an apostrophe, such as 't Hart.
const alphabetic = /^'?[\p{L}\p{M}][\p{L}\p{M} .'-]*$/u;
const letter = /\p{L}/gu;
const minimumLetters = 2;

/**
 * Checks a first or last name: letters of any alphabet, spaces, hyphens, apostrophes and dots, in their stored form
 * (docs/decisions/product.md#decision-4).
 */
export function checkName(typed: string): Checked<string, NameProblem> {
  const name = tidyLine(typed);
  if (name === "") return refuse("required");
  if (!alphabetic.test(name)) return refuse("not-letters");
  if ((name.match(letter)?.length ?? 0) < minimumLetters) return refuse("too-short");
  if (name.length > maximumLengths.name) return refuse("too-long");
  return accept(name);
}

/** The problem of an e-mail address. */
export type EmailProblem = "required" | "missing-at" | "missing-domain" | "too-long" | "invalid";

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/u;
const longestLocalPart = 64; // RFC 5321

/**
 * Returns an e-mail address with its domain in lower case. The domain needs a dot; quoted and bracketed forms are
 * refused.
 */
export function checkEmail(typed: string): Checked<string, EmailProblem> {
  const email = tidyLine(typed);
  if (email === "") return refuse("required");
  const at = email.lastIndexOf("@");
  if (at < 0) return refuse("missing-at");
  const mailbox = email.slice(0, at);
  const host = email
    .slice(at + 1)
    .toLowerCase()
    .normalize("NFC");
  if (!host.includes(".")) return refuse("missing-domain");
  if (!localPart.test(mailbox) || !domain.test(host)) return refuse("invalid");
  const checked = `${mailbox}@${host}`;
  if (mailbox.length > longestLocalPart || checked.length > maximumLengths.email) return refuse("too-long");
  return accept(checked);
}

/** The customer. The confirmation is sent to the e-mail address. */
export interface PersonalDetailsValue {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export type PersonalDetailsField = keyof PersonalDetailsValue;
export type TypedPersonalDetails = Readonly<Record<PersonalDetailsField, string>>;

/** The problem of each invalid field; valid fields are absent. */
export interface PersonalDetailsErrors {
  readonly firstName?: NameProblem | undefined;
  readonly lastName?: NameProblem | undefined;
  readonly email?: EmailProblem | undefined;
}

/** Any problem of a field of the personal details. */
export type PersonalDetailsProblem = NonNullable<PersonalDetailsErrors[PersonalDetailsField]>;

/** Checks all fields, so that all problems can be shown at once. */
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
