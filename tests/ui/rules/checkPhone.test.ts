import { checkPhone, countryCodes } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const typed = z.strictObject({ cc: z.enum(countryCodes), text: z.string() });
// The national digits are those of the stored number without its country.
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
] as const)("in %s %j is %s", (country, typed, value) => {
  expect(checkPhone(typed, country)).toEqual({ ok: true, value });
});

test.each([
  ["PL", "", "required"],
  ["PL", "  ", "required"],
  ["PL", "12345", "too-short"],
  ["PL", "600 100 200 300", "too-long"],
  ["PL", "51234567", "invalid"],
  ["PL", "012345678", "invalid"],
  ["PL", "512-345-67a", "invalid"],
  ["PL", "512 345 678 wew. 12", "invalid"],
  ["PL", "zadzwoń do mnie", "invalid"],
  ["US", "(212) 555-0123 ext. 9", "invalid"],
  ["PL", "+999 123 456 789", "invalid"],
] as const)("in %s %j is refused as %s", (country, typed, error) => {
  expect(checkPhone(typed, country)).toEqual({ ok: false, error });
});
