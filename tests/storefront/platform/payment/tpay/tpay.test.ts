import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { openingDay, platformOn, type TestPlatform } from "../../support/openTestPlatform.ts";
import { testSettings } from "../../support/testParts.ts";
import { openFakeTpay, tpayKeys } from "../support/fakeTpay.ts";
import { beginTpay, hashOf, orderOf, placeOrder, statusOf } from "../support/paying.ts";
import { refundBy } from "../support/refunding.ts";
import { openShopOfTpay } from "../support/shopOfTpay.ts";

const { tpay, platform, settings } = await openShopOfTpay();
beforeEach(() => tpay.setMood("well"));

test("a transaction begins at Tpay with all that it needs, and the shopper is sent to its page", async () => {
  const { id, number, email } = await placeOrder(platform);
  const payment = await beginTpay(platform, id, "108");
  expect(payment.href).toBe(`https://secure.tpay.com/?title=${payment.title}`);
  expect(tpay.transactions.get(payment.id)).toMatchObject({
    amount: 334,
    currency: "PLN",
    description: `Order # ${number}`,
    hiddenDescription: expect.any(String),
    lang: "pl",
    payer: { email, name: "Ala Nowak" },
    callbacks: {
      notification: { url: "http://shop.test/webhooks/tpay" },
      payerUrls: { success: expect.stringMatching(/^http:\/\/shop\.test\/order-status\//) },
    },
    pay: { groupId: 108 },
  });
});

test("the token is asked for once, and again when it has ended or is not taken any more", async () => {
  const shop = platformOn(platform.connection, platform.database, { settings });
  const tokens = () => tpay.asked.filter(({ path }) => path === "/oauth/auth").length;
  const before = tokens();
  const { id } = await placeOrder(shop);
  const payment = await beginTpay(shop, id, "108");
  await statusOf(shop, "tpay", payment.id);
  expect(tokens()).toBe(before + 1);
  shop.setNow(new Date(openingDay.getTime() + 7200_000));
  await statusOf(shop, "tpay", payment.id);
  expect(tokens()).toBe(before + 2);
});

describe("a mobile code", () => {
  const shop = () => platformOn(platform.connection, platform.database, { settings, limits: createLimits() });
  const pay = (on: TestPlatform, title: string, code: string) =>
    on.post("vsbridge/tpay/post-payment-blik", { title, code });

  test("that is good waits for the bank's app, and is paid when Tpay says so", async () => {
    const on = shop();
    const { id } = await placeOrder(on);
    const payment = await beginTpay(on, id);
    await expect(pay(on, payment.title, "777123")).resolves.toMatchObject({ status: 200 });
    await expect(statusOf(on, "tpay", payment.id)).resolves.toBe("pending");
    tpay.set(payment.id, { status: "correct" });
    await expect(statusOf(on, "tpay", payment.id)).resolves.toBe("paid");
    await expect(orderOf(on, id)).resolves.toMatchObject({ status: "paid" });
  });

  test("that Tpay answers with success and an error is refused, and another one is taken", async () => {
    const on = shop();
    const { id } = await placeOrder(on);
    const { title } = await beginTpay(on, id);
    await expect(pay(on, title, "111234")).resolves.toMatchObject({
      status: 409,
      json: { result: { code: "BLIK_REFUSED" } },
    });
    await expect(pay(on, title, "777123")).resolves.toMatchObject({ status: 200 });
    expect(tpay.codes.slice(-2)).toEqual(["111234", "777123"]);
  });

  test("whose answer was lost is pending, not failed", async () => {
    const on = shop();
    const { id } = await placeOrder(on);
    const payment = await beginTpay(on, id);
    tpay.setMood("mute");
    const { status, json } = await pay(on, payment.title, "777123");
    expect([status, json.result]).toEqual([200, { id: payment.id, status: "pending" }]);
  });

  test("that reached nobody can be typed again: 503", async () => {
    const on = shop();
    const { id } = await placeOrder(on);
    const { title } = await beginTpay(on, id);
    const gone = await openFakeTpay();
    await gone.close();
    const away = { ...testSettings, tpay: { ...tpayKeys, url: gone.url } };
    const cut = platformOn(platform.connection, platform.database, { settings: away });
    const { status, headers } = await pay(cut, title, "777123");
    expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
  });
});

test("a group that Tpay does not have is refused", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id, "tpay");
  for (const group of ["999", "no-group"]) {
    const { status, json } = await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group });
    expect([status, json.result]).toEqual([409, { message: "API Tpay failed", code: "PAYMENT_REFUSED" }]);
  }
});

test("an answer without a transaction is said to have none", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id, "tpay");
  const { status, json } = await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group: "998" });
  expect([status, json.result]).toEqual([409, { message: "No transaction id generated", code: "PAYMENT_REFUSED" }]);
});

test("the banks are Tpay's", async () => {
  const { json } = await platform.get("vsbridge/tpay/banks");
  expect(endpoints.tpayBanks.result("PLN").parse(json.result)).toEqual([
    { id: "108", name: "Bank", image: null },
    { id: "150", name: "BLIK", image: "https://tpay.test/blik.png" },
  ]);
});

describe("refunds", () => {
  const refund = refundBy(platform, settings);

  test("whose answer was lost is not repeated, though Tpay knows no keys", async () => {
    const { id } = await placeOrder(platform);
    const payment = await beginTpay(platform, id, "108");
    tpay.set(payment.id, { status: "correct" });
    await statusOf(platform, "tpay", payment.id);
    await expect(refund(id, 34_00, "tpay-first")).resolves.toMatchObject({ ok: true });
    tpay.setMood("mute");
    // The list of refunds is lost too, so that nothing was asked for yet.
    await expect(refund(id, 100_00, "tpay-second")).resolves.toMatchObject({ ok: false, error: { status: 503 } });
    tpay.setMood("well");
    tpay.refunds.push({ transactionId: payment.id, amount: 100 });
    await expect(refund(id, 100_00, "tpay-second")).resolves.toMatchObject({ ok: true });
    expect(tpay.refunds.filter(({ transactionId }) => transactionId === payment.id)).toEqual([
      { transactionId: payment.id, amount: 34 },
      { transactionId: payment.id, amount: 100 },
    ]);
    await expect(refund(id, null, "tpay-rest")).resolves.toMatchObject({
      ok: true,
      value: { amount: { minor: 200_00 } },
    });
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "refunded" });
  });
});

test("an order outside Poland, or not in złoty, is not Tpay's", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id, "tpay");
  await platform.connection.query(
    `update orders set billing_address = jsonb_set(billing_address, '{country}', '"DE"') where id = $1`,
    [id],
  );
  const { status, json } = await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group: "108" });
  expect([status, json.result]).toMatchObject([409, { code: "PAYMENT_NOT_OFFERED" }]);
});
