import { checkApartment, checkCity, checkRegion, checkStreet } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test.each([
  [" Świętokrzyska  14 ", "Świętokrzyska 14"],
  ["11 Listopada 3/5", "11 Listopada 3/5"],
  ["Świętokrzyska 14\nm. 3", "Świętokrzyska 14 m. 3"],
  ["null\u0000byte 3", "null byte 3"],
  ["x".repeat(80), "x".repeat(80)],
])("the street %j is stored as %j", (typed, value) => {
  expect(checkStreet(typed)).toEqual({ ok: true, value });
});

test("a street is required and has at most 80 characters", () => {
  expect(checkStreet(" ")).toEqual({ ok: false, error: "required" });
  expect(checkStreet("x".repeat(81))).toEqual({ ok: false, error: "too-long" });
});

test("a city is required and has at most 40 characters", () => {
  expect(checkCity("")).toEqual({ ok: false, error: "required" });
  expect(checkCity("Łódź")).toEqual({ ok: true, value: "Łódź" });
  expect(checkCity("x".repeat(40)).ok).toBe(true);
  expect(checkCity("x".repeat(41))).toEqual({ ok: false, error: "too-long" });
});

test("an apartment may be missing and has at most 6 characters", () => {
  expect(checkApartment("  ")).toEqual({ ok: true, value: "" });
  expect(checkApartment("123/45")).toEqual({ ok: true, value: "123/45" });
  expect(checkApartment("1234567")).toEqual({ ok: false, error: "too-long" });
});

test.each([
  ["US", "ny", { ok: true, value: "NY" }],
  ["US", " DC ", { ok: true, value: "DC" }],
  ["US", "AP", { ok: true, value: "AP" }],
  ["US", "", { ok: false, error: "required" }],
  ["US", "XX", { ok: false, error: "unknown" }],
  ["US", "New York", { ok: false, error: "unknown" }],
  ["PL", "mazowieckie", { ok: true, value: "" }],
  ["DE", "", { ok: true, value: "" }],
] as const)("in %s the region %j gives %j", (country, typed, expected) => {
  expect(checkRegion(typed, country)).toEqual(expected);
});
