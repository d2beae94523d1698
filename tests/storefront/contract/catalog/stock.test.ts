import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { listedStock } from "#contract/catalog/stock.ts";

const read = (answer: unknown) => endpoints.stockList.result("PLN").safeParse(answer);
const piece = { product_id: 580, qty: 3, is_in_stock: true, manage_stock: true };

test.each([
  ["by its sku", { ...piece, sku: "FR-BLK" }, { sku: "FR-BLK", productId: 580, quantity: 3, inStock: true }],
  ["by its id, on a platform that tells no sku", piece, { sku: null, productId: 580, quantity: 3, inStock: true }],
  ["without any left", { ...piece, qty: 0 }, { sku: null, productId: 580, quantity: 0, inStock: false }],
  [
    "that nobody manages",
    { ...piece, manage_stock: false },
    { sku: null, productId: 580, quantity: 3, inStock: false },
  ],
])("a stock %s is read", (_name, wire, { sku, productId, ...stock }) => {
  expect(read([wire]).data).toEqual([{ sku, productId, stock }]);
});

test.each([{ answer: null }, { answer: [{ qty: 3 }] }, { answer: { 0: piece } }])(
  "%j is no list of stocks",
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
])("a list that tells %j of a product shows whether there is any", (wire, isThere) => {
  expect(listedStock.parse(wire)).toBe(isThere);
});
