import { checkBlikCode } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test.each([
  ["777123", "777123"],
  ["012345", "012345"],
  ["012 345", "012345"],
])("%j is the code %s", (typed, value) => {
  expect(checkBlikCode(typed)).toEqual({ ok: true, value });
});

test.each([
  ["", "required"],
  ["12345", "not-six-digits"],
  ["1234567", "not-six-digits"],
  ["12345a", "not-six-digits"],
  ["１２３４５６", "not-six-digits"],
])("%j is refused as %s", (typed, error) => {
  expect(checkBlikCode(typed)).toEqual({ ok: false, error });
});
