import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { bearer, newCustomer, type TestCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, filledCart, orderFor, putIn } from "../support/shopping.ts";

const platform = await openForTests();

let ala: TestCustomer;
let jan: TestCustomer;
beforeEach(async () => {
  ala = await newCustomer(platform);
  jan = await newCustomer(platform);
  await platform.setStock(black, 22);
});

async function cartOf(customer: TestCustomer, query = ""): Promise<string> {
  const { json } = await platform.post(`cart/create?storeCode=pl${query}`, {}, customer.headers);
  return String(json.result);
}

async function linesOf(cartId: string, customer: TestCustomer) {
  const { json } = await platform.get(`cart/pull?cartId=${cartId}`, customer.headers);
  const lines = endpoints.cartPull.result("PLN").parse(json.result);
  return lines.map(({ sku, quantity }) => ({ sku, quantity }));
}

const put = (cartId: string, customer: TestCustomer, quantity = 1) =>
  platform.post(`cart/update?cartId=${cartId}`, { cartItem: { sku: black, qty: quantity } }, customer.headers);

test("returns the same cart of a customer each time, and another one in another store view", async () => {
  const carts = await Promise.all([cartOf(ala), cartOf(ala), cartOf(ala)]);
  expect(new Set(carts).size).toBe(1);
  const german = await platform.post("cart/create?storeCode=de", {}, ala.headers);
  expect(carts).not.toContain(german.json.result);
  await expect(cartOf(jan)).resolves.not.toBe(carts[0]);
});

test("creates a cart without an owner for a customer who asks for a guest's, with both code and resultCode", async () => {
  const own = await cartOf(ala);
  const { json } = await platform.post("cart/create?storeCode=pl&guest=true", {}, ala.headers);
  expect(json).toMatchObject({ code: 200, resultCode: 200 });
  expect(json.result).not.toBe(own);
  const there = await platform.get(`cart/pull?cartId=${String(json.result)}`);
  expect(there.status).toBe(200);
});

test("creates a new cart for a customer after the old one was ordered", async () => {
  const cartId = await cartOf(ala);
  await put(cartId, ala);
  const order = { ...orderFor(cartId, bruno), user_id: String(ala.id) };
  await expect(platform.post("order/create", order, ala.headers)).resolves.toMatchObject({ status: 200 });
  const next = await cartOf(ala);
  expect(next).not.toBe(cartId);
  await expect(linesOf(next, ala)).resolves.toEqual([]);
});

describe("calls about a customer's cart", () => {
  const calls = (cartId: string, headers: Readonly<Record<string, string>>) => [
    platform.get(`cart/pull?cartId=${cartId}`, headers),
    platform.get(`cart/totals?cartId=${cartId}`, headers),
    platform.get(`cart/payment-methods?cartId=${cartId}`, headers),
    platform.post(`cart/update?cartId=${cartId}`, { cartItem: { sku: black, qty: 1 } }, headers),
    platform.post(`cart/delete?cartId=${cartId}`, { cartItem: { sku: black, item_id: 1 } }, headers),
    platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=X`, {}, headers),
    platform.post(`cart/delete-coupon?cartId=${cartId}`, {}, headers),
    platform.post(`cart/collect-totals?cartId=${cartId}`, { methods: {} }, headers),
    platform.post(`cart/shipping-methods?cartId=${cartId}`, { address: { country_id: "PL" } }, headers),
    platform.post(
      `cart/shipping-information?cartId=${cartId}`,
      { addressInformation: { shippingAddress: { countryId: "PL" } } },
      headers,
    ),
    platform.post("order/create", orderFor(cartId, bruno), headers),
  ];

  test.each([
    { headers: () => ({}), status: 404, code: "CART_UNKNOWN", name: "refuse a guest" },
    { headers: () => jan.headers, status: 404, code: "CART_UNKNOWN", name: "refuse another customer" },
    { headers: () => bearer("x".repeat(43)), status: 401, code: "TOKEN_INVALID", name: "refuse an invalid token" },
  ])("$name", async ({ headers, status, code }) => {
    const cartId = await cartOf(ala);
    await put(cartId, ala);
    for (const answer of await Promise.all(calls(cartId, headers()))) {
      expect(answer).toMatchObject({ status, json: { result: { code } } });
    }
    await expect(linesOf(cartId, ala)).resolves.toEqual([{ sku: black, quantity: 1 }]);
  });
});

test("refuses an order for a customer without that customer's token", async () => {
  const order = { ...orderFor(await filledCart(platform, black), bruno), user_id: String(ala.id) };
  for (const headers of [{}, jan.headers]) {
    const { status, json } = await platform.post("order/create", order, headers);
    expect({ status, json }).toMatchObject({ status: 401, json: { result: { code: "LOGIN_REQUIRED" } } });
  }
});

describe("merging a guest's cart into a customer's", () => {
  test("adds the lines once and closes the guest's cart", async () => {
    const cartId = await cartOf(ala);
    await put(cartId, ala, 2);
    const guest = await filledCart(platform, black, 3);
    await putIn(platform, guest, { sku: "HL-NELA-BLACK-48", qty: 1 });
    const taken = await Promise.all([cartOf(ala, `&cartId=${guest}`), cartOf(ala, `&cartId=${guest}`)]);
    expect(taken).toEqual([cartId, cartId]);
    await expect(linesOf(cartId, ala)).resolves.toEqual([
      { sku: black, quantity: 5 },
      { sku: "HL-NELA-BLACK-48", quantity: 1 },
    ]);
    await expect(platform.get(`cart/pull?cartId=${guest}`)).resolves.toMatchObject({
      status: 404,
      json: { result: { code: "CART_CLOSED" } },
    });
    await cartOf(jan, `&cartId=${guest}`);
    await expect(linesOf(await cartOf(jan), jan)).resolves.toEqual([]);
  });

  test("limits quantities to the stock", async () => {
    await platform.setStock(black, 4);
    const cartId = await cartOf(ala);
    await put(cartId, ala, 3);
    await cartOf(ala, `&cartId=${await filledCart(platform, black, 3)}`);
    await expect(linesOf(cartId, ala)).resolves.toEqual([{ sku: black, quantity: 4 }]);
  });

  test("ignores another customer's cart and an unknown one", async () => {
    const own = await cartOf(jan);
    await put(own, jan);
    await cartOf(ala, `&cartId=${own}`);
    const cartId = await cartOf(ala, "&cartId=nobody");
    await expect(linesOf(cartId, ala)).resolves.toEqual([]);
    await expect(linesOf(own, jan)).resolves.toEqual([{ sku: black, quantity: 1 }]);
  });
});
