import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { openingDay, platformOn, type TestPlatform } from "../../support/openTestPlatform.ts";
import { testSettings } from "../../support/testParts.ts";
import { openFakeTpay, tpayKeys } from "../support/fakeTpay.ts";
import { startTpayPayment, hashOf, readOrder, placeOrder, readStatus } from "../support/paying.ts";
import { createRefunder } from "../support/refunding.ts";
import { openTpayShop } from "../support/tpayShop.ts";

const { tpay, platform, settings } = await openTpayShop();
beforeEach(() => tpay.setBehaviour("normal"));

test("creates a transaction at Tpay and returns its page", async () => {
  const { id, number, email } = await placeOrder(platform);
  const payment = await startTpayPayment(platform, id, "108");
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

test("requests a token once, and again after it has expired", async () => {
  const shop = platformOn(platform.connection, platform.database, { settings });
  const tokens = () => tpay.calls.filter(({ path }) => path === "/oauth/auth").length;
  const before = tokens();
  const { id } = await placeOrder(shop);
  const payment = await startTpayPayment(shop, id, "108");
  await readStatus(shop, "tpay", payment.id);
  expect(tokens()).toBe(before + 1);
  shop.setNow(new Date(openingDay.getTime() + 7200_000));
  await readStatus(shop, "tpay", payment.id);
  expect(tokens()).toBe(before + 2);
});

describe("a mobile code", () => {
  const createShop = () => platformOn(platform.connection, platform.database, { settings, limits: createLimits() });
  const pay = (shop: TestPlatform, title: string, code: string) =>
    shop.post("vsbridge/tpay/post-payment-blik", { title, code });

  test("is pending until Tpay reports the payment", async () => {
    const shop = createShop();
    const { id } = await placeOrder(shop);
    const payment = await startTpayPayment(shop, id);
    await expect(pay(shop, payment.title, "777123")).resolves.toMatchObject({ status: 200 });
    await expect(readStatus(shop, "tpay", payment.id)).resolves.toBe("pending");
    tpay.set(payment.id, { status: "correct" });
    await expect(readStatus(shop, "tpay", payment.id)).resolves.toBe("paid");
    await expect(readOrder(shop, id)).resolves.toMatchObject({ status: "paid" });
  });

  test("is refused for a success with an error, after which another code is accepted", async () => {
    const shop = createShop();
    const { id } = await placeOrder(shop);
    const { title } = await startTpayPayment(shop, id);
    await expect(pay(shop, title, "111234")).resolves.toMatchObject({
      status: 409,
      json: { result: { code: "BLIK_REFUSED" } },
    });
    await expect(pay(shop, title, "777123")).resolves.toMatchObject({ status: 200 });
    expect(tpay.codes.slice(-2)).toEqual(["111234", "777123"]);
  });

  test("is pending, not failed, when the answer was lost", async () => {
    const shop = createShop();
    const { id } = await placeOrder(shop);
    const payment = await startTpayPayment(shop, id);
    tpay.setBehaviour("answers-lost");
    const { status, json } = await pay(shop, payment.title, "777123");
    expect([status, json.result]).toEqual([200, { id: payment.id, status: "pending" }]);
  });

  test("returns 503 when Tpay cannot be reached, and can be typed again", async () => {
    const shop = createShop();
    const { id } = await placeOrder(shop);
    const { title } = await startTpayPayment(shop, id);
    const closed = await openFakeTpay();
    await closed.close();
    const unreachable = { ...testSettings, paymentProviders: { tpay: { ...tpayKeys, url: closed.url } } };
    const disconnected = platformOn(platform.connection, platform.database, { settings: unreachable });
    const { status, headers } = await pay(disconnected, title, "777123");
    expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
  });
});

test("refuses an unknown group", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id, "tpay");
  for (const group of ["999", "no-group"]) {
    const { status, json } = await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group });
    expect([status, json.result]).toEqual([409, { message: "API Tpay failed", code: "PAYMENT_REFUSED" }]);
  }
});

test("refuses an answer without a transaction id", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id, "tpay");
  const { status, json } = await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group: "998" });
  expect([status, json.result]).toEqual([409, { message: "No transaction id generated", code: "PAYMENT_REFUSED" }]);
});

test("returns Tpay's banks", async () => {
  const { json } = await platform.get("vsbridge/tpay/banks");
  expect(endpoints.tpayBanks.result("PLN").parse(json.result)).toEqual([
    { id: "108", name: "Bank", image: null },
    { id: "150", name: "BLIK", image: "https://tpay.test/blik.png" },
  ]);
});

describe("refunds", () => {
  const refund = createRefunder(platform, settings);

  test("are not repeated after a lost answer, although Tpay has no idempotency keys", async () => {
    const { id } = await placeOrder(platform);
    const payment = await startTpayPayment(platform, id, "108");
    tpay.set(payment.id, { status: "correct" });
    await readStatus(platform, "tpay", payment.id);
    await expect(refund(id, 34_00, "tpay-first")).resolves.toMatchObject({ ok: true });
    tpay.setBehaviour("answers-lost");
    // The answer with the list of refunds is lost too, so no refund has been requested yet.
    await expect(refund(id, 100_00, "tpay-second")).resolves.toMatchObject({ ok: false, error: { status: 503 } });
    tpay.setBehaviour("normal");
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
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "refunded" });
  });
});

test("refuses an order outside Poland", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id, "tpay");
  await platform.connection.query(
    `update orders set billing_address = jsonb_set(billing_address, '{country}', '"DE"') where id = $1`,
    [id],
  );
  const { status, json } = await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group: "108" });
  expect([status, json.result]).toMatchObject([409, { code: "PAYMENT_NOT_OFFERED" }]);
});
