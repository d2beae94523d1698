import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { accept, refuse, type Checked } from "./checked.ts";
import type { CountryCode } from "./country.ts";
import { tidy } from "./tidy.ts";

export type PhoneProblem = "required" | "too-short" | "too-long" | "invalid";

/**
 * How many national digits the numbers have at which people are reached, for European countries in which pagers, mailboxes
 * or services of the network have other lengths, which the small metadata cannot tell apart. Poland: exactly nine, by its
 * numbering plan; the seven of old local numbers are not dialled any more.
 */
const nationalDigits: Readonly<Record<string, readonly number[]>> = {
  BG: [6, 7, 8, 9],
  CH: [9],
  CZ: [9],
  DE: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  EE: [7, 8],
  FI: [5, 6, 7, 8, 9, 10],
  GB: [9, 10],
  GR: [10],
  HR: [8, 9],
  NL: [9, 11],
  NO: [8],
  PL: [9],
  SE: [7, 8, 9],
  SI: [8],
  UA: [9],
};

/**
 * A telephone number as E.164; one without a leading + is read as a number of the given country. Its length is one that
 * subscribers' numbers have there (libphonenumber's metadata; decision 4).
 */
export function checkPhone(typed: string, country: CountryCode): Checked<string, PhoneProblem> {
  const text = tidy(typed);
  if (text === "") return refuse("required");
  const reading = { defaultCountry: country, extract: false } as const;
  const phone = parsePhoneNumberFromString(text, reading);
  const lengths = nationalDigits[phone?.country ?? ""];
  const digits = phone?.nationalNumber.length ?? 0;
  if (phone && lengths && !lengths.includes(digits)) {
    if (digits < Math.min(...lengths)) return refuse("too-short");
    return refuse(digits > Math.max(...lengths) ? "too-long" : "invalid");
  }
  // E.164 has no room for an extension, and without it the courier would not reach the person.
  if (phone?.isValid() && !phone.ext) return accept(phone.number);
  const problem = validatePhoneNumberLength(text, reading);
  if (problem === "TOO_SHORT") return refuse("too-short");
  return refuse(problem === "TOO_LONG" ? "too-long" : "invalid");
}
