import { accept, type Checked, type CheckedForm, refuse, refuseForm } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";
import type { TypedPersonalDetails } from "./personalDetails.ts";

export type PasswordProblem = "required" | "too-short" | "too-long" | "repeated" | "common" | "personal";

export interface PasswordContext {
  /** Passwords that everybody tries first, in small letters; the list lies with the caller, for it is long. */
  readonly common: ReadonlySet<string>;
  /** What others know of the person: parts of the name, of the e-mail. */
  readonly personal: readonly string[];
}

const minimumLength = 8; // code points (docs/specification/security.md#security-1)
const shortestTellingPart = 4;

/** A password by its length and by how easily it is guessed, never by which kinds of characters it has (NIST 800-63B). */
export function checkPassword(typed: string, { common, personal }: PasswordContext): Checked<string, PasswordProblem> {
  const characters = [...typed];
  if (typed === "") return refuse("required");
  if (characters.length < minimumLength) return refuse("too-short");
  if (characters.length > maximumLengths.password) return refuse("too-long");
  if (new Set(characters).size === 1) return refuse("repeated");
  const folded = typed.toLowerCase();
  if (common.has(folded)) return refuse("common");
  const telling = personal.filter((part) => part.length >= shortestTellingPart);
  return telling.some((part) => folded.includes(part.toLowerCase())) ? refuse("personal") : accept(typed);
}

export const passwordStrengths = ["weak", "fair", "good", "strong"] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** In code points; a password that is the only proof should have fifteen (NIST 800-63B-4). */
const good = 12;
const strong = 15;

/** How hard a password is to guess: what `checkPassword` refuses is weak, the rest is told apart by its length alone. */
export function passwordStrength(typed: string, context: PasswordContext): PasswordStrength {
  if (!checkPassword(typed, context).ok) return "weak";
  const { length } = [...typed];
  if (length >= strong) return "strong";
  return length >= good ? "good" : "fair";
}

/** What others know of a person, as `checkPassword` asks: both names, the mailbox, and the words that it is made of. */
export function personalParts({ firstName, lastName, email }: Partial<TypedPersonalDetails>): readonly string[] {
  const mailbox = email?.split("@")[0] ?? "";
  const parts = [firstName, lastName, mailbox, ...mailbox.split(/[^\p{L}\p{M}\p{N}]+/u)];
  return [...new Set(parts.map((part) => part?.trim() ?? ""))].filter((part) => part !== "");
}

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

/** A change of the password: the current one is asked for, so that nobody changes it on a device left open (ASVS 6.2.3). */
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
