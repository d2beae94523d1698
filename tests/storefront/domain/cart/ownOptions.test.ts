import { expect, test } from "vitest";
import { answeredFiles, ownAnswerTexts, ownSelection, ownSurcharge } from "#domain/cart/ownOptions.ts";
import type { OwnOption } from "#domain/product/product.ts";
import { product } from "../samples.ts";

const fileId = "0b0f1c2e-5a52-4a73-9a7e-0d8a5a0c6f11";

const ownOptions: readonly OwnOption[] = [
  {
    id: "1",
    kind: "radio",
    need: "required",
    position: 0,
    label: "Lining",
    values: [
      { id: "11", position: 0 },
      { id: "12", position: 1, price: { type: "percent", percent: 10 } },
    ],
    names: { 11: "Suede", 12: "Leather" },
  },
  {
    id: "2",
    kind: "field",
    need: "optional",
    position: 1,
    label: "Engraving",
    maximum: 5,
    price: { type: "fixed", minor: 1900 },
  },
  { id: "3", kind: "file", need: "optional", position: 2, label: "Pattern", price: { type: "fixed", minor: 500 } },
];

const price = { current: { minor: 20_000, currency: "PLN" }, reduction: null } as const;
const engraved = product({ ownOptions, price });

test("selects the answers with their words and the price of all", () => {
  const selected = ownSelection(engraved, { 1: "12", 2: " Ala ", 3: fileId }, "file sent");
  expect(selected).toEqual({
    ok: true,
    value: {
      custom: [
        { optionId: "1", optionValue: "12" },
        { optionId: "2", optionValue: "Ala" },
        { optionId: "3", optionValue: fileId },
      ],
      price: { current: { minor: 24_400, currency: "PLN" }, reduction: null },
      options: [
        { label: "Lining", value: "Leather" },
        { label: "Engraving", value: "Ala" },
        { label: "Pattern", value: "file sent" },
      ],
    },
  });
});

test.each([
  [{}, { 1: "required" }],
  [{ 1: "13" }, { 1: "required" }],
  [{ 1: "11", 2: "Łucjan" }, { 2: "too-long" }],
])("refuses %j with the problem of each option", (answers, error) => {
  expect(ownSelection(engraved, answers, "file sent")).toEqual({ ok: false, error });
});

test("leaves the reduction of a price to which nothing is added", () => {
  const reduced = { ...price, reduction: { lowestOf30Days: price.current } };
  const selected = ownSelection({ ownOptions, price: reduced }, { 1: "11" }, "file sent");
  expect(selected.ok && selected.value.price).toEqual(reduced);
});

test("ignores options that are not the product's own", () => {
  const custom = [
    { optionId: "lens", optionValue: "DI-SZKLA-150" },
    { optionId: "3", optionValue: fileId },
  ];
  expect(ownAnswerTexts(ownOptions, custom, "file sent")).toEqual([{ label: "Pattern", value: "file sent" }]);
  expect(ownSurcharge(ownOptions, custom, price.current)).toEqual({ minor: 500, currency: "PLN" });
  expect(answeredFiles(ownOptions, custom)).toEqual([fileId]);
});
