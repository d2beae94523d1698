import { checkPhone } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test.each([
  ["PL", "512 345 678", "+48512345678"],
  ["PL", "600-100-200", "+48600100200"],
  ["PL", "+48 22 123 45 67", "+48221234567"],
  ["PL", "0048 600 100 200", "+48600100200"],
  ["PL", "+49 151 23456789", "+4915123456789"],
  ["DE", "0151 23456789", "+4915123456789"],
  ["DE", "+49 30 901820", "+4930901820"],
  ["DE", "+49 (0)30 901820", "+4930901820"],
  ["IT", "347 1234567", "+393471234567"],
  ["IT", "06 6982", "+39066982"],
  ["US", "(212) 555-0123", "+12125550123"],
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
