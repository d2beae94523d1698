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

test("two carts have two ids, and both are empty", async () => {
  const other = await newCart(platform);
  expect(other).not.toBe(cartId);
  await expect(pull()).resolves.toEqual([]);
});

const withSphere = (value: string) => ({
  extension_attributes: { custom_options: [{ option_id: "sphere", option_value: value }] },
});

describe("a line", () => {
  test("is what the options choose of a product", async () => {
    const { status, json } = await putIn(platform, cartId, {
      sku: "MR-BRUNO",
      qty: 2,
      product_option: { extension_attributes: chosenBlack },
    });
    expect(status).toBe(200);
    expect(json.result).toMatchObject({ sku: black, qty: 2, name: "Bruno", price: 329, quote_id: cartId });
    await expect(pull()).resolves.toMatchObject([{ sku: black, quantity: 2, type: "configurable" }]);
  });

  test("named by the variant's own sku is the same line", async () => {
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

  test("with an id takes the quantity as it is, however often it is sent", async () => {
    const itemId = idOf(await putIn(platform, cartId, { sku: black, qty: 1 }));
    await putIn(platform, cartId, { sku: black, qty: 5, item_id: itemId });
    await putIn(platform, cartId, { sku: black, qty: 5, item_id: itemId });
    await expect(pull()).resolves.toMatchObject([{ itemId, quantity: 5 }]);
  });

  test("with other custom options is another line: two prescriptions are two", async () => {
    await putIn(platform, cartId, { sku: black, qty: 1, product_option: withSphere("-1.00") });
    await putIn(platform, cartId, { sku: black, qty: 1, product_option: withSphere("-2.00") });
    await putIn(platform, cartId, { sku: black, qty: 1, product_option: withSphere("-2.00") });
    const lines = await pull();
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(lines[1]?.productOption.custom).toEqual([{ optionId: "sphere", optionValue: "-2.00" }]);
  });

  test("can become another variant, and takes the place of the line that it then equals", async () => {
    const navy = idOf(await putIn(platform, cartId, { sku: "MR-BRUNO-NAVY-53", qty: 1 }));
    await putIn(platform, cartId, { sku: black, qty: 2 });
    await putIn(platform, cartId, { sku: black, qty: 3, item_id: navy });
    await expect(pull()).resolves.toMatchObject([{ itemId: navy, sku: black, quantity: 3 }]);
  });

  test("is deleted once, and says so as often as it is asked", async () => {
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

  test("of another cart is not deleted", async () => {
    const itemId = idOf(await putIn(platform, cartId, { sku: black, qty: 1 }));
    const other = await newCart(platform);
    await platform.post(`cart/delete?cartId=${other}`, { cartItem: { sku: black, item_id: itemId, quoteId: other } });
    await expect(pull()).resolves.toHaveLength(1);
  });
});

describe("refused is", () => {
  test.each([
    {
      item: { sku: black, qty: 23 },
      status: 409,
      result: { message: "Only 22 available.", code: "TOO_MANY", available: 22 },
      name: "more than there is",
    },
    {
      item: { sku: "MR-BRUNO-HAVANA-53", qty: 1 },
      status: 409,
      result: { message: "This product is out of stock.", code: "OUT_OF_STOCK" },
      name: "what is sold out",
    },
    {
      item: { sku: "KR-DWA-6", qty: 1 },
      status: 409,
      result: { message: "Choose the powers of the contact lenses first.", code: "PARAMETERS_REQUIRED" },
      name: "a pack of contact lenses without their powers",
    },
    { item: { sku: "DI-ZESTAW-NELA", qty: 1 }, status: 409, result: { code: "NOT_SOLD_YET" }, name: "a bundle" },
    { item: { sku: "DI-GRUPA-EKRAN", qty: 1 }, status: 409, result: { code: "NOT_SOLD_YET" }, name: "a group" },
    { item: { sku: "NO-SUCH", qty: 1 }, status: 404, result: { code: "ENOTFOUND" }, name: "what there is not" },
    {
      item: { sku: "MR-BRUNO", qty: 1 },
      status: 404,
      result: {
        message: "No such configuration for the product. Please choose another combination.",
        code: "NO_SUCH_CONFIGURATION",
      },
      name: "a product of which nothing was chosen",
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
      name: "a line that the cart does not have",
    },
    { item: { sku: black, qty: 0 }, status: 400, result: { code: "MALFORMED" }, name: "no quantity" },
    { item: { qty: 1 }, status: 400, result: { code: "MALFORMED" }, name: "no sku" },
  ])("$name", async ({ item, status, result }) => {
    const answer = await putIn(platform, cartId, item);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ code: status, result });
    await expect(pull()).resolves.toEqual([]);
  });

  test("more than there is in two lines of one pile together", async () => {
    const custom = { extension_attributes: { custom_options: [{ option_id: "sphere", option_value: "-1.00" }] } };
    await putIn(platform, cartId, { sku: black, qty: 20 });
    const { status, json } = await putIn(platform, cartId, { sku: black, qty: 3, product_option: custom });
    expect([status, json.result]).toEqual([409, { message: "Only 22 available.", code: "TOO_MANY", available: 22 }]);
  });

  test("more than there is, added to what is in the cart already", async () => {
    await putIn(platform, cartId, { sku: black, qty: 20 });
    const { status } = await putIn(platform, cartId, { sku: black, qty: 3 });
    expect(status).toBe(409);
    await expect(pull()).resolves.toMatchObject([{ quantity: 20 }]);
  });

  test("as many as there are is not refused", async () => {
    const { status } = await putIn(platform, cartId, { sku: black, qty: 22 });
    expect(status).toBe(200);
  });
});

describe("a cart that there is not", () => {
  test.each([
    ["cart/pull?cartId=nobody", null],
    ["cart/pull", null],
    ["cart/totals?cartId=nobody", null],
    ["cart/payment-methods?cartId=nobody", null],
    ["cart/update?cartId=nobody", { cartItem: { sku: black, qty: 1 } }],
    ["cart/delete?cartId=nobody", { cartItem: { sku: black, item_id: 1 } }],
    ["cart/shipping-methods?cartId=nobody", { address: { country_id: "PL" } }],
    ["cart/shipping-information?cartId=nobody", { addressInformation: { shippingAddress: { countryId: "PL" } } }],
  ])("is not known to %s", async (call, body) => {
    const { status, json } = body === null ? await platform.get(call) : await platform.post(call, body);
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 404, result: { code: "CART_UNKNOWN" } });
  });

  test("is another store view's cart, and one that body and address do not agree on", async () => {
    const german = await platform.get(`cart/pull?cartId=${cartId}&storeCode=de`);
    const torn = await platform.post(`cart/update?cartId=${cartId}`, {
      cartItem: { sku: black, qty: 1, quoteId: "another" },
    });
    expect([german.status, torn.status]).toEqual([404, 404]);
  });
});

const totals = async (id = cartId, currency: "PLN" | "EUR" = "PLN") => {
  const { json } = await platform.get(`cart/totals?cartId=${id}`);
  return { wire: json.result, read: endpoints.cartTotals.result(currency).parse(json.result) };
};
const zl = (minor: number) => ({ minor, currency: "PLN" });

describe("totals", () => {
  test("of an empty cart are nothing", async () => {
    const { read } = await totals();
    expect(read).toMatchObject({ grandTotal: zl(0), tax: zl(0), lines: [] });
  });

  test("are the gross prices of today and the VAT in them", async () => {
    const itemId = idOf(await putIn(platform, cartId, { sku: black, qty: 2 }));
    await putIn(platform, cartId, { sku: "HL-NELA-HAVANA-48", qty: 1 });
    const { read, wire } = await totals();
    expect(read).toMatchObject({
      rows: [
        { code: "subtotal", amount: zl(937_00) },
        { code: "tax", amount: zl(175_21) },
        { code: "grand_total", amount: zl(937_00) },
      ],
      couponCode: null,
      lines: [
        { itemId, quantity: 2, rowTotal: zl(658_00), discount: zl(0) },
        { quantity: 1, rowTotal: zl(279_00) },
      ],
    });
    expect(wire).toMatchObject({
      items_qty: 3,
      items: [{ tax_percent: 23, row_total: 534.96, tax_amount: 123.04 }, {}],
    });
  });

  test("in the German store are in euro with German VAT", async () => {
    const german = await newCart(platform, "de");
    await putIn(platform, german, { sku: black, qty: 1 });
    const { read } = await totals(german, "EUR");
    expect(read).toMatchObject({
      grandTotal: { minor: 75_00, currency: "EUR" },
      tax: { minor: 11_97, currency: "EUR" },
    });
  });
});

test.each([
  {
    sku: black,
    status: 200,
    result: { qty: 22, is_in_stock: true, manage_stock: true, min_sale_qty: 1, max_sale_qty: 10_000 },
    name: "of a variant",
  },
  { sku: "MR-BRUNO", status: 200, result: { qty: 90, is_in_stock: true }, name: "of a product, all variants together" },
  { sku: "OK-PLASTER", status: 200, result: { qty: 0, is_in_stock: false }, name: "of what is sold out" },
  { sku: "NO-SUCH", status: 404, result: { code: "ENOTFOUND" }, name: "of what there is not" },
  { sku: "", status: 400, result: { code: "MALFORMED" }, name: "of nothing" },
])("the stock $name", async ({ sku, status, result }) => {
  const { json } = await platform.get(`stock/check?sku=${sku}`);
  expect(json).toMatchObject({ code: status, result });
});

test("a check is named after its moment and the sku", async () => {
  const { json } = await platform.get(`stock/check?sku=${black}`);
  const { task_id } = json.result as { readonly task_id: string };
  expect(task_id).toMatch(/^\d{13}-/);
  expect(task_id.endsWith(`-${black}`)).toBe(true);
});

test("a queued check is answered by the name of its task, or by a new one", async () => {
  const ask = async (body: unknown) => (await platform.post("stock/check", body)).json;
  const named = await ask({ sku: black, task_id: "1700000000000-abc", callback_event: "store:cart/stockSync" });
  expect(named.result).toMatchObject({
    qty: 22,
    task_id: "1700000000000-abc",
    callback_event: "store:cart/stockSync",
  });
  const unnamed = await ask({ sku: black });
  const read = endpoints.stockQueuedCheck.result("PLN").parse(unnamed.result);
  expect(read).toMatchObject({ callback: null, stock: { inStock: true, quantity: 22 } });
  expect(read.taskId).not.toBe("");
  await expect(ask({ sku: "NO-SUCH" })).resolves.toMatchObject({ code: 404 });
  await expect(ask({})).resolves.toMatchObject({ code: 400 });
});

test("the stock of several is told at once, each by its name; what there is not is left out", async () => {
  const { json } = await platform.get(`stock/list?skus=${black},NO-SUCH,OK-PLASTER,${black}`);
  expect(json).toMatchObject({
    code: 200,
    resultCode: 200,
    result: [
      { sku: black, qty: 22 },
      { sku: "OK-PLASTER", qty: 0 },
    ],
  });
});

test.each(["", ",,", Array.from({ length: 201 }, (_, index) => index).join(",")])(
  "a list of stocks is refused for the skus %j",
  async (skus) => {
    const { json } = await platform.get(`stock/list?skus=${skus}`);
    expect(json).toMatchObject({ code: 400, result: { code: "MALFORMED" } });
  },
);

describe("a cart holds fifty lines", () => {
  const numbered = (index: number) => ({ sku: black, qty: 1, product_option: withSphere(`-${index}.00`) });
  beforeEach(async () => {
    await platform.setStock(black, 200);
    for (let index = 1; index <= 50; index += 1) {
      expect((await putIn(platform, cartId, numbered(index))).status).toBe(200);
    }
  });

  test("another one is refused with the reason, more pieces of one that is there are not", async () => {
    const refused = await putIn(platform, cartId, numbered(51));
    expect(refused).toMatchObject({
      status: 409,
      json: { result: { code: "CART_FULL", message: "A cart holds at most 50 lines.", available: 50 } },
    });
    expect((await putIn(platform, cartId, numbered(50))).status).toBe(200);
    await expect(pull()).resolves.toHaveLength(50);
  });

  test("also when a customer takes carts over, again and again", async () => {
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
