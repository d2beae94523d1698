import { checkPhone, countryCodes } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import * as z from "zod";
import { runs } from "../../support/scope.ts";
import { vectors } from "../../vectors/vectors.ts";

const typed = z.strictObject({ cc: z.enum(countryCodes), text: z.string() });

// The national digits of a vector are the stored number without its country code.
const checked = z.union([
  z.strictObject({ ok: z.literal(true), e164: z.string(), national: z.string() }),
  z.strictObject({ ok: z.literal(false) }),
]);

test.each(vectors("addr.phone", typed, checked))("addr.phone: $name", ({ input, expected }) => {
  const answer = checkPhone(input.text, input.cc);
  if (expected.ok) {
    expect(answer).toEqual({ ok: true, value: expected.e164 });
    expect(expected.e164.endsWith(expected.national)).toBe(true);
  } else expect(answer.ok).toBe(false);
});

test.each([
  ["PL", "600-100-200", "+48600100200"],
  ["PL", "0048 600 100 200", "+48600100200"],
  ["PL", "+49 151 23456789", "+4915123456789"],
  ["DE", "+49 (0)30 901820", "+4930901820"],
  ["IT", "06 6982", "+39066982"],
] as const)("in %s, stores %j as %s", (country, typed, value) => {
  expect(checkPhone(typed, country)).toEqual({ ok: true, value });
});

test.each([
  ["PL", "", "required"],
  ["PL", "  ", "required"],
  ["PL", "12345", "too-short"],
  ["PL", "600 100 200 300", "too-long"],
  ["PL", "212345", "too-short"],
  ["PL", "1234567", "too-short"],
  ["PL", "51234567", "too-short"],
  ["PL", "8001234567", "too-long"],
  ["PL", "+420 123 456 7890", "too-long"],
  ["DE", "0164 1", "too-short"],
  ["PL", "012345678", "invalid"],
  ["PL", "512-345-67a", "invalid"],
  ["PL", "512 345 678 wew. 12", "invalid"],
  ["PL", "zadzwoń do mnie", "invalid"],
  ["US", "(212) 555-0123 ext. 9", "invalid"],
  ["PL", "+999 123 456 789", "invalid"],
] as const)("in %s, refuses %j as %s", (country, typed, error) => {
  expect(checkPhone(typed, country)).toEqual({ ok: false, error });
});

interface Metadata {
  readonly countries: Readonly<Record<string, readonly unknown[]>>;
}

type Lengths = readonly number[];

const metadata: Metadata = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("libphonenumber-js/metadata.max.json"), "utf8"),
);

/** The indexes of fixed-line, mobile and VoIP numbers in the list of number types of a country. */
const subscriberTypes = [0, 1, 8];

const isLengths = (value: unknown): value is Lengths => Array.isArray(value);

/**
 * Returns the lengths of subscriber numbers in libphonenumber's full metadata; null if it does not distinguish types of
 * numbers in a country.
 */
function fullLengths(country: string): ReadonlySet<number> | null {
  const { 3: general, 11: types } = metadata.countries[country] ?? [];
  if (!isLengths(general) || !Array.isArray(types)) return null;
  return new Set(
    subscriberTypes.flatMap((index) => {
      const type: unknown = types[index];
      if (!Array.isArray(type)) return [];
      return isLengths(type[1]) ? type[1] : general;
    }),
  );
}

const europe = "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK UA US".split(
  " ",
);

test.each(europe)("accepts only numbers of %s with the length of subscriber numbers", (country) => {
  const full = fullLengths(country);
  const [callingCode] = metadata.countries[country] ?? [];
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{2,14}$/), (digits) => {
      const text = `+${String(callingCode)}${digits}`;
      const phone = parsePhoneNumberFromString(text);
      fc.pre(phone?.country === country);
      const isAccepted = checkPhone(text, "PL").ok;
      const isLength = full?.has(phone?.nationalNumber.length ?? 0) ?? true;
      if (isAccepted) expect(isLength).toBe(true);
      // Numbers that are valid by the full metadata are accepted, except old local numbers (PL) and machines (NL).
      if (phone?.isValid() && isLength && !["PL", "NL"].includes(country)) expect(isAccepted).toBe(true);
    }),
    { numRuns: runs(60, 300) },
  );
});

test("stores Polish numbers with nine digits after the country code", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{4,11}$/), (digits) => {
      const answer = checkPhone(digits, "PL");
      // Digits that begin with 48 may be the country code.
      if (answer.ok) expect(answer.value).toMatch(/^\+48\d{9}$/);
    }),
  );
});
