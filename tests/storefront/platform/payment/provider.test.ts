import { afterAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { scheduleMethodsRefresh } from "#platform/payment/onlineMethods.ts";
import { paymentProviders } from "#platform/payment/providers.ts";
import { EnvironmentError, readEnvironment } from "#server/operations/environment.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay, platformOn } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { acme, acmeKeys, openFakeAcme } from "./support/acme.ts";
import { chooseOnSandboxPage, readOrder, totalMinor } from "./support/paying.ts";
import { createRefunder } from "./support/refunding.ts";

const providers = [...paymentProviders, acme];
const fake = await openFakeAcme();
afterAll(fake.close);

const settings = {
  ...testSettings,
  onlinePayments: true,
  paymentProviders: { acme: { ...acmeKeys, url: fake.url } },
};
const platform = await openForTests({ settings, paymentProviders: providers });
await scheduleMethodsRefresh({
  database: platform.database,
  clock: () => openingDay,
  newId: () => crypto.randomUUID(),
});
await platform.runJobs();

describe("the settings of a registered provider", () => {
  const shop = {
    SHOP_ORIGIN: "https://shop.example",
    SMTP_URL: "smtps://mail.example",
    MAIL_FROM: "shop@shop.example",
  };
  const read = (variables: Readonly<Record<string, string>>) =>
    readEnvironment({ ...shop, ...variables }, [], providers);
  const missing = (names: string) =>
    new EnvironmentError(
      `A public shop needs real services, but these settings are missing: ${names}. ` +
        "Set them, or set SANDBOX=on to simulate these services.",
    );

  test("are read from its variables", () => {
    const environment = read({ ACME_SHOP: "shop-12", ACME_TOKEN: "acme-secret" });
    expect(environment.platformSettings(3000).paymentProviders).toEqual({ acme: { ...acmeKeys, url: null } });
  });

  test("are named when the shop has no provider at all", () => {
    const others = paymentProviders.map(({ settings: { enabledBy } }) => enabledBy);
    expect(() => read({})).toThrow(missing(`${others.join(", ")} or ACME_SHOP`));
  });

  test("are named when one of them is missing", () => {
    expect(() => read({ ACME_SHOP: "shop-12" })).toThrow(missing("ACME_TOKEN"));
  });

  test("are refused with the remedy when they are invalid, and a secret is not printed", () => {
    expect(() => read({ ACME_SHOP: "12" })).toThrow(
      new EnvironmentError("ACME_SHOP=12 cannot be used. Give the number of the shop, such as shop-12."),
    );
    expect(() => read({ ACME_SHOP: "shop-12", ACME_TOKEN: "acme secret" })).toThrow(
      new EnvironmentError("ACME_TOKEN=… cannot be used. Remove it or give a valid value."),
    );
  });

  test("stop the platform at its start when they do not have the provider's form", () => {
    const wrong = { ...testSettings, paymentProviders: { acme: { shop: 12, url: null } } };
    const { connection, database } = platform;
    const open = () => platformOn(connection, database, { settings: wrong, paymentProviders: providers });
    expect(open).toThrow(new Error("Invalid settings of the payment provider acme: shop, token."));
  });
});

/** Places an order with a method of Acme and starts its payment. */
async function startPayment(shop = platform) {
  const order = orderFor(await filledCart(shop, black), bruno, { paymentCode: "acme-card" });
  const placed = endpoints.orderCreate
    .result("PLN")
    .parse((await shop.post("order/create", order, visitor)).json.result);
  const orderId = Number(placed.id);
  const details = await shop.post("vsbridge/acme/order-details", { order_id: orderId }, visitor);
  const { hash } = endpoints.mollieOrderDetails.result("PLN").parse(details.json.result);
  const { json } = await shop.post("vsbridge/acme/post-payment", { order_id: orderId, hash, method: "acme-card" });
  return { orderId, ...(json.result as { readonly id: string; readonly page: string }) };
}

async function readMethods(cartId: string, currency: "PLN" | "EUR") {
  const { json } = await platform.get(`cart/payment-methods?cartId=${cartId}`);
  return endpoints.paymentMethods.result(currency).parse(json.result);
}

test("offers its methods in the currencies that it takes", async () => {
  const polish = await readMethods(await filledCart(platform, black), "PLN");
  expect(polish).toContainEqual(expect.objectContaining({ code: "acme-card", title: "Acme Card", provider: "acme" }));
  const german = await newCart(platform, "de");
  await putIn(platform, german, { sku: black, qty: 1 });
  expect((await readMethods(german, "EUR")).map(({ provider }) => provider)).not.toContain("acme");
});

test("starts a payment at the provider, completes it by a notification and refunds it", async () => {
  const { orderId, id, page } = await startPayment();
  expect(page).toBe(`https://acme.test/${id}`);
  expect(fake.calls.at(-1)?.json).toMatchObject({ cents: totalMinor });

  const answered = await platform.fetch(fake.settle(id));
  expect([answered.status, await answered.text()]).toEqual([200, "THANKS"]);
  await expect(readOrder(platform, orderId)).resolves.toMatchObject({ status: "paid" });
  await expect(platform.post("vsbridge/acme/get-payment", { id })).resolves.toMatchObject({
    json: { result: { id, status: "paid" } },
  });

  const refund = createRefunder(platform, settings, providers);
  await expect(refund(orderId, null)).resolves.toMatchObject({ ok: true, value: { amount: { minor: totalMinor } } });
  expect(fake.returned).toEqual([totalMinor]);
  await expect(readOrder(platform, orderId)).resolves.toMatchObject({ status: "refunded" });
  expect(platform.errors).toEqual([]);
});

test("refuses a notification that the provider did not sign", async () => {
  const { orderId, id } = await startPayment();
  const genuine = fake.settle(id);
  const forged = new Request(genuine.url, { method: "POST", body: await genuine.text() });
  expect((await platform.fetch(forged)).status).toBe(400);
  await expect(readOrder(platform, orderId)).resolves.toMatchObject({ status: "pending" });
});

test("pays through the sandbox, on a page with the provider's name, without its settings", async () => {
  const withoutKeys = { ...testSettings, onlinePayments: true };
  const { connection, database } = platform;
  const shop = platformOn(connection, database, { settings: withoutKeys, paymentProviders: providers });
  const { orderId, id, page } = await startPayment(shop);
  expect(id).toMatch(/^acme_sandbox_/);
  await expect((await shop.fetch(new Request(page))).text()).resolves.toContain("Acme");
  await chooseOnSandboxPage(shop, page, { outcome: "paid" });
  await expect(readOrder(shop, orderId)).resolves.toMatchObject({ status: "paid" });
});

test("offers no methods outside the countries that the provider serves", async () => {
  const { connection, database } = platform;
  const italian = { ...acme, countries: ["IT"] };
  const shop = platformOn(connection, database, { settings, paymentProviders: [...paymentProviders, italian] });
  await scheduleMethodsRefresh({ database, clock: () => openingDay, newId: () => crypto.randomUUID() });
  await shop.runJobs();
  const codes = async (country: string) => {
    const cartId = await filledCart(shop, black);
    const { json } = await shop.post(`cart/shipping-information?cartId=${cartId}`, {
      addressInformation: { shippingAddress: { countryId: country } },
    });
    const { paymentMethods } = endpoints.shippingInformation.result("PLN").parse(json.result);
    return paymentMethods.map(({ code }) => code);
  };
  await expect(codes("IT")).resolves.toContain("acme-card");
  await expect(codes("PL")).resolves.not.toContain("acme-card");
});
