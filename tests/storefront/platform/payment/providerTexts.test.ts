import { afterAll, afterEach, describe, expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import type { Answer } from "../support/openTestPlatform.ts";
import { testSettings } from "../support/testParts.ts";
import { openFakeMollie } from "./support/fakeMollie.ts";
import { openFakePaypal, signedHeaders, webhookId } from "./support/fakePaypal.ts";
import type { ProviderReply } from "./support/fakeProvider.ts";
import { openFakeTpay, tpayKeys } from "./support/fakeTpay.ts";
import { startMolliePayment, startTpayPayment, hashOf, readOrder, placeOrder } from "./support/paying.ts";
import { createRefunder } from "./support/refunding.ts";
import { cases } from "../../../support/scope.ts";

const mollie = await openFakeMollie();
const tpay = await openFakeTpay();
const paypal = await openFakePaypal();
const providers = [mollie, tpay, paypal];
afterEach(() => providers.forEach(({ setReply }) => setReply(null)));
afterAll(() => Promise.all(providers.map(({ close }) => close())));
const settings = {
  ...testSettings,
  paymentProviders: {
    mollie: { apiKey: "test_key", url: mollie.url },
    tpay: { ...tpayKeys, url: tpay.url },
    paypal: { clientId: "shop", clientSecret: "secret", webhookId, isLive: false, url: paypal.url },
  },
};
const platform = await openForTests({ settings });

/** A text with a password, an e-mail address, a path and markup, which a provider might return by mistake. */
const secret = "hunter2 of anna.nowak@example.com in /var/www/shop <script>alert(1)</script> SQLSTATE[42S02]";
const pieces = ["hunter2", "anna", "/var/www", "<script>", "SQLSTATE"];

/** A refusal with the secret in every text field that one of the providers uses. */
const refusal = {
  status: 422,
  title: secret,
  detail: secret,
  field: secret,
  name: secret,
  message: secret,
  debug_id: secret,
  result: "failed",
  requestId: secret,
  errors: [{ errorCode: secret, errorMessage: secret, fieldName: secret }],
  details: [{ issue: secret, description: secret, value: secret }],
};

type Case = readonly [what: string, answer: ProviderReply];

const replies = cases<Case>(
  [
    ["an HTML page", { status: 200, body: `<html>${secret}</html>`, type: "text/html" }],
    ["a refusal", { status: 422, body: refusal }],
    ["a server error", { status: 500, body: refusal }],
  ],
  [
    ["an HTML page with the content type of JSON", { status: 200, body: `<html>${secret}</html>` }],
    ["an HTML page with status 502", { status: 502, body: `<html>${secret}</html>`, type: "text/html" }],
    ["an HTML page with status 400", { status: 400, body: `<html>${secret}</html>`, type: "text/html" }],
    ["a JSON string", { status: 200, body: JSON.stringify(secret) }],
    ["a refusal with status 200", { status: 200, body: refusal }],
    ["refused keys", { status: 401, body: refusal }],
    ["a very long refusal", { status: 422, body: { ...refusal, title: secret.repeat(5000) } }],
  ],
);

/** Mollie's client retries after a server error, for longer than a test may take, and then throws the same error. */
const mollieReplies = replies.filter(([, { status }]) => status < 500);

/** Expects that answers, log and order history contain no part of the secret. */
async function expectNoSecret(orderId: number, answers: readonly unknown[]) {
  const { history } = await readOrder(platform, orderId);
  const output = JSON.stringify([answers, platform.errors, history]);
  for (const piece of pieces) expect(output).not.toContain(piece);
}

const visible = ({ status, json }: Answer) => ({ status, json });

async function notify(provider: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const request = new Request(`http://shop.test/webhooks/${provider}`, { method: "POST", body, headers });
  const answer = await platform.fetch(request);
  return { status: answer.status, text: await answer.text() };
}

describe("does not pass on the texts of a payment provider", () => {
  test.each(mollieReplies)("when Mollie returns %s", async (_what, answer) => {
    const { id } = await placeOrder(platform);
    const payment = await startMolliePayment(platform, id);
    const { id: other } = await placeOrder(platform);
    const hash = await hashOf(platform, other);
    mollie.setReply(answer);
    const answers = [
      visible(await platform.post("vsbridge/mollie/post-payment", { order_id: other, hash, method: "creditcard" })),
      visible(await platform.post("vsbridge/mollie/get-payment", { id: payment.id })),
      visible(await platform.get("vsbridge/mollie/payment-methods?storeCode=pl&localeCode=pl")),
      visible(await platform.get("vsbridge/mollie/ideal-issuers?localeCode=pl")),
      await notify("mollie", `id=${payment.id}`),
    ];
    await expectNoSecret(id, answers);
    expect(answers[0]).toMatchObject({ status: expect.toSatisfy((status: number) => [409, 503].includes(status)) });
  });

  test.each(replies)("when Tpay returns %s", async (_what, answer) => {
    const { id } = await placeOrder(platform);
    const payment = await startTpayPayment(platform, id);
    const { id: other } = await placeOrder(platform);
    const hash = await hashOf(platform, other, "tpay");
    tpay.setReply(answer);
    const answers = [
      visible(await platform.post("vsbridge/tpay/post-payment", { order_id: other, hash, group: "108" })),
      visible(await platform.post("vsbridge/tpay/post-payment-blik", { title: payment.title, code: "777123" })),
      visible(await platform.post("vsbridge/tpay/get-payment", { id: payment.id })),
      visible(await platform.get("vsbridge/tpay/banks?localeCode=pl")),
    ];
    await expectNoSecret(id, answers);
    expect(answers[0]).toMatchObject({ status: expect.toSatisfy((status: number) => [409, 503].includes(status)) });
  });

  test.each(replies)("when PayPal returns %s", async (_what, answer) => {
    const { id } = await placeOrder(platform);
    const hash = await hashOf(platform, id);
    const created = await platform.post("vsbridge/paypal/create", { order_id: id, hash });
    const paypalId = String((created.json.result as { readonly id?: unknown }).id);
    const { id: other } = await placeOrder(platform);
    const otherHash = await hashOf(platform, other);
    paypal.approve(paypalId);
    paypal.setReply(answer);
    const event = JSON.stringify({ event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: paypalId } });
    const answers = [
      visible(await platform.post("vsbridge/paypal/create", { order_id: other, hash: otherHash })),
      visible(await platform.post("vsbridge/paypal/execute", { id: paypalId })),
      await notify("paypal", event, signedHeaders(event)),
    ];
    await expectNoSecret(id, answers);
    expect(answers[0]).toMatchObject({ status: expect.toSatisfy((status: number) => [409, 503].includes(status)) });
  });

  test("when a refund is refused", async () => {
    const { id } = await placeOrder(platform);
    const payment = await startTpayPayment(platform, id, "108");
    tpay.set(payment.id, { status: "correct" });
    await platform.post("vsbridge/tpay/get-payment", { id: payment.id });
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
    const list = { result: "success", refundsList: [], refundsNoAccountList: [], refundsCardsList: [] };
    tpay.setReply({ status: 200, body: { ...list, ...refusal, requestId: "1" } });
    const refund = await createRefunder(platform, settings)(id, 100);
    expect(refund).toMatchObject({ ok: false, error: { result: { code: "PAYMENT_REFUSED" } } });
    await expectNoSecret(id, [refund]);
  });
});
