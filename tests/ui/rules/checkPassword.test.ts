import { checkPassword } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

const context = { common: new Set(["password", "qwerty123"]), personal: ["jan.kowalski", "Jan"] };

test.each([
  ["", "required"],
  ["abc1234", "too-short"],
  ["👓👓👓👓👓👓👓", "too-short"],
  ["password", "common"],
  ["QWERTY123", "common"],
  ["aaaaaaaa", "repeated"],
  ["jan.kowalski1", "personal"],
  ["JAN.KOWALSKI1", "personal"],
  ["x".repeat(128) + "y", "too-long"],
])("%j is refused as %s", (typed, error) => {
  expect(checkPassword(typed, context)).toEqual({ ok: false, error });
});

test.each(["żółw pije mleko", "x1".repeat(64), " spaces count ", "janina12"])("%j is kept as typed", (typed) => {
  expect(checkPassword(typed, context)).toEqual({ ok: true, value: typed });
});
