import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../../support/openForTests.ts";
import { openingDay } from "../../support/openTestPlatform.ts";
import { testSettings } from "../../support/testParts.ts";
import { openFakeMollie } from "../support/fakeMollie.ts";
import { startMolliePayment, hashOf, readOrder, placeOrder, readStatus, total, totalMinor } from "../support/paying.ts";
import { createRefunder } from "../support/refunding.ts";

const mollie = await openFakeMollie();
afterAll(mollie.close);
const settings = { ...testSettings, paymentProviders: { mollie: { apiKey: "test_key", url: mollie.url } } };
const platform = await openForTests({ settings });
beforeEach(() => mollie.setBehaviour("normal"));

const notify = async (id: string) => {
  const request = new Request("http://shop.test/webhooks/mollie", {
    method: "POST",
    body: new URLSearchParams({ id }),
  });
  return (await platform.fetch(request)).status;
};
const start = (order_id: number, hash: string, method = "creditcard") =>
  platform.post("vsbridge/mollie/post-payment", { order_id, hash, method });

test("creates a payment at Mollie and returns its page", async () => {
  const { id, number } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  expect(payment.href).toBe(`https://www.mollie.com/checkout/${payment.id}`);
  expect(mollie.payments.get(payment.id)).toMatchObject({
    amount: { currency: "PLN", value: total },
    description: `Order # ${number}`,
    redirectUrl: expect.stringMatching(/^http:\/\/shop\.test\/order-status\/[\w-]+$/),
    webhookUrl: "http://shop.test/webhooks/mollie",
    method: "creditcard",
    locale: "pl_PL",
    metadata: { payment_id: expect.any(String) },
  });
});

test.each([
  ["paid", "paid", "paid"],
  ["authorized", "pending", "pending"],
  ["canceled", "canceled", "pending"],
  ["expired", "expired", "pending"],
  ["something new", "pending", "pending"],
])("stores Mollie's status %s as %s, and the order as %s", async (word, status, order) => {
  const { id } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  mollie.set(payment.id, { status: word });
  await expect(notify(payment.id)).resolves.toBe(200);
  await expect(readStatus(platform, "mollie", payment.id)).resolves.toBe(status);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: order });
});

test("changes the order once for repeated and late notifications", async () => {
  const { id } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  mollie.set(payment.id, { status: "paid" });
  await Promise.all([notify(payment.id), notify(payment.id)]);
  mollie.set(payment.id, { status: "expired" });
  await notify(payment.id);
  const { history } = await readOrder(platform, id);
  expect(history).toEqual([
    ["pending", null],
    ["paid", "paid by mollie"],
  ]);
});

test("asks Mollie for the truth about a notification, and only about the shop's own payments", async () => {
  const { id } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  const before = mollie.calls.length;
  await expect(notify(payment.id)).resolves.toBe(200);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "pending", history: [["pending", null]] });
  expect(mollie.calls).toHaveLength(before + 1);
  await expect(notify("../methods")).resolves.toBe(200);
  await expect(notify("")).resolves.toBe(200);
  expect(mollie.calls).toHaveLength(before + 1);
  await expect(notify("tr_nobody")).resolves.toBe(200);
  expect(mollie.calls).toHaveLength(before + 1);
});

test("refuses a payment with another amount than the order's", async () => {
  const { id } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  mollie.set(payment.id, { status: "paid", amount: { currency: "PLN", value: "1.00" } });
  await expect(notify(payment.id)).resolves.toBe(400);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "pending" });
});

describe("while Mollie is unreachable", () => {
  test.each(["unreachable", "failing"] as const)(
    "returns 503 for a new payment (%s), which can be started later",
    async (behaviour) => {
      const { id } = await placeOrder(platform);
      const hash = await hashOf(platform, id);
      mollie.setBehaviour(behaviour);
      const { status, headers, json } = await start(id, hash);
      expect([status, headers.get("retry-after"), json.result]).toMatchObject([503, "10", { code: "UNAVAILABLE" }]);
      mollie.setBehaviour("normal");
      await expect(start(id, hash)).resolves.toMatchObject({ status: 200 });
    },
  );

  test("does not acknowledge a notification, so that it is sent again", async () => {
    const { id } = await placeOrder(platform);
    const payment = await startMolliePayment(platform, id);
    mollie.set(payment.id, { status: "paid" });
    mollie.setBehaviour("unreachable");
    await expect(notify(payment.id)).resolves.toBe(503);
    mollie.setBehaviour("normal");
    await expect(notify(payment.id)).resolves.toBe(200);
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
  });

  test("returns the stored status", async () => {
    const { id } = await placeOrder(platform);
    const payment = await startMolliePayment(platform, id);
    mollie.setBehaviour("unreachable");
    await expect(readStatus(platform, "mollie", payment.id)).resolves.toBe("open");
  });

  test("returns a cached list, and 503 for one that is not cached", async () => {
    const list = (locale: string) => platform.get(`vsbridge/mollie/payment-methods?localeCode=${locale}`);
    await expect(list("pl")).resolves.toMatchObject({ status: 200 });
    mollie.setBehaviour("unreachable");
    platform.setNow(new Date(openingDay.getTime() + 60 * 60_000));
    await expect(list("pl")).resolves.toMatchObject({ status: 200 });
    await expect(list("en")).resolves.toMatchObject({ status: 503 });
    platform.setNow(openingDay);
  });

  test("requests the status when a notification was lost", async () => {
    const { id } = await placeOrder(platform);
    const payment = await startMolliePayment(platform, id);
    mollie.set(payment.id, { status: "paid" });
    platform.setNow(new Date(openingDay.getTime() + 16 * 60_000));
    await platform.runJobs();
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
    platform.setNow(openingDay);
  });
});

test("creates one payment when the first answer was lost", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const before = mollie.payments.size;
  mollie.setBehaviour("answers-lost");
  await expect(start(id, hash)).resolves.toMatchObject({ status: 503 });
  mollie.setBehaviour("normal");
  await expect(start(id, hash)).resolves.toMatchObject({ status: 200 });
  expect(mollie.payments.size).toBe(before + 1);
  // Providers may refuse an idempotency key that is reused for a different request.
  const requests = mollie.calls.slice(-2).map(({ text, headers }) => [text, headers["idempotency-key"]]);
  expect(requests[0]).toEqual(requests[1]);
});

test("refuses what Mollie refuses, without passing on its text", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const { status, json } = await start(id, hash, "klarna");
  expect([status, json.result]).toEqual([409, { message: "API Mollie failed", code: "PAYMENT_REFUSED" }]);
  await expect(start(id, hash)).resolves.toMatchObject({ status: 200 });
});

test("returns Mollie's issuers and the methods that the shop maps", async () => {
  const { json } = await platform.get("vsbridge/mollie/payment-methods?localeCode=de-DE");
  const methods = endpoints.molliePaymentMethods.result("PLN").parse(json.result);
  expect(methods.map(({ code, title }) => [code, title])).toEqual([["creditcard", "Kreditkarte"]]);
  const issuers = await platform.get("vsbridge/mollie/ideal-issuers");
  expect(endpoints.mollieIdealIssuers.result("PLN").parse(issuers.json.result)).toEqual([
    { id: "ideal_TEST", name: "Test bank", image: "https://mollie.test/2.png" },
  ]);
});

describe("refunds", () => {
  const refund = createRefunder(platform, settings);

  async function placePaidOrder() {
    const { id } = await placeOrder(platform);
    const payment = await startMolliePayment(platform, id);
    mollie.set(payment.id, { status: "paid" });
    await notify(payment.id);
    return { id, payment };
  }

  test("makes a refund whose answer was lost once, and does not record its notification as another", async () => {
    const { id, payment } = await placePaidOrder();
    mollie.setBehaviour("answers-lost");
    await expect(refund(id, 100_00, "lost-refund")).resolves.toMatchObject({ ok: false, error: { status: 503 } });
    mollie.setBehaviour("normal");
    await expect(refund(id, 50_00, "another")).resolves.toMatchObject({ ok: false, error: { status: 409 } });
    mollie.set(payment.id, { amountRefunded: { currency: "PLN", value: "100.00" } });
    await notify(payment.id);
    await expect(refund(id, 100_00, "lost-refund")).resolves.toMatchObject({ ok: true });
    expect(mollie.refunds.filter(({ paymentId }) => paymentId === payment.id)).toHaveLength(1);
    const { history } = await readOrder(platform, id);
    expect(history.slice(2)).toEqual([["paid", "mollie: refunded 100.00 PLN"]]);
  });

  test("records a chargeback, after which nothing can be refunded", async () => {
    const { id, payment } = await placePaidOrder();
    mollie.set(payment.id, { amountChargedBack: { currency: "PLN", value: total } });
    await notify(payment.id);
    await notify(payment.id);
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "refunded" });
    await expect(refund(id, totalMinor, "too-late")).resolves.toMatchObject({ ok: false });
  });
});
