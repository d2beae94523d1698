import { expect, test } from "vitest";
import { reorderLines } from "#domain/order/reorder.ts";
import type { Order } from "#domain/order/order.ts";

type Line = Order["lines"][number];

const plain: Line = {
  key: "1",
  sku: "HL-NELA-HAVANA-48",
  parentSku: "HL-NELA",
  slug: "nela",
  name: "Nela",
  quantity: 2,
  unitPrice: { minor: 279_00, currency: "PLN" },
  rowTotal: { minor: 558_00, currency: "PLN" },
  discount: { minor: 0, currency: "PLN" },
  vat: null,
  isMadeToPrescription: false,
  awaitsPrescription: false,
  options: [{ label: "Kolor", value: "Szylkret" }],
  custom: [],
  bundle: [],
  downloadHref: null,
  frame: null,
  goods: null,
  picture: null,
};
const glasses: Line = {
  ...plain,
  key: "2",
  isMadeToPrescription: true,
  custom: [{ optionId: "R_SPH", optionValue: "-2.00" }],
};

test("a plain line is ordered again at today's price", () => {
  expect(reorderLines({ lines: [plain] })).toEqual([
    { sku: "HL-NELA-HAVANA-48", parentSku: "HL-NELA", quantity: 2, selection: null },
  ]);
});

test("glasses are ordered again with their prescription", () => {
  const [line] = reorderLines({ lines: [glasses] });
  expect(line?.selection).toMatchObject({ custom: glasses.custom, price: { current: glasses.unitPrice } });
});

test("lenses whose values were erased cannot be ordered again", () => {
  expect(reorderLines({ lines: [{ ...glasses, custom: [] }, plain] })).toHaveLength(1);
});
