import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { listedStock } from "#contract/catalog/stock.ts";

const read = (answer: unknown) => endpoints.stockList.result("PLN").safeParse(answer);
const piece = { product_id: 580, qty: 3, is_in_stock: true, manage_stock: true };

test.each([
  ["by its sku", { ...piece, sku: "FR-BLK" }, { sku: "FR-BLK", productId: 580, quantity: 3, inStock: true }],
  [
    "by its product id, from a platform that sends no sku",
    piece,
    { sku: null, productId: 580, quantity: 3, inStock: true },
  ],
  ["of 0 pieces", { ...piece, qty: 0 }, { sku: null, productId: 580, quantity: 0, inStock: false }],
  [
    "that is not managed",
    { ...piece, manage_stock: false },
    { sku: null, productId: 580, quantity: 3, inStock: false },
  ],
])("reads a stock %s", (_name, wire, { sku, productId, ...stock }) => {
  expect(read([wire]).data).toEqual([{ sku, productId, stock }]);
});

test.each([{ answer: null }, { answer: [{ qty: 3 }] }, { answer: { 0: piece } }])(
  "refuses %j as a list of stocks",
  ({ answer }) => {
    expect(read(answer).success).toBe(false);
  },
);

test.each([
  [{ is_in_stock: true, manage_stock: true }, true],
  [{ is_in_stock: false, manage_stock: true }, false],
  [{ is_in_stock: true, manage_stock: false }, false],
  [{ is_in_stock: true, qty: 3 }, true],
  [{ is_in_stock: true, qty: 0 }, false],
])("reads %j in a list as in stock: %j", (wire, isInStock) => {
  expect(listedStock.parse(wire)).toBe(isInStock);
});
