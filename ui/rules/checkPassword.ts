import { accept, refuse, type Checked } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";

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
