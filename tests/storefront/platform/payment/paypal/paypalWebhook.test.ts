import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../../support/openForTests.ts";
import { testSettings } from "../../support/testParts.ts";
import { openFakePaypal, signedHeaders, webhookId } from "../support/fakePaypal.ts";
import { hashOf, readOrder, placeOrder } from "../support/paying.ts";

/** A shop with the id of its webhook, which verifies notifications. */
const paypal = await openFakePaypal();
afterAll(paypal.close);
const paypalSettings = { clientId: "shop", clientSecret: "secret", webhookId, isLive: false, url: paypal.url };
const platform = await openForTests({ settings: { ...testSettings, paymentProviders: { paypal: paypalSettings } } });
beforeEach(() => paypal.setBehaviour("normal"));

async function createApprovedOrder() {
  const { id: orderId } = await placeOrder(platform);
  const hash = await hashOf(platform, orderId);
  const { json } = await platform.post("vsbridge/paypal/create", { order_id: orderId, hash });
  const { id } = endpoints.paypalCreate.result("PLN").parse(json.result);
  paypal.approve(id);
  return { orderId, id };
}

/** Returns a notification in unusual formatting, since it has to be sent back to PayPal byte for byte. */
const approvalOf = (id: string) =>
  `{ "id":"WH-1", "event_type":"CHECKOUT.ORDER.APPROVED",\n "resource":{"id":"${id}","gross":10.00,"note":"\\u00e9\\/"} }`;

async function notify(body: string, headers: Readonly<Record<string, string>> = signedHeaders(body)) {
  const request = new Request("http://shop.test/webhooks/paypal", { method: "POST", headers, body });
  return (await platform.fetch(request)).status;
}

const isPaid = async (orderId: number) => (await readOrder(platform, orderId)).status === "paid";

test("captures an order once for repeated genuine notifications", async () => {
  const { orderId, id } = await createApprovedOrder();
  for (let times = 0; times < 3; times++) await expect(notify(approvalOf(id))).resolves.toBe(200);
  await expect(readOrder(platform, orderId)).resolves.toMatchObject({
    status: "paid",
    history: [
      ["pending", null],
      ["paid", "paid by paypal"],
    ],
  });
  expect(paypal.captured.filter((each) => each === id)).toHaveLength(1);
});

describe("refuses, without a request about the order, a notification", () => {
  const without = (header: string, body: string) =>
    Object.fromEntries(Object.entries(signedHeaders(body)).filter(([name]) => name !== header));

  test.each<[string, (id: string) => readonly [body: string, headers: Readonly<Record<string, string>>]]>([
    ["without any signature", (id) => [approvalOf(id), {}]],
    ["without its time", (id) => [approvalOf(id), without("paypal-transmission-time", approvalOf(id))]],
    ["with the signature of another body", (id) => [approvalOf(id), signedHeaders(approvalOf("another"))]],
    [
      "whose JSON was formatted differently",
      (id) => [JSON.stringify(JSON.parse(approvalOf(id))), signedHeaders(approvalOf(id))],
    ],
    ["to another webhook", (id) => [approvalOf(id), signedHeaders(approvalOf(id), "8PT597110X687430LKGECATA")]],
    [
      "with an unknown algorithm",
      (id) => [approvalOf(id), { ...signedHeaders(approvalOf(id)), "paypal-auth-algo": "none" }],
    ],
    ["that is not JSON", () => ["no json", signedHeaders("no json")]],
    [
      "that injects a field into the verification request",
      (id) => [`${approvalOf(id)},"webhook_id":"x"`, signedHeaders("")],
    ],
  ])("%s", async (_name, sent) => {
    const { orderId, id } = await createApprovedOrder();
    const before = paypal.calls.length;
    await expect(notify(...sent(id))).resolves.toBe(400);
    const paths = paypal.calls.slice(before).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith("/v2/"))).toEqual([]);
    await expect(isPaid(orderId)).resolves.toBe(false);
  });
});

test.each(["unreachable", "failing", "answers-lost"] as const)(
  "answers 503 while PayPal is %s, and accepts the notification later",
  async (behaviour) => {
    const { orderId, id } = await createApprovedOrder();
    paypal.setBehaviour(behaviour);
    await expect(notify(approvalOf(id))).resolves.toBe(503);
    await expect(isPaid(orderId)).resolves.toBe(false);
    paypal.setBehaviour("normal");
    await expect(notify(approvalOf(id))).resolves.toBe(200);
    await expect(isPaid(orderId)).resolves.toBe(true);
  },
);

test("sends the received body and the webhook's id to PayPal for verification", async () => {
  const { id } = await createApprovedOrder();
  await notify(approvalOf(id));
  const call = paypal.calls.findLast(({ path }) => path.endsWith("/verify-webhook-signature"));
  expect(call?.text).toContain(`"webhook_event":${approvalOf(id)}}`);
  expect(call?.json).toMatchObject({ webhook_id: webhookId, auth_algo: "SHA256withRSA" });
});
