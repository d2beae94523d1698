import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { keyFor, seal } from "#platform/kernel/secrets/tokens.ts";
import { newClient } from "../support/accounts.ts";
import { newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { options } from "../support/prescriptions.ts";
import { testSettings } from "../support/testParts.ts";
import { bruno, filledCart, newCart, orderFor, putIn } from "../support/shopping.ts";

const platform = await openForTests();
beforeEach(() => platform.setStock(pack, 100));

const pack = "KR-DZIEN-30";
const right = { force: "-2.00", BC: "8.6", DIA: "14.2", eye: "right" };
const left = { ...right, force: "-2.25", eye: "left" };
const phone = "600 100 200";
const refusedMessage = "Invalid phone number, order token, or the previous order has no lenses.";

/** Places an order, and returns the token of the link that orders its lenses again. */
async function placeOrder(cartId: string, product: Parameters<typeof orderFor>[1]): Promise<string> {
  const email = `${crypto.randomUUID()}@example.pl`;
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const { status, json } = await platform.post("order/create", orderFor(cartId, product, { customer }));
  expect(status).toBe(200);
  const [mail] = await platform.mailsTo(email);
  const hasLenses = product.sku === pack;
  expect(mail?.text.includes("/renew-order/")).toBe(hasLenses);
  const { id } = endpoints.orderCreate.result("PLN").parse(json.result);
  return seal(keyFor(testSettings.secret, "renewal"), id);
}

async function placeLensOrder(): Promise<string> {
  const cartId = await newCart(platform);
  for (const lens of [right, left]) await putIn(platform, cartId, { sku: pack, qty: 2, ...options(lens) });
  const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
  const { items } = json.result as { items: readonly { price_incl_tax: number }[] };
  const minor = Math.round((items[0]?.price_incl_tax ?? 0) * 100);
  return placeOrder(cartId, { sku: pack, quantity: 4, minor });
}

const reorder = (token: string, number = phone, headers: Readonly<Record<string, string>> = newClient()) =>
  platform.post("order/reorder", { phone_number: number, order_token: token }, headers);

test("puts the lenses with their values into a new cart, for a caller with token and phone number", async () => {
  const token = await placeLensOrder();
  const { json } = await reorder(token, "+48 600-100-200");
  const again = endpoints.lensReorder.result("PLN").parse(json.result);
  expect(again).toMatchObject({ items_qty: 4, missing: [] });
  const pulled = await platform.get(`cart/pull?cartId=${again.cart_id}`);
  const lines = endpoints.cartPull.result("PLN").parse(pulled.json.result);
  expect(lines.map(({ productOption }) => productOption.custom[0]?.optionValue)).toEqual(["-2.00", "-2.25"]);
  await expect(reorder(`http://shop.test/renew-order/${token}`)).resolves.toMatchObject({ status: 200 });
});

test("puts the lenses into the cart of a customer", async () => {
  const ala = await newCustomer(platform);
  const { json: cart } = await platform.post("cart/create?storeCode=pl", {}, ala.headers);
  const { json } = await reorder(await placeLensOrder(), phone, { ...ala.headers, ...newClient() });
  expect(json.result).toMatchObject({ cart_id: cart.result, items_qty: 4 });
});

test("returns unavailable products, and refuses when nothing is available", async () => {
  const token = await placeLensOrder();
  await platform.setStock(pack, 3);
  await expect(reorder(token)).resolves.toMatchObject({ json: { result: { items_qty: 2, missing: [pack] } } });
  await platform.setStock(pack, 0);
  await expect(reorder(token)).resolves.toMatchObject({ status: 409, json: { result: { code: "OUT_OF_STOCK" } } });
});

test("returns the ordered products of a link without their values", async () => {
  const token = await placeLensOrder();
  const { json } = await platform.get(`order/renew?tokenValue=${token}`, newClient());
  expect(endpoints.orderRenewal.result("PLN").parse(json.result).items).toMatchObject([
    { sku: pack, qty: 2 },
    { sku: pack, qty: 2 },
  ]);
  expect(JSON.stringify(json)).not.toContain("-2.00");
});

describe("refuses with one message", () => {
  test.each([
    { token: async () => placeLensOrder(), number: "600 100 201", name: "another phone number" },
    { token: async () => placeLensOrder(), number: "no number", name: "an invalid phone number" },
    { token: async () => "forged", number: phone, name: "a forged token" },
    { token: async () => (await placeLensOrder()).slice(0, -2), number: phone, name: "a truncated token" },
  ])("$name", async ({ token, number }) => {
    const { status, json } = await reorder(await token(), number);
    expect({ status, result: json.result }).toEqual({
      status: 404,
      result: { message: refusedMessage, code: "REORDER_REFUSED" },
    });
  });

  test("an order without lenses", async () => {
    const black = bruno;
    const token = await placeOrder(await filledCart(platform, black.sku), black);
    expect(JSON.stringify((await reorder(token)).json)).toContain(refusedMessage);
  });
});

test("limits attempts to five per token and twenty per client", async () => {
  const token = await placeLensOrder();
  for (let tries = 0; tries < 5; tries++) await reorder(token, "600 100 201");
  await expect(reorder(token)).resolves.toMatchObject({ status: 429 });
  const client = newClient();
  for (let tries = 0; tries < 20; tries++) await reorder(`forged-${tries}`, phone, client);
  await expect(reorder("forged", phone, client)).resolves.toMatchObject({ status: 429 });
});
