import { checkCompany, checkTaxId, type CountryCode, countryCodes } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

test("returns name and tax number in their stored form", () => {
  const typed = { company: " Optyka  Nowak ", taxId: "PL 123-456-32-18" };
  expect(checkCompany(typed, "PL")).toEqual({ ok: true, value: { company: "Optyka Nowak", taxId: "1234563218" } });
});

test.each([
  ["", "", { company: "required", taxId: "required" }],
  ["AB", "1234563217", { company: "too-short", taxId: "wrong-checksum" }],
  ["Optyka", "12", { taxId: "wrong-form" }],
])("refuses the name %j with the number %j: %j", (company, taxId, errors) => {
  expect(checkCompany({ company, taxId }, "PL")).toEqual({ ok: false, errors });
});

const typed = z.strictObject({ text: z.string() });

const words = { FORMAT: "wrong-form", PREFIX: "never-issued", CHECKSUM: "wrong-checksum" } as const;

const checked = z
  .union([
    z.strictObject({ ok: z.literal(true), value: z.string() }),
    z.strictObject({ ok: z.literal(false), error: z.enum(["FORMAT", "PREFIX", "CHECKSUM"]) }),
  ])
  .transform((answer) => (answer.ok ? answer : { ok: answer.ok, error: words[answer.error] }));

test.each(vectors("tax.nip", typed, checked))("tax.nip: $name", ({ input, expected }) => {
  expect(checkTaxId(input.text, "PL")).toEqual(expected);
});

test.each(vectors("tax.de", typed, checked))("tax.de: $name", ({ input, expected }) => {
  expect(checkTaxId(input.text, "DE")).toEqual(expected);
});

test.each(vectors("tax.it", typed, checked))("tax.it: $name", ({ input, expected }) => {
  expect(checkTaxId(input.text, "IT")).toEqual(expected);
});

test.each([
  ["PL", "PL 123-456-32-18", "1234563218"],
  ["PL", "pl1234563218", "1234563218"],
  ["DE", "136695976", "DE136695976"],
  ["DE", "de 136.695.976", "DE136695976"],
  ["IT", "it 00743110157", "IT00743110157"],
  ["US", "12-3456789", "12-3456789"],
] as const)("in %s, stores %j as %s", (country, text, value) => {
  expect(checkTaxId(text, country)).toEqual({ ok: true, value });
});

test.each([
  ["PL", " ", "required"],
  ["PL", "DE136695976", "wrong-form"],
  ["PL", "１２３４５６３２１８", "wrong-form"],
  ["DE", "PL1234563218", "wrong-form"],
  ["IT", "00743112257", "wrong-form"],
  ["IT", "00743110158", "wrong-checksum"],
  ["US", "12", "wrong-form"],
  ["US", "12-34567890123", "wrong-form"],
] as const)("in %s, refuses %j as %s", (country, text, error) => {
  expect(checkTaxId(text, country)).toEqual({ ok: false, error });
});

test("refuses a Polish number whose checksum would be 10", () => {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  const digits = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(digits, (nine) => {
      const remainder = nine.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11;
      const accepted = Array.from({ length: 10 }, (_, last) => last).filter(
        (last) => checkTaxId([...nine, last].join(""), "PL").ok,
      );
      expect(accepted).toEqual(remainder === 10 ? [] : [remainder]);
    }),
  );
});

test("refuses a number with one mistyped digit", () => {
  const numbers: readonly (readonly [CountryCode, string])[] = [
    ["PL", "1234563218"],
    ["PL", "8567346215"],
    ["DE", "136695976"],
    ["DE", "129273398"],
    ["IT", "00743110157"],
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.nat({ max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      ([country, number], place, by) => {
        const other = (Number(number[place]) + by) % 10;
        const mistyped = number.slice(0, place) + other + number.slice(place + 1);
        expect(checkTaxId(mistyped, country).ok).toBe(false);
      },
    ),
  );
});

test("stores numbers of at most 13 characters that pass the check again unchanged, for any text", () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^(PL|DE|IT)?[ -]?\d{8,11}$/),
    fc.stringMatching(/^[\d -]{3,13}$/),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...countryCodes), (each, country) => {
      const first = checkTaxId(each, country);
      if (!first.ok) return;
      expect(checkTaxId(first.value, country)).toEqual(first);
      expect(first.value.length).toBeLessThanOrEqual(13);
    }),
    { numRuns: 500 },
  );
});
