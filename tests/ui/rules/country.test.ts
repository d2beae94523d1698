import { checkRegion } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test.each([
  ["US", "ny", { ok: true, value: "NY" }],
  ["US", " DC ", { ok: true, value: "DC" }],
  ["US", "AP", { ok: true, value: "AP" }],
  ["US", "", { ok: false, error: "required" }],
  ["US", "XX", { ok: false, error: "unknown" }],
  ["US", "New York", { ok: false, error: "unknown" }],
  ["PL", "mazowieckie", { ok: true, value: "" }],
  ["DE", "", { ok: true, value: "" }],
] as const)("checkRegion returns for %s and %j: %j", (country, typed, expected) => {
  expect(checkRegion(typed, country)).toEqual(expected);
});
