import { assert, array, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { dayOf, startOfDay } from "#platform/kernel/calendar.ts";
import { lowestPriorPrice, pastPrices, priceAt } from "#platform/catalog/storedPrice.ts";
import { accessoryTax, totalsOf } from "#platform/checkout/totals.ts";
import { projection } from "#platform/search/projection.ts";

const zl = (minor: number) => ({ minor, currency: "PLN" as const });
const line = (minor: number, quantity: number, rate: number) => ({
  price: zl(minor),
  quantity,
  rate,
  discount: zl(0),
  parts: [],
});
const row = (minor: number, rate: number) => ({ ...line(minor, 1, rate), rowTotal: zl(minor), tax: zl(0) });

test.each([
  { rows: [row(100_00, 23)], tax: 93, name: "has the rate of the goods" },
  { rows: [row(100_00, 8)], tax: 37, name: "has the lower rate of the goods" },
  { rows: [row(50_00, 23), row(50_00, 8)], tax: 47 + 19, name: "is split by value between two rates" },
  { rows: [row(0, 23)], tax: 93, name: "has the rate of goods that cost nothing" },
  { rows: [row(100_00, 0)], tax: 0, name: "is 0 for goods without VAT" },
  { rows: [], tax: 0, name: "is 0 without goods" },
])("the VAT of a delivery for 5.00 $name", ({ rows, tax }) => {
  expect(accessoryTax(zl(5_00), rows)).toEqual(zl(tax));
});

test("subtotal and costs add up to the grand total, which includes the VAT", () => {
  const anyLine = record({
    minor: integer({ min: 0, max: 1_000_00 }),
    quantity: integer({ min: 1, max: 20 }),
    rate: constantFrom(0, 4, 8, 19, 22, 23),
  });
  assert(
    property(array(anyLine, { maxLength: 6 }), integer({ min: 0, max: 100_00 }), (lines, shipping) => {
      const totals = totalsOf(
        lines.map(({ minor, quantity, rate }) => line(minor, quantity, rate)),
        { shipping: zl(shipping), payment: null },
        "PLN",
      );
      expect(totals.grandTotal.minor).toBe(totals.subtotal.minor + shipping);
      expect(totals.tax.minor).toBeGreaterThanOrEqual(0);
      expect(totals.tax.minor).toBeLessThanOrEqual(Math.ceil(totals.grandTotal.minor * 0.19) + lines.length + 1);
      expect(totals.rows.map(({ code }) => code)).toEqual(["subtotal", "shipping", "tax", "grand_total"]);
    }),
  );
});

const special = {
  amount: 349_00,
  specialAmount: 279_00,
  specialFrom: new Date("2026-11-10T23:00:00Z"),
  specialTo: new Date("2026-11-20T23:00:00Z"),
};
const history = [
  { validFrom: "2026-08-01", amount: 349_00 },
  { validFrom: "2026-11-01", amount: 299_00 },
  { validFrom: "2026-11-05", amount: 349_00 },
  { validFrom: "2026-11-11", amount: 279_00 },
];

test.each([
  { at: "2026-11-10T22:59:59Z", price: 349_00, lowest: null, name: "does not apply before its start" },
  { at: "2026-11-11T12:00:00Z", price: 279_00, lowest: 299_00, name: "applies during its period" },
  { at: "2026-11-20T23:00:00Z", price: 349_00, lowest: null, name: "no longer applies at its end" },
])("a special price $name", ({ at, price, lowest }) => {
  const moment = new Date(at);
  expect(priceAt(special, "PLN", moment)).toEqual(zl(price));
  expect(lowestPriorPrice(special, history, "PLN", moment)).toEqual(lowest && zl(lowest));
});

test.each([
  { change: { specialAmount: 299_00 }, name: "is not below the lowest earlier price" },
  { change: { specialFrom: new Date("2026-07-31T22:00:00Z") }, name: "has applied since the product exists" },
])("a special price that $name announces no reduction", ({ change }) => {
  expect(lowestPriorPrice({ ...special, ...change }, history, "PLN", new Date("2026-11-15T12:00:00Z"))).toBeNull();
});

test.each([
  ["2026-11-20", "2026-11-19T23:00:00Z"],
  ["2026-07-01", "2026-06-30T22:00:00Z"],
  ["2026-03-29", "2026-03-28T23:00:00Z"],
  ["2026-03-30", "2026-03-29T22:00:00Z"],
  ["2026-10-25", "2026-10-24T22:00:00Z"],
  ["2026-10-26", "2026-10-25T23:00:00Z"],
])("startOfDay(%s) is %s", (day, moment) => {
  expect(startOfDay(day)).toEqual(new Date(moment));
  expect(dayOf(new Date(moment))).toBe(day);
  expect(dayOf(new Date(Date.parse(moment) - 1))).not.toBe(day);
});

const document = { sku: "A", name: "Nela", stock: { qty: 2, is_in_stock: true }, children: [{ sku: "A-1", price: 1 }] };

test.each([
  { include: [], exclude: [], expected: document },
  { include: ["sku"], exclude: [], expected: { sku: "A" } },
  { include: ["stock"], exclude: [], expected: { stock: document.stock } },
  { include: ["stock.qty", "children.sku"], exclude: [], expected: { stock: { qty: 2 }, children: [{ sku: "A-1" }] } },
  { include: ["s*"], exclude: ["stock.qty"], expected: { sku: "A", stock: { is_in_stock: true } } },
  { include: [], exclude: ["children", "stock.*"], expected: { sku: "A", name: "Nela", stock: {} } },
])("projects a document to $include without $exclude: $expected", ({ include, exclude, expected }) => {
  expect(projection({ include, exclude })(document)).toEqual(expected);
});

test.each([
  { at: "2026-11-10T12:00:00Z", added: [], name: "has not begun is left out" },
  { at: "2026-11-15T12:00:00Z", added: [["2026-11-11", 279_00]], name: "has begun is added" },
  {
    at: "2026-11-25T12:00:00Z",
    added: [
      ["2026-11-11", 279_00],
      ["2026-11-21", 349_00],
    ],
    name: "has ended is added with the price after it",
  },
])("in the past prices, a special price that $name", ({ at, added }) => {
  const recorded = history.slice(0, 3);
  const all = pastPrices(special, recorded, new Date(at));
  expect(all.slice(0, 3)).toEqual(recorded);
  expect(all.slice(3).map(({ validFrom, amount }) => [validFrom, amount])).toEqual(added);
  // What has been recorded since is not repeated.
  expect(pastPrices(special, all, new Date(at))).toEqual(all);
});
