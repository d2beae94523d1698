import { describe, expect, test } from "vitest";
import { line, toWireDelete, toWireUpdate, updateBody } from "#contract/cart/cart.ts";
import { noOption, productOption, toWireProductOption } from "#contract/catalog/productOption.ts";

const options = {
  configurable: [{ optionId: "93", optionValue: "49" }],
  custom: [],
  bundle: [],
};

test("a server line reads with its options as text", () => {
  const wire = {
    item_id: 66257,
    sku: "FR-100-BLK",
    qty: 1,
    name: "Frame 100 black",
    price: 199,
    product_type: "configurable",
    quote_id: "gc-7d1",
    product_option: { extension_attributes: { configurable_item_options: [{ option_id: "93", option_value: 49 }] } },
  };
  expect(line.parse(wire)).toEqual({
    itemId: 66257,
    cartId: "gc-7d1",
    sku: "FR-100-BLK",
    quantity: 1,
    name: "Frame 100 black",
    type: "configurable",
    productOption: options,
  });
});

const known = { sku: "FR-100-BLK", parentSku: "FR-100", quantity: 2, serverItemId: 66257, serverCartId: "gc-7d1" };

test.each([
  {
    line: { ...known, productOption: options },
    sent: { sku: "FR-100", quantity: 2, itemId: 66257, cartId: "gc-7d1", productOption: options },
    name: "options choose the child of a parent",
  },
  {
    line: { ...known, productOption: noOption },
    sent: { sku: "FR-100-BLK", quantity: 2, itemId: 66257, cartId: "gc-7d1", productOption: noOption },
    name: "without options the line names itself",
  },
  {
    line: { ...known, serverItemId: null, serverCartId: null, productOption: options },
    sent: { sku: "FR-100", quantity: 2, itemId: null, cartId: "token", productOption: options },
    name: "a line that the platform has not seen goes to the cart of the token",
  },
])("$name", ({ line, sent }) => {
  const wire: unknown = JSON.parse(JSON.stringify(toWireUpdate(line, "token")));
  expect(updateBody.parse(wire).cartItem).toEqual(sent);
});

test("a line to be deleted is named by its id, and by its cart's", () => {
  expect(toWireDelete(known, "token")).toEqual({
    cartItem: { sku: "FR-100-BLK", item_id: 66257, quoteId: "gc-7d1" },
  });
});

test.each([[0], [-1], [1.5], ["two"], ["1.5"], [""], [10_001], [null]])("%j is no quantity", (qty) => {
  expect(updateBody.safeParse({ cartItem: { sku: "FR-100", qty, quoteId: "gc-7d1" } }).success).toBe(false);
});

test("a quantity may be written as text", () => {
  expect(updateBody.parse({ cartItem: { sku: "FR-100", qty: "2", quoteId: "gc-7d1" } }).cartItem.quantity).toBe(2);
});

test.each([[null], [undefined], [[]], [{}], [{ extension_attributes: [] }], [{ extension_attributes: {} }]])(
  "%j chooses nothing",
  (wire) => {
    expect(productOption.parse(wire)).toEqual(noOption);
  },
);

test("options in every form survive the wire", () => {
  const chosen = {
    configurable: [{ optionId: "93", optionValue: "49" }],
    custom: [{ optionId: "sphere-right", optionValue: "-2.75" }],
    bundle: [{ optionId: "1", optionQuantity: 2, optionSelections: [3, 4] }],
  };
  expect(productOption.parse(JSON.parse(JSON.stringify(toWireProductOption(chosen))))).toEqual(chosen);
});

test("bundle options may be named instead of listed", () => {
  const named = { "1": { option_id: 1, option_qty: "2", option_selections: ["3"] } };
  expect(productOption.parse({ extension_attributes: { bundle_options: named } }).bundle).toEqual([
    { optionId: "1", optionQuantity: 2, optionSelections: [3] },
  ]);
});

describe.each([
  ["configurable_item_options", (index: number) => ({ option_id: index, option_value: "x" })],
  ["custom_options", (index: number) => ({ option_id: index, option_value: "x" })],
  ["bundle_options", (index: number) => ({ option_id: index, option_qty: 1, option_selections: [index] })],
])("nobody can send %s without end", (field, optionOf) => {
  const isAccepted = (options: unknown) =>
    productOption.safeParse({ extension_attributes: { [field]: options } }).success;
  const listed = (length: number) => Array.from({ length }, (_, index) => optionOf(index));

  test("as a list", () => {
    expect([isAccepted(listed(50)), isAccepted(listed(51))]).toEqual([true, false]);
  });

  test("as an object", () => {
    expect([isAccepted({ ...listed(50) }), isAccepted({ ...listed(51) })]).toEqual([true, false]);
  });
});
