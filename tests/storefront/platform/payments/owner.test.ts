import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { newCustomer, type TestCustomer } from "../support/customers.ts";
import { openTestPlatform, patience, type TestPlatform } from "../support/openTestPlatform.ts";
import { orderFor, putIn } from "../support/shopping.ts";
import { visitor } from "./support/paying.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
}, patience);
afterAll(() => platform.close());

const black = "MR-BRUNO-BLACK-53";

/** An order that a customer made in the browser of these tests. */
async function orderOf({ headers, email }: TestCustomer): Promise<number> {
  const created = await platform.post("cart/create?storeCode=pl", {}, headers);
  const cartId = String(created.json.result);
  const post: TestPlatform["post"] = (path, body) => platform.post(path, body, headers);
  await putIn({ post }, cartId, { sku: black, qty: 1 });
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const sent = orderFor(cartId, { sku: black, minor: 329_00 }, { customer });
  const { json } = await platform.post("order/create?localeCode=pl", sent, { ...visitor, ...headers });
  return Number(endpoints.orderCreate.result("PLN").parse(json.result).id);
}

const ask = async (order_id: number, headers: Readonly<Record<string, string>>) =>
  (await platform.post("vsbridge/mollie/order-details", { order_id }, headers)).status;

test("a customer's order is paid from any browser of the account, and from the browser alone by nobody", async () => {
  const customer = await newCustomer(platform);
  const stranger = await newCustomer(platform);
  const id = await orderOf(customer);
  await expect(ask(id, customer.headers)).resolves.toBe(200);
  await expect(ask(id, { ...customer.headers, "x-dioptra-visitor": "visitor-b" })).resolves.toBe(200);
  // Whoever uses that browser next.
  await expect(ask(id, visitor)).resolves.toBe(404);
  await expect(ask(id, { ...visitor, ...stranger.headers })).resolves.toBe(404);
  await expect(ask(id, { authorization: "Bearer forged" })).resolves.toBe(401);
});
