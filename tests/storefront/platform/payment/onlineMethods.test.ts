import { expect, onTestFinished, test } from "vitest";
import { toWireShippingInformation } from "#contract/checkout/shipping.ts";
import { endpoints } from "#contract/endpoints.ts";
import { scheduleMethodsRefresh } from "#platform/payment/onlineMethods.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn, type TestPlatform } from "../support/openTestPlatform.ts";
import { address, black, bruno, filledCart, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { openFakeMollie } from "./support/fakeMollie.ts";
import { startMolliePayment, chooseOnSandboxPage, hashOf, placeOrder, readOrder } from "./support/paying.ts";

const platform = await openForTests();

/** Starts a shop with these settings and reads the methods of its providers. */
async function startShop(change: object = {}): Promise<TestPlatform> {
  const { connection, database } = platform;
  const shop = platformOn(connection, database, { settings: { ...testSettings, ...change } });
  await scheduleMethodsRefresh({
    database,
    clock: () => new Date("2026-11-20T12:00:00Z"),
    newId: () => crypto.randomUUID(),
  });
  await shop.runJobs();
  return shop;
}

async function readMethods(shop: TestPlatform, cartId: string, currency: "PLN" | "EUR" = "PLN", query = "") {
  const { json } = await shop.get(`cart/payment-methods?cartId=${cartId}${query}`);
  return endpoints.paymentMethods.result(currency).parse(json.result);
}

const codes = (methods: readonly { readonly code: string }[]) => methods.map(({ code }) => code);

test("offers only cash on delivery by default", async () => {
  const shop = await startShop();
  expect(codes(await readMethods(shop, await filledCart(shop, black)))).toEqual(["cashondelivery"]);
});

test("offers the providers' methods in the countries that they serve when online payments are on", async () => {
  const shop = await startShop({ onlinePayments: true });
  const polish = await readMethods(shop, await filledCart(shop, black));
  expect(codes(polish)).toEqual(
    expect.arrayContaining(["cashondelivery", "paypal", "creditcard", "applepay", "150", "901"]),
  );
  expect(codes(polish)).not.toContain("ideal");
  expect(codes(polish).filter((code) => code === "paypal")).toHaveLength(1);
  expect(polish).toContainEqual({
    code: "creditcard",
    title: "Karta płatnicza",
    cost: { minor: 0, currency: "PLN" },
    isDefault: false,
    provider: "mollie",
    countries: { allowed: "all", excluded: [] },
  });
  const cart = await newCart(shop, "de");
  await putIn(shop, cart, { sku: black, qty: 1 });
  const german = await readMethods(shop, cart, "EUR");
  expect(codes(german)).toContain("klarna");
  expect(codes(german)).not.toContain("150");
  expect(german.find(({ code }) => code === "creditcard")?.title).toBe("Kreditkarte");
});

test("places and pays an order by an offered method, and refuses a method of another country", async () => {
  const shop = await startShop({ onlinePayments: true });
  const place = async (paymentCode: string) =>
    shop.post("order/create", orderFor(await filledCart(shop, black), bruno, { paymentCode }), visitor);
  await expect(place("ideal")).resolves.toMatchObject({
    status: 409,
    json: { result: { code: "PAYMENT_NOT_OFFERED" } },
  });
  const { json } = await place("creditcard");
  const id = Number(endpoints.orderCreate.result("PLN").parse(json.result).id);
  const { href } = await startMolliePayment(shop, id);
  await chooseOnSandboxPage(shop, href, { outcome: "paid" });
  await expect(readOrder(shop, id)).resolves.toMatchObject({ status: "paid" });
});

const berlin = {
  ...address,
  country: "DE",
  street: "Torstraße 5",
  postcode: "10119",
  city: "Berlin",
  phone: "+49 30 1234567",
} as const;

test("offers providers' methods by the billing country, as orders are checked and payments are started", async () => {
  const shop = await startShop({ onlinePayments: true });
  const cartId = await filledCart(shop, black);
  const method = { carrierCode: "dpd", methodCode: "flatrate" };
  const information = { shippingAddress: address, billingAddress: berlin, method };
  const { json } = await shop.post(
    `cart/shipping-information?cartId=${cartId}`,
    toWireShippingInformation(information),
  );
  const { paymentMethods } = endpoints.shippingInformation.result("PLN").parse(json.result);
  const german = await readMethods(shop, cartId, "PLN", "&billingCountry=DE");
  expect(codes(german)).toEqual(expect.arrayContaining(["cashondelivery", "klarna"]));
  expect(codes(german)).not.toContain("150");
  expect(paymentMethods).toEqual(german);
  expect(codes(await readMethods(shop, cartId))).toContain("150");

  const place = (paymentCode: string) => {
    const change = { paymentCode, shippingAddress: address, billingAddress: berlin };
    return shop.post("order/create", orderFor(cartId, bruno, change), visitor);
  };
  const chosen = { methods: { paymentMethod: { method: "klarna" } } };
  await expect(shop.post(`cart/collect-totals?cartId=${cartId}`, chosen)).resolves.toMatchObject({ status: 200 });
  await expect(place("150")).resolves.toMatchObject({ json: { result: { code: "PAYMENT_NOT_OFFERED" } } });
  const order = await place("klarna");
  const id = Number(endpoints.orderCreate.result("PLN").parse(order.json.result).id);
  await expect(startMolliePayment(shop, id)).resolves.toHaveProperty("href");
});

test("keeps the methods of an unreachable provider, and removes all when online payments are switched off", async () => {
  const mollie = await openFakeMollie();
  onTestFinished(mollie.close);
  const settings = { onlinePayments: true, paymentProviders: { mollie: { apiKey: "test_key", url: mollie.url } } };
  const first = await startShop(settings);
  const cart = await filledCart(first, black);
  expect(codes(await readMethods(first, cart))).toContain("creditcard");
  expect(codes(await readMethods(first, cart))).not.toContain("applepay");
  mollie.setBehaviour("unreachable");
  const later = await startShop(settings);
  expect(codes(await readMethods(later, cart))).toContain("creditcard");
  const off = await startShop({ onlinePayments: false });
  expect(codes(await readMethods(off, cart))).toEqual(["cashondelivery"]);
});

test("names the method that an order was paid by, which a failed or a second payment does not change", async () => {
  const shop = await startShop({ onlinePayments: true });
  const { id } = await placeOrder(shop);
  const methodOf = async () => {
    const found = await platform.connection.query("select payment_code, payment_title from orders where id = $1", [id]);
    return found.rows[0];
  };
  const before = await methodOf();
  const failed = await startMolliePayment(shop, id);
  await chooseOnSandboxPage(shop, failed.href, { outcome: "failed" });
  await expect(methodOf()).resolves.toEqual(before);
  const paid = await startMolliePayment(shop, id, "applepay");
  const second = await startMolliePayment(shop, id);
  await chooseOnSandboxPage(shop, paid.href, { outcome: "paid" });
  await chooseOnSandboxPage(shop, second.href, { outcome: "paid" });
  await expect(methodOf()).resolves.toEqual({ payment_code: "applepay", payment_title: "Apple Pay" });
});

test("names PayPal when an order was paid by it", async () => {
  const shop = await startShop({ onlinePayments: true });
  const { id } = await placeOrder(shop);
  const hash = await hashOf(shop, id);
  const { json } = await shop.post("vsbridge/paypal/create", { order_id: id, hash });
  const { id: paymentId, href } = endpoints.paypalCreate.result("PLN").parse(json.result);
  await chooseOnSandboxPage(shop, href, { outcome: "paid" });
  await shop.post("vsbridge/paypal/execute", { id: paymentId });
  const found = await shop.connection.query("select payment_code, payment_title from orders where id = $1", [id]);
  expect(found.rows).toEqual([{ payment_code: "paypal", payment_title: "PayPal" }]);
});
