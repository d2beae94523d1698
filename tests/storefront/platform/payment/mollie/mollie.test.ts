import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../../support/openForTests.ts";
import { openingDay } from "../../support/openTestPlatform.ts";
import { testSettings } from "../../support/testParts.ts";
import { openFakeMollie } from "../support/fakeMollie.ts";
import { beginMollie, hashOf, orderOf, placeOrder, statusOf, total, totalMinor } from "../support/paying.ts";
import { refundBy } from "../support/refunding.ts";

const mollie = await openFakeMollie();
afterAll(mollie.close);
const settings = { ...testSettings, mollie: { apiKey: "test_key", url: mollie.url } };
const platform = await openForTests({ settings });
beforeEach(() => mollie.setMood("well"));

const tell = async (id: string) => {
  const request = new Request("http://shop.test/webhooks/mollie", {
    method: "POST",
    body: new URLSearchParams({ id }),
  });
  return (await platform.fetch(request)).status;
};
const begin = (order_id: number, hash: string, method = "creditcard") =>
  platform.post("vsbridge/mollie/post-payment", { order_id, hash, method });

test("a payment begins at Mollie with all that it needs, and the shopper is sent to its page", async () => {
  const { id, number } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
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
])("after a message of %s the payment is %s and the order %s", async (word, status, order) => {
  const { id } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  mollie.set(payment.id, { status: word });
  await expect(tell(payment.id)).resolves.toBe(200);
  await expect(statusOf(platform, "mollie", payment.id)).resolves.toBe(status);
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: order });
});

test("a message twice, and late ones after it, move the order once", async () => {
  const { id } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  mollie.set(payment.id, { status: "paid" });
  await Promise.all([tell(payment.id), tell(payment.id)]);
  mollie.set(payment.id, { status: "expired" });
  await tell(payment.id);
  const { history } = await orderOf(platform, id);
  expect(history).toEqual([
    ["pending", null],
    ["paid", "paid by mollie"],
  ]);
});

test("a forged message tells nothing, for only Mollie is believed; what is none of ours is not even asked for", async () => {
  const { id } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  const before = mollie.asked.length;
  await expect(tell(payment.id)).resolves.toBe(200);
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "pending", history: [["pending", null]] });
  expect(mollie.asked).toHaveLength(before + 1);
  await expect(tell("../methods")).resolves.toBe(200);
  await expect(tell("")).resolves.toBe(200);
  expect(mollie.asked).toHaveLength(before + 1);
  await expect(tell("tr_nobody")).resolves.toBe(200);
  expect(mollie.asked).toHaveLength(before + 1);
});

test("a payment of other money than the order's is not believed", async () => {
  const { id } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  mollie.set(payment.id, { status: "paid", amount: { currency: "PLN", value: "1.00" } });
  await expect(tell(payment.id)).resolves.toBe(400);
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "pending" });
});

describe("when Mollie cannot be asked", () => {
  test.each(["gone", "faulty"] as const)("(%s) a payment does not begin: 503, and later it does", async (mood) => {
    const { id } = await placeOrder(platform);
    const hash = await hashOf(platform, id);
    mollie.setMood(mood);
    const { status, headers, json } = await begin(id, hash);
    expect([status, headers.get("retry-after"), json.result]).toMatchObject([503, "10", { code: "UNAVAILABLE" }]);
    mollie.setMood("well");
    await expect(begin(id, hash)).resolves.toMatchObject({ status: 200 });
  });

  test("a message is not acknowledged, so that it comes again", async () => {
    const { id } = await placeOrder(platform);
    const payment = await beginMollie(platform, id);
    mollie.set(payment.id, { status: "paid" });
    mollie.setMood("gone");
    await expect(tell(payment.id)).resolves.toBe(503);
    mollie.setMood("well");
    await expect(tell(payment.id)).resolves.toBe(200);
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
  });

  test("the status is what is known so far", async () => {
    const { id } = await placeOrder(platform);
    const payment = await beginMollie(platform, id);
    mollie.setMood("gone");
    await expect(statusOf(platform, "mollie", payment.id)).resolves.toBe("open");
  });

  test("a list that is known is shown, and one that is not is 503", async () => {
    const list = (locale: string) => platform.get(`vsbridge/mollie/payment-methods?localeCode=${locale}`);
    await expect(list("pl")).resolves.toMatchObject({ status: 200 });
    mollie.setMood("gone");
    platform.setNow(new Date(openingDay.getTime() + 60 * 60_000));
    await expect(list("pl")).resolves.toMatchObject({ status: 200 });
    await expect(list("en")).resolves.toMatchObject({ status: 503 });
    platform.setNow(openingDay);
  });

  test("a message that was lost is made up for by asking", async () => {
    const { id } = await placeOrder(platform);
    const payment = await beginMollie(platform, id);
    mollie.set(payment.id, { status: "paid" });
    platform.setNow(new Date(openingDay.getTime() + 16 * 60_000));
    await platform.runJobs();
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
    platform.setNow(openingDay);
  });
});

test("a payment whose answer was lost is asked for under the same key, and is one payment", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const before = mollie.payments.size;
  mollie.setMood("mute");
  await expect(begin(id, hash)).resolves.toMatchObject({ status: 503 });
  mollie.setMood("well");
  await expect(begin(id, hash)).resolves.toMatchObject({ status: 200 });
  expect(mollie.payments.size).toBe(before + 1);
  // A provider may refuse a key that comes with another request.
  const requests = mollie.asked.slice(-2).map(({ text, headers }) => [text, headers["idempotency-key"]]);
  expect(requests[0]).toEqual(requests[1]);
});

test("a payment that Mollie refuses is refused, without its words", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const { status, json } = await begin(id, hash, "klarna");
  expect([status, json.result]).toEqual([409, { message: "API Mollie failed", code: "PAYMENT_REFUSED" }]);
  await expect(begin(id, hash)).resolves.toMatchObject({ status: 200 });
});

test("methods and issuers are Mollie's, those that the shop maps", async () => {
  const { json } = await platform.get("vsbridge/mollie/payment-methods?localeCode=de-DE");
  const methods = endpoints.molliePaymentMethods.result("PLN").parse(json.result);
  expect(methods.map(({ code, title }) => [code, title])).toEqual([["creditcard", "Kreditkarte"]]);
  const issuers = await platform.get("vsbridge/mollie/ideal-issuers");
  expect(endpoints.mollieIdealIssuers.result("PLN").parse(issuers.json.result)).toEqual([
    { id: "ideal_TEST", name: "Test bank", image: "https://mollie.test/2.png" },
  ]);
});

describe("refunds", () => {
  const refund = refundBy(platform, settings);

  async function paidOrder() {
    const { id } = await placeOrder(platform);
    const payment = await beginMollie(platform, id);
    mollie.set(payment.id, { status: "paid" });
    await tell(payment.id);
    return { id, payment };
  }

  test("a refund whose answer was lost goes back once, and its message is not taken for another", async () => {
    const { id, payment } = await paidOrder();
    mollie.setMood("mute");
    await expect(refund(id, 100_00, "lost-refund")).resolves.toMatchObject({ ok: false, error: { status: 503 } });
    mollie.setMood("well");
    await expect(refund(id, 50_00, "another")).resolves.toMatchObject({ ok: false, error: { status: 409 } });
    mollie.set(payment.id, { amountRefunded: { currency: "PLN", value: "100.00" } });
    await tell(payment.id);
    await expect(refund(id, 100_00, "lost-refund")).resolves.toMatchObject({ ok: true });
    expect(mollie.refunds.filter(({ paymentId }) => paymentId === payment.id)).toHaveLength(1);
    const { history } = await orderOf(platform, id);
    expect(history.slice(2)).toEqual([["paid", "mollie: refunded 10000"]]);
  });

  test("a chargeback is written down, and leaves nothing to give back", async () => {
    const { id, payment } = await paidOrder();
    mollie.set(payment.id, { amountChargedBack: { currency: "PLN", value: total } });
    await tell(payment.id);
    await tell(payment.id);
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "refunded" });
    await expect(refund(id, totalMinor, "too-late")).resolves.toMatchObject({ ok: false });
  });
});
