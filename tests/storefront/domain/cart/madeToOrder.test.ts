import { expect, test } from "vitest";
import { isMadeToOrder } from "#domain/cart/madeToOrder.ts";
import { ownSelection } from "#domain/cart/ownOptions.ts";
import type { OwnOption } from "#domain/product/product.ts";
import { product } from "../samples.ts";

const own = { need: "optional", position: 0 } as const;
const ownOptions: readonly OwnOption[] = [
  {
    ...own,
    id: "1",
    kind: "checkbox",
    label: "Lining",
    values: [
      { id: "11", position: 0 },
      { id: "12", position: 1 },
    ],
    names: { 11: "Suede", 12: "Leather" },
  },
  { ...own, id: "2", kind: "field", label: "Engraving" },
  { ...own, id: "3", kind: "file", label: "Pattern" },
  { ...own, id: "4", kind: "date", label: "Day" },
];

test.each([
  [{ 1: "11" }, false],
  [{ 1: "11,12" }, false],
  [{ 1: "11", 2: "Ala" }, true],
  // A text of digits is a text, also if it reads like the id of a choice.
  [{ 2: "11" }, true],
  [{ 3: "0b0f1c2e-5a52-4a73-9a7e-0d8a5a0c6f11" }, true],
  [{ 4: "2027-05-01" }, true],
])("the answers %j make it personal: %s", (answers, expected) => {
  const selected = ownSelection(product({ ownOptions }), answers, "file sent");
  if (!selected.ok) throw new Error(JSON.stringify(selected.error));
  const { options = [], custom = [] } = selected.value;
  expect(isMadeToOrder(options, custom)).toBe(expected);
});

test("options with names, such as the values of a prescription, are no answers of one's own", () => {
  expect(isMadeToOrder([{ label: "x", value: "+1.00" }], [{ optionId: "R_SPH", optionValue: "+1.00" }])).toBe(false);
});
