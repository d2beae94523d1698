import { accept, type Checked, type CheckedForm, refuse, refuseForm } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";
import type { TypedPersonalDetails } from "./personalDetails.ts";

/** The problem of a password. `repeated`: a single character. `personal`: contains part of a name or e-mail address. */
export type PasswordProblem = "required" | "too-short" | "too-long" | "repeated" | "common" | "personal";

/** What a password is compared with. */
export interface PasswordContext {
  /** Common passwords in lower case. The caller loads the list, because it is long. */
  readonly common: ReadonlySet<string>;
  /** Text that others may know about the person, such as parts of their name (`guessableWords`). */
  readonly personal: readonly string[];
}

/** The minimum length, in code points (docs/specification/security.md#security-1). */
const minimumLength = 8;
/** Shorter parts of a name occur in passwords by coincidence. */
const shortestPersonalPart = 4;

/** Checks a password's length and how easy it is to guess. Does not require kinds of characters (NIST 800-63B). */
export function checkPassword(typed: string, { common, personal }: PasswordContext): Checked<string, PasswordProblem> {
  const characters = [...typed];
  if (typed === "") return refuse("required");
  if (characters.length < minimumLength) return refuse("too-short");
  if (characters.length > maximumLengths.password) return refuse("too-long");
  if (new Set(characters).size === 1) return refuse("repeated");
  const folded = typed.toLowerCase();
  if (common.has(folded)) return refuse("common");
  const parts = personal.filter((part) => part.length >= shortestPersonalPart);
  return parts.some((part) => folded.includes(part.toLowerCase())) ? refuse("personal") : accept(typed);
}

/** The grades of passwords, from weak to strong. */
export const passwordStrengths = ["weak", "fair", "good", "strong"] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** The minimum lengths of the grades, in code points. NIST 800-63B-4 recommends 15 without a second factor. */
const good = 12;
const strong = 15;

/**
 * Returns how hard a password is to guess. One that `checkPassword` refuses is weak; all others are graded by length.
 */
export function passwordStrength(typed: string, context: PasswordContext): PasswordStrength {
  if (!checkPassword(typed, context).ok) return "weak";
  const { length } = [...typed];
  if (length >= strong) return "strong";
  return length >= good ? "good" : "fair";
}

/**
 * Returns text that others may know about a person, for `checkPassword`: both names, the local part of the e-mail
 * address, and the words in it.
 */
export function guessableWords({ firstName, lastName, email }: Partial<TypedPersonalDetails>): readonly string[] {
  const mailbox = email?.split("@")[0] ?? "";
  const parts = [firstName, lastName, mailbox, ...mailbox.split(/[^\p{L}\p{M}\p{N}]+/u)];
  return [...new Set(parts.map((part) => part?.trim() ?? ""))].filter((part) => part !== "");
}

/** A new password, typed twice because its characters are hidden. */
export interface TypedNewPassword {
  readonly password: string;
  readonly repeated: string;
}

export interface NewPasswordErrors {
  readonly password?: PasswordProblem | "same-as-before" | undefined;
  readonly repeated?: "required" | "different" | undefined;
}

/** What a new password is compared with. */
export interface NewPasswordContext extends PasswordContext {
  /** The current password, if it is known. */
  readonly before?: string;
}

/**
 * Checks that a new password is hard to guess, differs from the current one, and was repeated correctly
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

export interface TypedPasswordChange extends TypedNewPassword {
  readonly current: string;
}

export interface PasswordChangeValue {
  readonly current: string;
  readonly password: string;
}

export interface PasswordChangeErrors extends NewPasswordErrors {
  readonly current?: "required" | undefined;
}

/**
 * Checks a change of password. The current one is required, so that nobody can change it on an unlocked device (ASVS
 * 6.2.3).
 */
export function checkPasswordChange(
  { current, ...typed }: TypedPasswordChange,
  context: PasswordContext,
): CheckedForm<PasswordChangeValue, PasswordChangeErrors> {
  const checked = checkNewPassword(typed, { ...context, ...(current && { before: current }) });
  if (current !== "" && checked.ok) return accept({ current, ...checked.value });
  return refuseForm({
    ...(current === "" && { current: "required" as const }),
    ...(!checked.ok && checked.errors),
  });
}
