import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { accept, refuse, type Checked } from "./checked.ts";
import type { CountryCode } from "./country.ts";
import { tidy } from "./tidy.ts";

export type PhoneProblem = "required" | "too-short" | "too-long" | "invalid";

/**
 * A telephone number as E.164; one without a leading + is read as a number of the given country.
 * The limit of 10 national digits in Poland is that of its numbering plan (decision 4).
 */
export function checkPhone(typed: string, country: CountryCode): Checked<string, PhoneProblem> {
  const text = tidy(typed);
  if (text === "") return refuse("required");
  const reading = { defaultCountry: country, extract: false } as const;
  const phone = parsePhoneNumberFromString(text, reading);
  // E.164 has no room for an extension, and without it the courier would not reach the person.
  if (phone?.isValid() && !phone.ext) return accept(phone.number);
  const problem = validatePhoneNumberLength(text, reading);
  if (problem === "TOO_SHORT") return refuse("too-short");
  return refuse(problem === "TOO_LONG" ? "too-long" : "invalid");
}
