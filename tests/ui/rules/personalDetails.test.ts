import { checkEmail, checkName, checkPersonalDetails, maximumLengths } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test("returns personal details in their stored form", () => {
  expect(checkPersonalDetails({ firstName: "Anna", lastName: " Nowak", email: "anna@Poczta.PL" })).toEqual({
    ok: true,
    value: { firstName: "Anna", lastName: "Nowak", email: "anna@poczta.pl" },
  });
});

test("returns the problem of each invalid field", () => {
  expect(checkPersonalDetails({ firstName: "A", lastName: "Nowak", email: "" })).toStrictEqual({
    ok: false,
    errors: { firstName: "too-short", email: "required" },
  });
});

test.each([
  ["anna.b@poczta.pl", "anna.b@poczta.pl"],
  [" Anna.B@Poczta.PL ", "Anna.B@poczta.pl"],
  ["a+sklep@mail.example.co.uk", "a+sklep@mail.example.co.uk"],
  ["o'hara@firma.pl", "o'hara@firma.pl"],
  ["anna@żółw.pl", "anna@żółw.pl"],
  ["anna@xn--w-uga1v8h.pl", "anna@xn--w-uga1v8h.pl"],
  ["anna@firma.xn--vermgensberatung-pwb", "anna@firma.xn--vermgensberatung-pwb"],
  ["anna@poczta.pl\u200B", "anna@poczta.pl"],
])("checkEmail stores %j as %j", (typed, value) => {
  expect(checkEmail(typed)).toEqual({ ok: true, value });
});

test.each([
  ["", "required"],
  ["   ", "required"],
  ["anna.poczta.pl", "missing-at"],
  ["anna@", "missing-domain"],
  ["anna@poczta", "missing-domain"],
  ["@poczta.pl", "invalid"],
  ["anna b@poczta.pl", "invalid"],
  ["anna@@poczta.pl", "invalid"],
  ["anna..b@poczta.pl", "invalid"],
  [".anna@poczta.pl", "invalid"],
  ["anna@poczta..pl", "invalid"],
  ["anna@-poczta.pl", "invalid"],
  ["anna@poczta.p", "invalid"],
  ["anna@10.0.0.1", "invalid"],
  ["michał@poczta.pl", "invalid"],
  ["anna@poczta.pl, jan@poczta.pl", "invalid"],
  ["anna@poczta.pl\r\nBcc: x@y.pl", "invalid"],
  [`${"a".repeat(65)}@poczta.pl`, "too-long"],
  [`anna@${"poczta.".repeat(40)}pl`, "too-long"],
])("checkEmail refuses %j as %s", (typed, error) => {
  expect(checkEmail(typed)).toEqual({ ok: false, error });
});

test.each([
  ["Anna", "Anna"],
  ["  Zażółć   Gęślą ", "Zażółć Gęślą"],
  ["Brzęczyszczykiewicz-O’Hara", "Brzęczyszczykiewicz-O'Hara"],
  ["D‘Amico", "D'Amico"],
  ["D`Amico", "D'Amico"],
  ["D´Amico", "D'Amico"],
  ["D＇Amico", "D'Amico"],
  ["Skłodowska‐Curie", "Skłodowska-Curie"],
  ["Skłodowska\u2011Curie", "Skłodowska-Curie"],
  ["Skłodowska‒Curie", "Skłodowska-Curie"],
  ["Skłodowska–Curie", "Skłodowska-Curie"],
  ["'t Hart", "'t Hart"],
  ["J. R. Müller", "J. R. Müller"],
  ["Łukasz".normalize("NFD"), "Łukasz"],
  ["Żaneta".normalize("NFD"), "Żaneta"],
  ["Ann\u200Ba", "Anna"],
  ["李明", "李明"],
  ["Ñu", "Ñu"],
])("checkName stores %j as %j", (typed, value) => {
  expect(checkName(typed)).toEqual({ ok: true, value });
});

test.each([
  ["", "required"],
  [" \u00A0\t", "required"],
  ["A", "too-short"],
  ["A.", "too-short"],
  ["A-", "too-short"],
  ["Anna1", "not-letters"],
  ["Anna@", "not-letters"],
  ["👓👓", "not-letters"],
  ["-Anna", "not-letters"],
  ["<b>Anna</b>", "not-letters"],
  ["a".repeat(maximumLengths.name + 1), "too-long"],
])("checkName refuses %j as %s", (typed, error) => {
  expect(checkName(typed)).toEqual({ ok: false, error });
});
