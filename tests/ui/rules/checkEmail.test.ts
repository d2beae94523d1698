import { checkEmail } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test.each([
  ["anna.b@poczta.pl", "anna.b@poczta.pl"],
  [" Anna.B@Poczta.PL ", "Anna.B@poczta.pl"],
  ["a+sklep@mail.example.co.uk", "a+sklep@mail.example.co.uk"],
  ["o'hara@firma.pl", "o'hara@firma.pl"],
  ["anna@żółw.pl", "anna@żółw.pl"],
  ["anna@xn--w-uga1v8h.pl", "anna@xn--w-uga1v8h.pl"],
  ["anna@firma.xn--vermgensberatung-pwb", "anna@firma.xn--vermgensberatung-pwb"],
  ["anna@poczta.pl\u200B", "anna@poczta.pl"],
])("%j is the address %j", (typed, value) => {
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
])("%j is refused as %s", (typed, error) => {
  expect(checkEmail(typed)).toEqual({ ok: false, error });
});
