import { describe, expect, test } from "vitest";
import { line, toWireDelete, toWireUpdate, updateBody } from "#contract/cart/cart.ts";
import { noOption, productOption, toWireProductOption } from "#contract/catalog/productOption.ts";
import { contactLensOptions } from "#domain/cart/contactLensOptions.ts";
import { prescriptionOptions } from "#domain/cart/prescriptionOptions.ts";

const options = {
  configurable: [{ optionId: "93", optionValue: "49" }],
  custom: [],
  bundle: [],
};

test("reads the options of a line as text", () => {
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
  expect(line("PLN").parse(wire)).toEqual({
    itemId: 66257,
    cartId: "gc-7d1",
    sku: "FR-100-BLK",
    quantity: 1,
    name: "Frame 100 black",
    type: "configurable",
    productOption: options,
    price: null,
    options: null,
  });
  const named = [{ label: "Colour", value: "Black" }];
  expect(line("PLN").parse({ ...wire, price_incl_tax: 348.5, options: named })).toMatchObject({
    price: { minor: 348_50, currency: "PLN" },
    options: named,
  });
});

const cartLine = { sku: "FR-100-BLK", parentSku: "FR-100", quantity: 2, serverItemId: 66257, serverCartId: "gc-7d1" };

test.each([
  {
    line: { ...cartLine, productOption: options },
    sent: { sku: "FR-100", quantity: 2, itemId: 66257, cartId: "gc-7d1", productOption: options },
    name: "names the product when options choose its variant",
  },
  {
    line: { ...cartLine, productOption: noOption },
    sent: { sku: "FR-100-BLK", quantity: 2, itemId: 66257, cartId: "gc-7d1", productOption: noOption },
    name: "names the variant when there are no options",
  },
  {
    line: { ...cartLine, serverItemId: null, serverCartId: null, productOption: options },
    sent: { sku: "FR-100", quantity: 2, itemId: null, cartId: "token", productOption: options },
    name: "sends a line that the platform does not have to the current cart",
  },
])("$name", ({ line, sent }) => {
  const wire: unknown = JSON.parse(JSON.stringify(toWireUpdate(line, "token")));
  expect(updateBody.parse(wire).cartItem).toEqual(sent);
});

test("deletes a line by its id and its cart's id", () => {
  expect(toWireDelete(cartLine, "token")).toEqual({
    cartItem: { sku: "FR-100-BLK", item_id: 66257, quoteId: "gc-7d1" },
  });
});

test.each([[0], [-1], [1.5], ["two"], ["1.5"], [""], [10_001], [null]])("refuses a quantity of %j", (qty) => {
  expect(updateBody.safeParse({ cartItem: { sku: "FR-100", qty, quoteId: "gc-7d1" } }).success).toBe(false);
});

test("reads a quantity that is text", () => {
  expect(updateBody.parse({ cartItem: { sku: "FR-100", qty: "2", quoteId: "gc-7d1" } }).cartItem.quantity).toBe(2);
});

test.each([[null], [undefined], [[]], [{}], [{ extension_attributes: [] }], [{ extension_attributes: {} }]])(
  "reads %j as no options",
  (wire) => {
    expect(productOption.parse(wire)).toEqual(noOption);
  },
);

test("reads all kinds of options as they were written", () => {
  const chosen = {
    configurable: [{ optionId: "93", optionValue: "49" }],
    custom: [{ optionId: "sphere-right", optionValue: "-2.75" }],
    bundle: [{ optionId: "1", optionQuantity: 2, optionSelections: [3, 4] }],
  };
  expect(productOption.parse(JSON.parse(JSON.stringify(toWireProductOption(chosen))))).toEqual(chosen);
});

test("reads bundle options that are an object", () => {
  const named = { "1": { option_id: 1, option_qty: "2", option_selections: ["3"] } };
  expect(productOption.parse({ extension_attributes: { bundle_options: named } }).bundle).toEqual([
    { optionId: "1", optionQuantity: 2, optionSelections: [3] },
  ]);
});

describe.each([
  ["configurable_item_options", (index: number) => ({ option_id: index, option_value: "x" })],
  ["custom_options", (index: number) => ({ option_id: index, option_value: "x" })],
  ["bundle_options", (index: number) => ({ option_id: index, option_qty: 1, option_selections: [index] })],
])("limits %s to 50", (field, optionOf) => {
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

test.each([
  {
    name: "a prescription with lenses",
    custom: prescriptionOptions({
      rows: {
        right: { sphere: "-1.25", cylinder: "-0.50", axis: "95", addition: "" },
        left: { sphere: "-1.50", cylinder: "", axis: "", addition: "" },
      },
      pupillaryDistance: { total: "62" },
      prisms: { right: "", left: "" },
      examined: "",
      lensType: "single-vision",
      lensSku: "DI-SZKLA-150",
      use: "",
      source: "typed",
      photo: null,
    }),
  },
  {
    name: "contact lenses",
    custom: contactLensOptions({ eye: "left", lens: { power: -2, baseCurve: 8.6 }, dominant: null }),
  },
])("carries $name as custom options", ({ custom }) => {
  const option = { configurable: [], custom, bundle: [] };
  expect(productOption.parse(JSON.parse(JSON.stringify(toWireProductOption(option))))).toEqual(option);
});
