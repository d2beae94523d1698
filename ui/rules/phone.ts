import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { accept, refuse, type Checked } from "./checked.ts";
import type { CountryCode } from "./country.ts";
import { tidy } from "./text.ts";

export type PhoneProblem = "required" | "too-short" | "too-long" | "invalid";

/**
 * How few and how many national digits the numbers have at which people are reached, for European countries in which
 * pagers, mailboxes or services of the network have other lengths, which the small metadata cannot tell apart. Poland:
 * exactly nine, by its numbering plan; the seven of old local numbers are not dialled any more. The eleven of the
 * Netherlands are machines'.
 */
const nationalDigits: Readonly<Record<string, readonly [from: number, to: number]>> = {
  BG: [6, 9],
  CH: [9, 9],
  CZ: [9, 9],
  DE: [5, 15],
  EE: [7, 8],
  FI: [5, 10],
  GB: [9, 10],
  GR: [10, 10],
  HR: [8, 9],
  NL: [9, 9],
  NO: [8, 8],
  PL: [9, 9],
  SE: [7, 9],
  SI: [8, 8],
  UA: [9, 9],
};

/**
 * A telephone number as E.164; one without a leading + is read as a number of the given country. Its length is one that
 * subscribers' numbers have there (libphonenumber's metadata; docs/decisions/product.md#decision-4).
 */
export function checkPhone(typed: string, country: CountryCode): Checked<string, PhoneProblem> {
  const text = tidy(typed);
  if (text === "") return refuse("required");
  const reading = { defaultCountry: country, extract: false } as const;
  const phone = parsePhoneNumberFromString(text, reading);
  const [from, to] = nationalDigits[phone?.country ?? ""] ?? [0, 15];
  const digits = phone?.nationalNumber.length ?? from;
  if (digits < from) return refuse("too-short");
  if (digits > to) return refuse("too-long");
  // E.164 has no room for an extension, and without it the courier would not reach the person.
  if (phone?.isValid() && !phone.ext) return accept(phone.number);
  const problem = validatePhoneNumberLength(text, reading);
  if (problem === "TOO_SHORT") return refuse("too-short");
  return refuse(problem === "TOO_LONG" ? "too-long" : "invalid");
}
