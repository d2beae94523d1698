import { expect, test } from "vitest";
import { ownOption, readOwnOptions, toWireOwnOption } from "#contract/catalog/ownOption.ts";
import type { OwnOption } from "#domain/product/product.ts";

const common = { need: "optional", label: "x" } as const;
const options: readonly OwnOption[] = [
  { ...common, id: "1", kind: "field", position: 0, maximum: 24, price: { type: "fixed", minor: 1950 } },
  { ...common, id: "2", kind: "date", position: 1, need: "required" },
  { ...common, id: "3", kind: "file", position: 2, price: { type: "percent", percent: 12.5 } },
  {
    ...common,
    id: "4",
    kind: "drop-down",
    position: 3,
    values: [
      { id: "41", position: 0 },
      { id: "42", position: 1, price: { type: "percent", percent: 10 } },
    ],
    names: { 41: "Suede", 42: "Leather" },
  },
];

test("reads what it writes", () => {
  const wire = options.map((option) => ownOption.parse(toWireOwnOption(option, "PLN")));
  expect(readOwnOptions(wire, "PLN")).toEqual(options);
});

test("names kinds and prices as the original platform does", () => {
  expect(options.map((option) => toWireOwnOption(option, "PLN"))).toMatchObject([
    { option_id: "1", type: "field", is_require: false, max_characters: 24, price: 19.5, price_type: "fixed" },
    { type: "date", is_require: true },
    { type: "file", price: 12.5, price_type: "percent" },
    {
      type: "drop_down",
      values: [{ option_type_id: "41" }, { option_type_id: "42", price: 10, price_type: "percent" }],
    },
  ]);
});

test("reads numbers, flags as numbers and missing positions, and leaves out unknown types", () => {
  const wire = [
    { option_id: 7, title: "Engraving", type: "area", is_require: 1, price: 0 },
    { option_id: 8, title: "Hologram", type: "hologram" },
  ].map((each) => ownOption.parse(each));
  expect(readOwnOptions(wire, "EUR")).toEqual([
    { id: "7", label: "Engraving", kind: "area", need: "required", position: 0 },
  ]);
});
