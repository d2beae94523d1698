import { expect, onTestFinished, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { followMethods } from "#platform/payment/onlineMethods.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn, type TestPlatform } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { openFakeMollie } from "./support/fakeMollie.ts";
import { beginMollie, choose, orderOf } from "./support/paying.ts";

const platform = await openForTests();

/** The shop after a start with these settings. */
async function started(change: object = {}): Promise<TestPlatform> {
  const { connection, database } = platform;
  const shop = platformOn(connection, database, { settings: { ...testSettings, ...change } });
  await followMethods({ database, clock: () => new Date("2026-11-20T12:00:00Z"), newId: () => crypto.randomUUID() });
  await shop.runJobs();
  return shop;
}

async function offeredBy(shop: TestPlatform, cartId: string, currency: "PLN" | "EUR" = "PLN") {
  const { json } = await shop.get(`cart/payment-methods?cartId=${cartId}`);
  return endpoints.paymentMethods.result(currency).parse(json.result);
}

const codes = (methods: readonly { readonly code: string }[]) => methods.map(({ code }) => code);

test("as long as nothing else is said, a cart is paid on delivery", async () => {
  const shop = await started();
  expect(codes(await offeredBy(shop, await filledCart(shop, black)))).toEqual(["cashondelivery"]);
});

test("a shop whose checkout leads to the providers offers their methods where they serve", async () => {
  const shop = await started({ onlinePayments: true });
  const polish = await offeredBy(shop, await filledCart(shop, black));
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
  const german = await offeredBy(shop, cart, "EUR");
  expect(codes(german)).toContain("klarna");
  expect(codes(german)).not.toContain("150");
  expect(german.find(({ code }) => code === "creditcard")?.title).toBe("Kreditkarte");
});

test("an order by such a method is placed and paid; by one that does not serve there it is not placed", async () => {
  const shop = await started({ onlinePayments: true });
  const place = async (paymentCode: string) =>
    shop.post("order/create", orderFor(await filledCart(shop, black), bruno, { paymentCode }), visitor);
  await expect(place("ideal")).resolves.toMatchObject({
    status: 409,
    json: { result: { code: "PAYMENT_NOT_OFFERED" } },
  });
  const { json } = await place("creditcard");
  const id = Number(endpoints.orderCreate.result("PLN").parse(json.result).id);
  const { href } = await beginMollie(shop, id);
  await choose(shop, href, { outcome: "paid" });
  await expect(orderOf(shop, id)).resolves.toMatchObject({ status: "paid" });
});

test("a provider that cannot be asked offers what it did, and what is switched off is offered no more", async () => {
  const mollie = await openFakeMollie();
  onTestFinished(mollie.close);
  const setting = { onlinePayments: true, mollie: { apiKey: "test_key", url: mollie.url } };
  const first = await started(setting);
  const cart = await filledCart(first, black);
  expect(codes(await offeredBy(first, cart))).toContain("creditcard");
  expect(codes(await offeredBy(first, cart))).not.toContain("applepay");
  mollie.setMood("gone");
  const later = await started(setting);
  expect(codes(await offeredBy(later, cart))).toContain("creditcard");
  const off = await started({ onlinePayments: false });
  expect(codes(await offeredBy(off, cart))).toEqual(["cashondelivery"]);
});
