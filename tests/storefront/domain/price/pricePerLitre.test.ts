import { expect, test } from "vitest";
import { pricePerLitre } from "#domain/price/pricePerLitre.ts";

test.each([
  [45_00, 360, 125_00],
  [19_00, 100, 190_00],
  [5_90, 360, 16_39],
  [29_00, 10, 2900_00],
  [0, 100, 0],
])("%d for %d ml is %d per litre", (minor, millilitres, expected) => {
  expect(pricePerLitre({ minor, currency: "PLN" }, millilitres)).toEqual({ minor: expected, currency: "PLN" });
});
