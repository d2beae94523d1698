import type { NameProblem } from "./personalDetails.ts";
import type { PhoneProblem } from "./phone.ts";
import type { CountryCode, CountryProblem, RegionProblem } from "./country.ts";
import { accept, refuse, type Checked } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";
import { narrowText, tidyLine } from "./text.ts";

/** An address in its stored form, as it is printed on the parcel and passed to the courier. */
export interface AddressValue {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: CountryCode;
  readonly street: string;
  /** Empty if the house has no apartments. */
  readonly apartment: string;
  readonly postcode: string;
  readonly city: string;
  /** The two-letter code of a US state; empty in other countries. */
  readonly region: string;
  /** The phone number in E.164 format. */
  readonly phone: string;
}

/** A field of an address. */
export type AddressField = keyof AddressValue;
/** An address as typed, field by field. */
export type TypedAddress = Readonly<Record<AddressField, string>>;

/** The problem of each invalid field; valid fields are absent. */
export interface AddressErrors {
  readonly firstName?: NameProblem | undefined;
  readonly lastName?: NameProblem | undefined;
  readonly country?: CountryProblem | undefined;
  readonly street?: AddressLineProblem | undefined;
  readonly apartment?: ApartmentProblem | undefined;
  readonly postcode?: PostcodeProblem | undefined;
  readonly city?: AddressLineProblem | undefined;
  readonly region?: RegionProblem | undefined;
  readonly phone?: PhoneProblem | undefined;
}

/** Any problem of a field of an address. */
export type AddressProblem = NonNullable<AddressErrors[AddressField]>;

/** The problem of a street or city. */
export type AddressLineProblem = "required" | "too-long";
/** The problem of an apartment number. */
export type ApartmentProblem = "too-long";

function checkLine(typed: string, maximum: number): Checked<string, AddressLineProblem> {
  const line = tidyLine(typed);
  if (line === "") return refuse("required");
  return line.length > maximum ? refuse("too-long") : accept(line);
}

/**
 * Checks street and house number, which share one line. All characters are allowed, because streets can be named after
 * dates and numbers.
 */
export const checkStreet = (typed: string) => checkLine(typed, maximumLengths.street);

/** Checks the name of a city. */
export const checkCity = (typed: string) => checkLine(typed, maximumLengths.city);

/** Checks the number of an apartment, which may be empty. */
export function checkApartment(typed: string): Checked<string, ApartmentProblem> {
  const apartment = tidyLine(typed);
  return apartment.length > maximumLengths.apartment ? refuse("too-long") : accept(apartment);
}

/** The problem of a postcode. `missing-digit`: exactly one digit is missing. */
export type PostcodeProblem = "required" | "missing-digit" | "too-short" | "too-long" | "invalid";

/** The format of a country's postcodes. */
interface PostcodeForm {
  readonly digits: number;
  /** Matches a postcode without its country prefix; the groups are its parts. */
  readonly pattern: RegExp;
  /** The country prefix of international mail, which is removed. */
  readonly prefix: RegExp;
  /** The separator between the parts in the stored form. */
  readonly separator: string;
}

const separators = /[ -]/g;

const forms = {
  PL: { digits: 5, pattern: /^(\d{2})[- ]?(\d{3})$/, prefix: /^PL[- ]?/i, separator: "-" },
  // German postcodes run from 01001 to 99998.
  DE: { digits: 5, pattern: /^(?!00|01000|99999)(\d{5})$/, prefix: /^DE?[- ]?/i, separator: "" },
  IT: { digits: 5, pattern: /^(\d{5})$/, prefix: /^IT?[- ]?/i, separator: "" },
  US: { digits: 5, pattern: /^(\d{5})(?:[- ]?(\d{4}))?$/, prefix: /^US[- ]?/i, separator: "-" },
} satisfies Record<CountryCode, PostcodeForm>;

/** Returns a postcode in its country's format, adding a missing hyphen (docs/specification/trade.md#trade-1). */
export function checkPostcode(typed: string, country: CountryCode): Checked<string, PostcodeProblem> {
  const { digits, pattern, prefix, separator } = forms[country];
  const written = narrowText(tidyLine(typed)).replace(/ ?- ?/g, "-");
  if (written === "") return refuse("required");
  const code = written.replace(prefix, "");
  const [, ...parts] = pattern.exec(code) ?? [];
  if (parts.length > 0) return accept(parts.filter(Boolean).join(separator));
  const bare = code.replace(separators, "");
  if (!/^\d+$/.test(bare)) return refuse("invalid");
  if (bare.length === digits - 1) return refuse("missing-digit");
  if (bare.length < digits) return refuse("too-short");
  return refuse(bare.length > digits ? "too-long" : "invalid");
}
