import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { newCustomer, type TestCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import type { TestPlatform } from "../support/openTestPlatform.ts";
import { black, bruno, orderFor, putIn, visitor } from "../support/shopping.ts";
import { hashOf, placeOrder } from "./support/paying.ts";

const platform = await openForTests();

/** Places an order of a customer in the browser of these tests. */
async function placeCustomerOrder({ headers, email }: TestCustomer): Promise<number> {
  const created = await platform.post("cart/create?storeCode=pl", {}, headers);
  const cartId = String(created.json.result);
  const post: TestPlatform["post"] = (path, body) => platform.post(path, body, headers);
  await putIn({ post }, cartId, { sku: black, qty: 1 });
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const sent = orderFor(cartId, bruno, { customer });
  const { json } = await platform.post("order/create?localeCode=pl", sent, { ...visitor, ...headers });
  return Number(endpoints.orderCreate.result("PLN").parse(json.result).id);
}

const readDetailsStatus = async (order_id: number, headers: Readonly<Record<string, string>>) =>
  (await platform.post("vsbridge/mollie/order-details", { order_id }, headers)).status;

test("returns a customer's order to any browser of the account, and to no browser without the account", async () => {
  const customer = await newCustomer(platform);
  const stranger = await newCustomer(platform);
  const id = await placeCustomerOrder(customer);
  await expect(readDetailsStatus(id, customer.headers)).resolves.toBe(200);
  await expect(readDetailsStatus(id, { ...customer.headers, "x-dioptra-visitor": "visitor-b" })).resolves.toBe(200);
  // The same browser after the customer has logged out.
  await expect(readDetailsStatus(id, visitor)).resolves.toBe(404);
  await expect(readDetailsStatus(id, { ...visitor, ...stranger.headers })).resolves.toBe(404);
  await expect(readDetailsStatus(id, { authorization: "Bearer forged" })).resolves.toBe(401);
});

test("returns the Mollie methods that the shop maps, with their countries", async () => {
  const { json } = await platform.get("vsbridge/mollie/payment-methods?storeCode=de&localeCode=de-DE");
  const methods = endpoints.molliePaymentMethods.result("EUR").parse(json.result);
  expect(methods.map(({ code }) => code)).not.toContain("bancontact");
  expect(methods).toContainEqual({
    code: "creditcard",
    title: "Kreditkarte",
    cost: { minor: 0, currency: "EUR" },
    isDefault: false,
    provider: "mollie",
    countries: { allowed: "all", excluded: [] },
  });
  expect(methods.find(({ code }) => code === "ideal")?.countries.allowed).toEqual(["NL"]);
});

test("returns Tpay's banks by their ids, including the mobile code", async () => {
  const { json } = await platform.get("vsbridge/tpay/banks?localeCode=pl");
  const banks = endpoints.tpayBanks.result("PLN").parse(json.result);
  expect(banks).toContainEqual({ id: "150", name: "BLIK", image: null });
});

test("returns issuers only for Mollie's iDEAL", async () => {
  const readIssuers = async (provider: string) => {
    const { json } = await platform.get(`vsbridge/${provider}/ideal-issuers`);
    return endpoints.mollieIdealIssuers.result("PLN").parse(json.result);
  };
  await expect(readIssuers("mollie")).resolves.toHaveLength(3);
  await expect(readIssuers("tpay")).resolves.toEqual([]);
});

test("limits notes and payments of an order, and counts only callers with access to it", async () => {
  const { id } = await placeOrder(platform);
  const note = { order_id: id, order_comment: { statusHistory: { comment: "Again" } } };
  const send = (headers = {}) => platform.post("vsbridge/mollie/order-comments", note, headers);
  for (let turn = 0; turn < 25; turn++) await expect(send()).resolves.toMatchObject({ status: 404 });
  for (let turn = 0; turn < 20; turn++) await expect(send(visitor)).resolves.toMatchObject({ status: 200 });
  await expect(send(visitor)).resolves.toMatchObject({ status: 429 });
  const hash = await hashOf(platform, id, "tpay");
  const start = (group: number, key = hash) =>
    platform.post("vsbridge/tpay/post-payment", { order_id: id, hash: key, group });
  for (let turn = 0; turn < 25; turn++) await expect(start(1, "0")).resolves.toMatchObject({ status: 400 });
  for (let group = 1; group <= 20; group++) await expect(start(group)).resolves.toMatchObject({ status: 200 });
  await expect(start(21)).resolves.toMatchObject({ status: 429 });
  // A payment that was started can be continued.
  await expect(start(20)).resolves.toMatchObject({ status: 200 });
});
