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

test("a customer has one cart in each store view, however often and from wherever it is asked for", async () => {
  const carts = await Promise.all([cartOf(ala), cartOf(ala), cartOf(ala)]);
  expect(new Set(carts).size).toBe(1);
  const german = await platform.post("cart/create?storeCode=de", {}, ala.headers);
  expect(carts).not.toContain(german.json.result);
  await expect(cartOf(jan)).resolves.not.toBe(carts[0]);
});

test("asked for as a guest, a customer gets a cart that is nobody's, with the code under both its names", async () => {
  const own = await cartOf(ala);
  const { json } = await platform.post("cart/create?storeCode=pl&guest=true", {}, ala.headers);
  expect(json).toMatchObject({ code: 200, resultCode: 200 });
  expect(json.result).not.toBe(own);
  const there = await platform.get(`cart/pull?cartId=${String(json.result)}`);
  expect(there.status).toBe(200);
});

test("once it is ordered, the next one is another", async () => {
  const cartId = await cartOf(ala);
  await put(cartId, ala);
  const order = { ...orderFor(cartId, bruno), user_id: String(ala.id) };
  await expect(platform.post("order/create", order, ala.headers)).resolves.toMatchObject({ status: 200 });
  const next = await cartOf(ala);
  expect(next).not.toBe(cartId);
  await expect(linesOf(next, ala)).resolves.toEqual([]);
});

describe("a customer's cart is none to", () => {
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
    { headers: () => ({}), status: 404, code: "CART_UNKNOWN", name: "a guest" },
    { headers: () => jan.headers, status: 404, code: "CART_UNKNOWN", name: "another customer" },
    { headers: () => bearer("x".repeat(43)), status: 401, code: "TOKEN_INVALID", name: "a token that was made up" },
  ])("$name", async ({ headers, status, code }) => {
    const cartId = await cartOf(ala);
    await put(cartId, ala);
    for (const answer of await Promise.all(calls(cartId, headers()))) {
      expect(answer).toMatchObject({ status, json: { result: { code } } });
    }
    await expect(linesOf(cartId, ala)).resolves.toEqual([{ sku: black, quantity: 1 }]);
  });
});

test("an order in a customer's name without their token is refused", async () => {
  const order = { ...orderFor(await filledCart(platform, black), bruno), user_id: String(ala.id) };
  for (const headers of [{}, jan.headers]) {
    const { status, json } = await platform.post("order/create", order, headers);
    expect({ status, json }).toMatchObject({ status: 401, json: { result: { code: "LOGIN_REQUIRED" } } });
  }
});

describe("what a guest put into a cart is taken over by the customer", () => {
  test("once, and the guest's cart is closed", async () => {
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

  test("as many as can be had", async () => {
    await platform.setStock(black, 4);
    const cartId = await cartOf(ala);
    await put(cartId, ala, 3);
    await cartOf(ala, `&cartId=${await filledCart(platform, black, 3)}`);
    await expect(linesOf(cartId, ala)).resolves.toEqual([{ sku: black, quantity: 4 }]);
  });

  test("but never from another customer's cart, nor from one that is not there", async () => {
    const own = await cartOf(jan);
    await put(own, jan);
    await cartOf(ala, `&cartId=${own}`);
    const cartId = await cartOf(ala, "&cartId=nobody");
    await expect(linesOf(cartId, ala)).resolves.toEqual([]);
    await expect(linesOf(own, jan)).resolves.toEqual([{ sku: black, quantity: 1 }]);
  });
});
