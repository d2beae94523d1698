import { checkApartment, checkCity, checkPostcode, checkStreet, countryCodes, maximumLengths } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const characters = (count: number) => "x".repeat(count);

test.each([
  [" Świętokrzyska  14 ", "Świętokrzyska 14"],
  ["11 Listopada 3/5", "11 Listopada 3/5"],
  ["Świętokrzyska 14\nm. 3", "Świętokrzyska 14 m. 3"],
  ["null\u0000byte 3", "null byte 3"],
  [characters(maximumLengths.street), characters(maximumLengths.street)],
])("stores the street %j as %j", (typed, value) => {
  expect(checkStreet(typed)).toEqual({ ok: true, value });
});

test("a street is required and has a maximum length", () => {
  expect(checkStreet(" ")).toEqual({ ok: false, error: "required" });
  expect(checkStreet(characters(maximumLengths.street + 1))).toEqual({ ok: false, error: "too-long" });
});

test("a city is required and has a maximum length", () => {
  expect(checkCity("")).toEqual({ ok: false, error: "required" });
  expect(checkCity("Łódź")).toEqual({ ok: true, value: "Łódź" });
  expect(checkCity("Bielsko – Biała")).toEqual({ ok: true, value: "Bielsko - Biała" });
  expect(checkCity(characters(maximumLengths.city)).ok).toBe(true);
  expect(checkCity(characters(maximumLengths.city + 1))).toEqual({ ok: false, error: "too-long" });
});

test("an apartment may be missing and has a maximum length", () => {
  expect(checkApartment("  ")).toEqual({ ok: true, value: "" });
  expect(checkApartment("123/45")).toEqual({ ok: true, value: "123/45" });
  expect(checkApartment(characters(maximumLengths.apartment)).ok).toBe(true);
  expect(checkApartment(characters(maximumLengths.apartment + 1))).toEqual({ ok: false, error: "too-long" });
});

const typed = z.strictObject({ cc: z.enum(countryCodes), text: z.string() });

const checked = z.strictObject({ ok: z.boolean(), value: z.optional(z.string()) });

test.each(vectors("addr.postcode", typed, checked))("addr.postcode: $name", ({ input, expected }) => {
  expect(checkPostcode(input.text, input.cc)).toMatchObject(expected);
});

test.each([
  ["PL", "00 950", "00-950"],
  ["PL", "00–950", "00-950"],
  ["PL", "00 - 950", "00-950"],
  ["PL", "PL – 00 ‑ 950", "00-950"],
  ["PL", "００－９５０", "00-950"],
  ["PL", " pl-00-950 ", "00-950"],
  ["DE", "D - 10115", "10115"],
  ["DE", "DE 10115", "10115"],
  ["DE", "01067", "01067"],
  ["DE", "99998", "99998"],
  ["IT", "I-00118", "00118"],
  ["US", "100011234", "10001-1234"],
] as const)("in %s, stores the postcode %j as %s", (country, typed, value) => {
  expect(checkPostcode(typed, country)).toEqual({ ok: true, value });
});

test.each([
  ["PL", "", "required"],
  ["PL", " ", "required"],
  ["PL", "00-50", "missing-digit"],
  ["PL", "00-95", "missing-digit"],
  ["PL", "00", "too-short"],
  ["PL", "00-9500", "too-long"],
  ["PL", "0095-0", "invalid"],
  ["PL", "00-95O", "invalid"],
  ["PL", "-", "invalid"],
  ["DE", "1011", "missing-digit"],
  ["DE", "00999", "invalid"],
  ["DE", "01000", "invalid"],
  ["DE", "99999", "invalid"],
  ["DE", "10-115", "invalid"],
  ["IT", "118", "too-short"],
  ["IT", "00-118", "invalid"],
  ["US", "1000", "missing-digit"],
  ["US", "10001-123", "too-long"],
  ["US", "SW1A 1AA", "invalid"],
] as const)("in %s, refuses the postcode %j as %s", (country, typed, error) => {
  expect(checkPostcode(typed, country)).toEqual({ ok: false, error });
});
