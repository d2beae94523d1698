import {
  checkAddress,
  checkApartment,
  checkBlikCode,
  checkCity,
  checkCountry,
  checkEmail,
  checkName,
  checkPassword,
  checkPersonalDetails,
  checkPhone,
  checkPostcode,
  checkRegion,
  checkStreet,
  countryCodes,
  type Checked,
} from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

type Rule = (typed: string) => Checked<string, string>;

const rules: Record<string, Rule> = {
  checkName,
  checkEmail,
  checkStreet,
  checkCity,
  checkApartment,
  checkBlikCode,
  checkCountry,
  checkPassword: (typed) => checkPassword(typed, { common: new Set(), personal: [] }),
  ...Object.fromEntries(
    countryCodes.flatMap((country) => [
      [`checkPhone in ${country}`, (typed: string) => checkPhone(typed, country)],
      [`checkPostcode in ${country}`, (typed: string) => checkPostcode(typed, country)],
      [`checkRegion in ${country}`, (typed: string) => checkRegion(typed, country)],
    ]),
  ),
};

/** Generates arbitrary text and nearly valid text, so that rules both accept and refuse. */
const typed = fc.oneof(
  fc.string({ unit: "binary", maxLength: 100 }),
  fc.string({ unit: "grapheme", maxLength: 50 }),
  fc.stringMatching(/^ ?\+?\d{1,2}[- –]?\d{3}([- ]?\d{3}){0,3} ?$/),
  fc.stringMatching(/^[A-ZŁŚa-zżó' .-]{1,30}$/),
  fc.stringMatching(/^[\w.+]{1,20}@[A-Za-zŻÄİ-]{1,10}\.[a-zA-Z]{1,5}$/),
  fc.emailAddress(),
);

test.each(Object.entries(rules))(
  "%s returns a result for any text, and an accepted value passes again unchanged",
  (_, rule) => {
    fc.assert(
      fc.property(typed, (text) => {
        const first = rule(text);
        if (first.ok) expect(rule(first.value)).toEqual(first);
        else expect(first.error).not.toBe("");
      }),
      { numRuns: 500 },
    );
  },
);

test("an accepted address passes the check again unchanged", () => {
  const nearlyValid = fc.record({
    firstName: fc.constantFrom("Anna", " Łucja ", "O’Neil"),
    lastName: fc.constantFrom("Nowak", "von  Berg"),
    country: fc.constantFrom(...countryCodes, "pl"),
    street: fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
    apartment: fc.string({ unit: "grapheme", maxLength: 3 }),
    postcode: fc.constantFrom("00950", "10115", "D-10115", "10001-1234"),
    city: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
    region: fc.constantFrom("", "ny", "TX"),
    phone: fc.constantFrom("600100200", "+4915123456789", "(212) 555-0123"),
  });
  const anything = fc.record({
    firstName: typed,
    lastName: typed,
    country: typed,
    street: typed,
    apartment: typed,
    postcode: typed,
    city: typed,
    region: typed,
    phone: typed,
  });
  fc.assert(
    fc.property(fc.oneof(nearlyValid, anything), (address) => {
      const first = checkAddress(address);
      if (first.ok) expect(checkAddress(first.value)).toEqual(first);
      else expect(Object.keys(first.errors)).not.toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test("accepted personal details pass the check again unchanged", () => {
  const details = fc.record({ firstName: typed, lastName: typed, email: fc.oneof(fc.emailAddress(), typed) });
  fc.assert(
    fc.property(details, (person) => {
      const first = checkPersonalDetails(person);
      if (first.ok) expect(checkPersonalDetails(first.value)).toEqual(first);
      else expect(Object.keys(first.errors)).not.toEqual([]);
    }),
  );
});

test("a stored line is in NFC and has no control characters, line breaks or double spaces", () => {
  fc.assert(
    fc.property(typed, (text) => {
      const street = checkStreet(text);
      if (!street.ok) return;
      expect(street.value).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}\n\r]|\s{2}|^\s|\s$/u);
      expect(street.value.normalize("NFC")).toBe(street.value);
    }),
  );
});
