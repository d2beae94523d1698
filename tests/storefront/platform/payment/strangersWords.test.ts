import { afterAll, afterEach, describe, expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import type { Answer } from "../support/openTestPlatform.ts";
import { testSettings } from "../support/testParts.ts";
import { openFakeMollie } from "./support/fakeMollie.ts";
import { openFakePaypal, signedHeaders, webhookId } from "./support/fakePaypal.ts";
import type { Answered } from "./support/fakeProvider.ts";
import { openFakeTpay, tpayKeys } from "./support/fakeTpay.ts";
import { beginMollie, beginTpay, hashOf, orderOf, placeOrder } from "./support/paying.ts";
import { refundBy } from "./support/refunding.ts";

const mollie = await openFakeMollie();
const tpay = await openFakeTpay();
const paypal = await openFakePaypal();
const providers = [mollie, tpay, paypal];
afterEach(() => providers.forEach(({ say }) => say(null)));
afterAll(() => Promise.all(providers.map(({ close }) => close())));
const settings = {
  ...testSettings,
  mollie: { apiKey: "test_key", url: mollie.url },
  tpay: { ...tpayKeys, url: tpay.url },
  paypal: { clientId: "shop", clientSecret: "secret", webhookId, isLive: false, url: paypal.url },
};
const platform = await openForTests({ settings });

/** What a provider may say by mistake: a name, an address, a password, a path, markup. */
const secret = "hunter2 of anna.nowak@example.com in /var/www/shop <script>alert(1)</script> SQLSTATE[42S02]";
const pieces = ["hunter2", "anna", "/var/www", "<script>", "SQLSTATE"];

/** A no with the secret wherever one of the providers has words. */
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

const words: readonly (readonly [what: string, answer: Answered])[] = [
  ["a page", { status: 200, body: `<html>${secret}</html>`, type: "text/html" }],
  ["a page that calls itself JSON", { status: 200, body: `<html>${secret}</html>` }],
  ["a page of a fault", { status: 502, body: `<html>${secret}</html>`, type: "text/html" }],
  ["a page of a refusal", { status: 400, body: `<html>${secret}</html>`, type: "text/html" }],
  ["a text", { status: 200, body: JSON.stringify(secret) }],
  ["a refusal", { status: 422, body: refusal }],
  ["a refusal that calls itself a success", { status: 200, body: refusal }],
  ["a fault", { status: 500, body: refusal }],
  ["keys that it does not take", { status: 401, body: refusal }],
  ["a refusal without an end", { status: 422, body: { ...refusal, title: secret.repeat(5000) } }],
];

/** Mollie's own client asks again after a fault, for longer than a test waits; it is the same error in the end. */
const mollieWords = words.filter(([, { status }]) => status < 500);

/** Neither the shopper nor the log nor the order's history has a piece of it. */
async function expectSilence(orderId: number, answers: readonly unknown[]) {
  const { history } = await orderOf(platform, orderId);
  const said = JSON.stringify([answers, platform.errors, history]);
  for (const piece of pieces) expect(said).not.toContain(piece);
}

const shown = ({ status, json }: Answer) => ({ status, json });

async function tell(provider: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const request = new Request(`http://shop.test/webhooks/${provider}`, { method: "POST", body, headers });
  const answer = await platform.fetch(request);
  return { status: answer.status, text: await answer.text() };
}

describe("whatever a payment provider says, the platform answers in its own words", () => {
  test.each(mollieWords)("Mollie with %s", async (_what, answer) => {
    const { id } = await placeOrder(platform);
    const begun = await beginMollie(platform, id);
    const { id: other } = await placeOrder(platform);
    const hash = await hashOf(platform, other);
    mollie.say(answer);
    const answers = [
      shown(await platform.post("vsbridge/mollie/post-payment", { order_id: other, hash, method: "creditcard" })),
      shown(await platform.post("vsbridge/mollie/get-payment", { id: begun.id })),
      shown(await platform.get("vsbridge/mollie/payment-methods?storeCode=pl&localeCode=pl")),
      shown(await platform.get("vsbridge/mollie/ideal-issuers?localeCode=pl")),
      await tell("mollie", `id=${begun.id}`),
    ];
    await expectSilence(id, answers);
    expect(answers[0]).toMatchObject({ status: expect.toSatisfy((status: number) => [409, 503].includes(status)) });
  });

  test.each(words)("Tpay with %s", async (_what, answer) => {
    const { id } = await placeOrder(platform);
    const begun = await beginTpay(platform, id);
    const { id: other } = await placeOrder(platform);
    const hash = await hashOf(platform, other, "tpay");
    tpay.say(answer);
    const answers = [
      shown(await platform.post("vsbridge/tpay/post-payment", { order_id: other, hash, group: "108" })),
      shown(await platform.post("vsbridge/tpay/post-payment-blik", { title: begun.title, code: "777123" })),
      shown(await platform.post("vsbridge/tpay/get-payment", { id: begun.id })),
      shown(await platform.get("vsbridge/tpay/banks?localeCode=pl")),
    ];
    await expectSilence(id, answers);
    expect(answers[0]).toMatchObject({ status: expect.toSatisfy((status: number) => [409, 503].includes(status)) });
  });

  test.each(words)("PayPal with %s", async (_what, answer) => {
    const { id } = await placeOrder(platform);
    const hash = await hashOf(platform, id);
    const created = await platform.post("vsbridge/paypal/create", { order_id: id, hash });
    const paypalId = String((created.json.result as { readonly id?: unknown }).id);
    const { id: other } = await placeOrder(platform);
    const otherHash = await hashOf(platform, other);
    paypal.approve(paypalId);
    paypal.say(answer);
    const event = JSON.stringify({ event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: paypalId } });
    const answers = [
      shown(await platform.post("vsbridge/paypal/create", { order_id: other, hash: otherHash })),
      shown(await platform.post("vsbridge/paypal/execute", { id: paypalId })),
      await tell("paypal", event, signedHeaders(event)),
    ];
    await expectSilence(id, answers);
    expect(answers[0]).toMatchObject({ status: expect.toSatisfy((status: number) => [409, 503].includes(status)) });
  });

  test("a refund that is refused tells the staff that it was, and not in whose words", async () => {
    const { id } = await placeOrder(platform);
    const begun = await beginTpay(platform, id, "108");
    tpay.set(begun.id, { status: "correct" });
    await platform.post("vsbridge/tpay/get-payment", { id: begun.id });
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
    const list = { result: "success", refundsList: [], refundsNoAccountList: [], refundsCardsList: [] };
    tpay.say({ status: 200, body: { ...list, ...refusal, requestId: "1" } });
    const refund = await refundBy(platform, settings)(id, 100);
    expect(refund).toMatchObject({ ok: false, error: { result: { code: "PAYMENT_REFUSED" } } });
    await expectSilence(id, [refund]);
  });
});
