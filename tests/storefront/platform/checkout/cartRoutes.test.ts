import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, newCart, putIn } from "../support/shopping.ts";

const platform = await openForTests();

let cartId: string;
beforeEach(async () => {
  cartId = await newCart(platform);
});

const chosenBlack = {
  configurable_item_options: [
    { option_id: 93, option_value: 49 },
    { option_id: "142", option_value: "173" },
  ],
};

async function pull(id = cartId) {
  const { json } = await platform.get(`cart/pull?cartId=${id}`);
  return endpoints.cartPull.result("PLN").parse(json.result);
}

const idOf = (answer: { json: { result?: unknown } }) =>
  endpoints.cartUpdate.result("PLN").parse(answer.json.result).itemId;

test("creates an empty cart with a new id for each request", async () => {
  const other = await newCart(platform);
  expect(other).not.toBe(cartId);
  await expect(pull()).resolves.toEqual([]);
});

const withSphere = (value: string) => ({
  extension_attributes: { custom_options: [{ option_id: "sphere", option_value: value }] },
});

describe("cart/update and cart/delete", () => {
  test("add the variant that the options choose of a product", async () => {
    const { status, json } = await putIn(platform, cartId, {
      sku: "MR-BRUNO",
      qty: 2,
      product_option: { extension_attributes: chosenBlack },
    });
    expect(status).toBe(200);
    expect(json.result).toMatchObject({ sku: black, qty: 2, name: "Bruno", price: 329, quote_id: cartId });
    await expect(pull()).resolves.toMatchObject([{ sku: black, quantity: 2, type: "configurable" }]);
  });

  test("recognise the same line by the variant's own sku", async () => {
    const first = await putIn(platform, cartId, {
      sku: "MR-BRUNO",
      qty: 1,
      product_option: { extension_attributes: chosenBlack },
    });
    const second = await putIn(platform, cartId, { sku: black, qty: 2 });
    expect(idOf(second)).toBe(idOf(first));
    const [line] = await pull();
    expect(line).toMatchObject({
      quantity: 3,
      productOption: {
        configurable: [
          { optionId: "93", optionValue: "49" },
          { optionId: "142", optionValue: "173" },
        ],
      },
    });
  });

  test("set the quantity of a line with an id, however often it is sent", async () => {
    const itemId = idOf(await putIn(platform, cartId, { sku: black, qty: 1 }));
    await putIn(platform, cartId, { sku: black, qty: 5, item_id: itemId });
    await putIn(platform, cartId, { sku: black, qty: 5, item_id: itemId });
    await expect(pull()).resolves.toMatchObject([{ itemId, quantity: 5 }]);
  });

  test("keep two prescriptions of one frame as two lines", async () => {
    await putIn(platform, cartId, { sku: black, qty: 1, product_option: withSphere("-1.00") });
    await putIn(platform, cartId, { sku: black, qty: 1, product_option: withSphere("-2.00") });
    await putIn(platform, cartId, { sku: black, qty: 1, product_option: withSphere("-2.00") });
    const lines = await pull();
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(lines[1]?.productOption.custom).toEqual([{ optionId: "sphere", optionValue: "-2.00" }]);
  });

  test("change a line to another variant, and replace the line that it then equals", async () => {
    const navy = idOf(await putIn(platform, cartId, { sku: "MR-BRUNO-NAVY-53", qty: 1 }));
    await putIn(platform, cartId, { sku: black, qty: 2 });
    await putIn(platform, cartId, { sku: black, qty: 3, item_id: navy });
    await expect(pull()).resolves.toMatchObject([{ itemId: navy, sku: black, quantity: 3 }]);
  });

  test("delete a line once, and succeed again when it is repeated", async () => {
    const itemId = idOf(await putIn(platform, cartId, { sku: black, qty: 1 }));
    await putIn(platform, cartId, { sku: "HL-NELA-BLACK-48", qty: 1 });
    for (const _ of [1, 2]) {
      const { json } = await platform.post(`cart/delete?cartId=${cartId}`, {
        cartItem: { sku: black, item_id: itemId, quoteId: cartId },
      });
      expect(json).toEqual({ code: 200, result: true });
    }
    await expect(pull()).resolves.toMatchObject([{ sku: "HL-NELA-BLACK-48" }]);
  });

  test("do not delete a line of another cart", async () => {
    const itemId = idOf(await putIn(platform, cartId, { sku: black, qty: 1 }));
    const other = await newCart(platform);
    await platform.post(`cart/delete?cartId=${other}`, { cartItem: { sku: black, item_id: itemId, quoteId: other } });
    await expect(pull()).resolves.toHaveLength(1);
  });
});

describe("cart/update refuses", () => {
  test.each([
    {
      item: { sku: black, qty: 23 },
      status: 409,
      result: { message: "Only 22 available.", code: "TOO_MANY", available: 22 },
      name: "more pieces than in stock",
    },
    {
      item: { sku: "MR-BRUNO-HAVANA-53", qty: 1 },
      status: 409,
      result: { message: "This product is out of stock.", code: "OUT_OF_STOCK" },
      name: "a sold out variant",
    },
    {
      item: { sku: "KR-DWA-6", qty: 1 },
      status: 409,
      result: { message: "Choose the powers of the contact lenses first.", code: "PARAMETERS_REQUIRED" },
      name: "a pack of contact lenses without their powers",
    },
    {
      item: { sku: "DI-SZKLA-150", qty: 1 },
      status: 409,
      result: { code: "NOT_SOLD_YET" },
      name: "spectacle lenses without a frame",
    },
    { item: { sku: "NO-SUCH", qty: 1 }, status: 404, result: { code: "ENOTFOUND" }, name: "an unknown sku" },
    {
      item: { sku: "MR-BRUNO", qty: 1 },
      status: 404,
      result: {
        message: "No such configuration for the product. Please choose another combination.",
        code: "NO_SUCH_CONFIGURATION",
      },
      name: "a product without chosen options",
    },
    {
      item: {
        sku: black,
        qty: 1,
        product_option: { extension_attributes: { configurable_item_options: [{ option_id: 93, option_value: 50 }] } },
      },
      status: 404,
      result: { code: "NO_SUCH_CONFIGURATION" },
      name: "a variant that contradicts its options",
    },
    {
      item: { sku: black, qty: 1, item_id: 999_999 },
      status: 404,
      result: { message: "No cart item found.", code: "CART_ITEM_UNKNOWN" },
      name: "the id of a line that is not in the cart",
    },
    { item: { sku: black, qty: 0 }, status: 400, result: { code: "MALFORMED" }, name: "a quantity of zero" },
    { item: { qty: 1 }, status: 400, result: { code: "MALFORMED" }, name: "a missing sku" },
  ])("$name", async ({ item, status, result }) => {
    const answer = await putIn(platform, cartId, item);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ code: status, result });
    await expect(pull()).resolves.toEqual([]);
  });

  test("more pieces than in stock, in two lines of one variant together", async () => {
    const custom = { extension_attributes: { custom_options: [{ option_id: "sphere", option_value: "-1.00" }] } };
    await putIn(platform, cartId, { sku: black, qty: 20 });
    const { status, json } = await putIn(platform, cartId, { sku: black, qty: 3, product_option: custom });
    expect([status, json.result]).toEqual([409, { message: "Only 22 available.", code: "TOO_MANY", available: 22 }]);
  });

  test("more pieces than in stock, together with those in the cart", async () => {
    await putIn(platform, cartId, { sku: black, qty: 20 });
    const { status } = await putIn(platform, cartId, { sku: black, qty: 3 });
    expect(status).toBe(409);
    await expect(pull()).resolves.toMatchObject([{ quantity: 20 }]);
  });
});

test("cart/update accepts all pieces in stock", async () => {
  const { status } = await putIn(platform, cartId, { sku: black, qty: 22 });
  expect(status).toBe(200);
});

describe("an unknown cart", () => {
  test.each([
    ["cart/pull?cartId=nobody", null],
    ["cart/pull", null],
    ["cart/totals?cartId=nobody", null],
    ["cart/payment-methods?cartId=nobody", null],
    ["cart/update?cartId=nobody", { cartItem: { sku: black, qty: 1 } }],
    ["cart/delete?cartId=nobody", { cartItem: { sku: black, item_id: 1 } }],
    ["cart/shipping-methods?cartId=nobody", { address: { country_id: "PL" } }],
    ["cart/shipping-information?cartId=nobody", { addressInformation: { shippingAddress: { countryId: "PL" } } }],
  ])("returns 404 from %s", async (call, body) => {
    const { status, json } = body === null ? await platform.get(call) : await platform.post(call, body);
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 404, result: { code: "CART_UNKNOWN" } });
  });

  test("includes a cart of another store view and one whose ids in query and body differ", async () => {
    const german = await platform.get(`cart/pull?cartId=${cartId}&storeCode=de`);
    const contradictory = await platform.post(`cart/update?cartId=${cartId}`, {
      cartItem: { sku: black, qty: 1, quoteId: "another" },
    });
    expect([german.status, contradictory.status]).toEqual([404, 404]);
  });
});

describe("a cart with fifty lines", () => {
  const numbered = (index: number) => ({ sku: black, qty: 1, product_option: withSphere(`-${index}.00`) });
  beforeEach(async () => {
    await platform.setStock(black, 200);
    for (let index = 1; index <= 50; index += 1) {
      expect((await putIn(platform, cartId, numbered(index))).status).toBe(200);
    }
  });

  test("refuses another line, but accepts more pieces of an existing one", async () => {
    const refused = await putIn(platform, cartId, numbered(51));
    expect(refused).toMatchObject({
      status: 409,
      json: { result: { code: "CART_FULL", message: "A cart holds at most 50 lines.", available: 50 } },
    });
    expect((await putIn(platform, cartId, numbered(50))).status).toBe(200);
    await expect(pull()).resolves.toHaveLength(50);
  });

  test("keeps the limit when a customer's cart takes over guests' carts", async () => {
    const ala = await newCustomer(platform);
    const take = (guest: string) => platform.post(`cart/create?storeCode=pl&cartId=${guest}`, {}, ala.headers);
    const { json } = await take(cartId);
    const other = await newCart(platform);
    for (const index of [50, 51]) await putIn(platform, other, numbered(index));
    await take(other);
    const pulled = await platform.get(`cart/pull?cartId=${String(json.result)}`, ala.headers);
    const lines = endpoints.cartPull.result("PLN").parse(pulled.json.result);
    expect(lines).toHaveLength(50);
    expect(lines.at(-1)).toMatchObject({ quantity: 2 });
  });
});
