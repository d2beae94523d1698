import { expect, test } from "vitest";
import { readRows, toWireSegment, totals } from "#contract/cart/totals.ts";

const zl = (minor: number) => ({ minor, currency: "PLN" as const });

const wire = {
  grand_total: 184.5,
  subtotal: 150,
  subtotal_incl_tax: 184.5,
  discount_amount: -10,
  coupon_code: "LATO",
  tax_amount: 34.5,
  items: [{ item_id: 66257, qty: 1, row_total: 150, row_total_incl_tax: 184.5, discount_amount: 10, options: "[]" }],
  total_segments: [
    { code: "grand_total", title: "Razem", value: 179.5, area: "footer" },
    { code: "subtotal", title: "Suma", value: 184.5 },
    { code: "shipping", title: "Dostawa", value: 5 },
    { code: "discount", title: "Rabat", value: -10 },
    { code: "weee", title: "Opłata", value: 1 },
    { code: "tax", title: "VAT", value: null },
  ],
};

test("reads rows with the grand total last, without unknown and empty rows", () => {
  expect(totals("PLN").parse(wire)).toEqual({
    rows: [
      { code: "subtotal", amount: zl(184_50) },
      { code: "shipping", amount: zl(5_00) },
      { code: "discount", amount: zl(-10_00) },
      { code: "grand_total", amount: zl(179_50) },
    ],
    grandTotal: zl(179_50),
    tax: zl(34_50),
    couponCode: "LATO",
    lines: [{ itemId: 66257, quantity: 1, rowTotal: zl(184_50), discount: zl(10_00) }],
  });
});

test("reads the subtotal under both its names, and no row for a free payment method", () => {
  const segments = [
    { code: "subtotal_incl_tax", value: 184.5 },
    { code: "payment", value: 0 },
    { code: "grand_total", value: 184.5 },
  ];
  expect(readRows(segments, "PLN").map(({ code }) => code)).toEqual(["subtotal", "grand_total"]);
  const costly = [{ code: "payment", value: 2 }];
  expect(readRows(costly, "PLN")).toEqual([{ code: "payment", amount: zl(2_00) }]);
});

test("reads the grand total from its field when there are no rows", () => {
  expect(totals("EUR").parse({ grand_total: 19.99, tax_amount: 3.19 })).toEqual({
    rows: [],
    grandTotal: { minor: 19_99, currency: "EUR" },
    tax: { minor: 3_19, currency: "EUR" },
    couponCode: null,
    lines: [],
  });
});

test("reads rows as they were written", () => {
  const rows = [
    { code: "subtotal" as const, amount: zl(1_01) },
    { code: "grand_total" as const, amount: zl(8_29) },
  ];
  expect(readRows(rows.map(toWireSegment), "PLN")).toEqual(rows);
});
