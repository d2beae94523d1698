import { expect, test } from "vitest";
import { checkOrderReference } from "#domain/order/orderReference.ts";

test.each([
  ["000000012", "000000012"],
  [" # 12 ", "12"],
  ["000 000 012", "000000012"],
])("takes the number of an order typed as %j", (typed, number) => {
  expect(checkOrderReference({ number: typed, email: "ala@example.pl" })).toEqual({
    ok: true,
    value: { number, email: "ala@example.pl" },
  });
});

test("says what is wrong at each field", () => {
  expect(checkOrderReference({ number: " #", email: "ala" })).toEqual({
    ok: false,
    errors: { number: "required", email: "missing-at" },
  });
});
