import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { accept, refuse, type Checked } from "./checked.ts";
import type { CountryCode } from "./country.ts";
import { tidyLine } from "./text.ts";

/** The problem of a phone number. */
export type PhoneProblem = "required" | "too-short" | "too-long" | "invalid";

/**
 * The minimum and maximum number of national digits of phone numbers that reach a person. Listed are European countries
 * where pagers, voicemail or network services have other lengths, which the `min` metadata of libphonenumber does not
 * distinguish. In Poland exactly nine digits are valid by its numbering plan; the former seven-digit local numbers are
 * no longer in use. Eleven-digit numbers in the Netherlands belong to machines.
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
 * Returns a phone number in E.164 format. Without a leading + it is read as a number of the given country. The length
 * must be one of subscriber numbers there (libphonenumber's metadata; docs/decisions/product.md#decision-4).
 */
export function checkPhone(typed: string, country: CountryCode): Checked<string, PhoneProblem> {
  const text = tidyLine(typed);
  if (text === "") return refuse("required");
  const parseOptions = { defaultCountry: country, extract: false } as const;
  const phone = parsePhoneNumberFromString(text, parseOptions);
  const [from, to] = nationalDigits[phone?.country ?? ""] ?? [0, 15];
  const digits = phone?.nationalNumber.length ?? from;
  if (digits < from) return refuse("too-short");
  if (digits > to) return refuse("too-long");
  // E.164 has no extensions, and without its extension the number would not reach the person.
  if (phone?.isValid() && !phone.ext) return accept(phone.number);
  const problem = validatePhoneNumberLength(text, parseOptions);
  if (problem === "TOO_SHORT") return refuse("too-short");
  return refuse(problem === "TOO_LONG" ? "too-long" : "invalid");
}
