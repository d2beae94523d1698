import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../../support/openForTests.ts";
import { testSettings } from "../../support/testParts.ts";
import { openFakePaypal, signedHeaders, webhookId } from "../support/fakePaypal.ts";
import { hashOf, orderOf, placeOrder } from "../support/paying.ts";

/** A shop that knows the id of its webhook. */
const paypal = await openFakePaypal();
afterAll(paypal.close);
const setting = { clientId: "shop", clientSecret: "secret", webhookId, isLive: false, url: paypal.url };
const platform = await openForTests({ settings: { ...testSettings, paypal: setting } });
beforeEach(() => paypal.setMood("well"));

async function approvedOrder() {
  const { id: orderId } = await placeOrder(platform);
  const hash = await hashOf(platform, orderId);
  const { json } = await platform.post("vsbridge/paypal/create", { order_id: orderId, hash });
  const { id } = endpoints.paypalCreate.result("PLN").parse(json.result);
  paypal.approve(id);
  return { orderId, id };
}

/** Written as nobody's own JSON would be: it has to go back to PayPal to the letter. */
const approvalOf = (id: string) =>
  `{ "id":"WH-1", "event_type":"CHECKOUT.ORDER.APPROVED",\n "resource":{"id":"${id}","gross":10.00,"note":"\\u00e9\\/"} }`;

async function tell(body: string, headers: Readonly<Record<string, string>> = signedHeaders(body)) {
  const request = new Request("http://shop.test/webhooks/paypal", { method: "POST", headers, body });
  return (await platform.fetch(request)).status;
}

const isPaid = async (orderId: number) => (await orderOf(platform, orderId)).status === "paid";

test("a notification of PayPal's own pays, twice and late too, once", async () => {
  const { orderId, id } = await approvedOrder();
  for (let times = 0; times < 3; times++) await expect(tell(approvalOf(id))).resolves.toBe(200);
  await expect(orderOf(platform, orderId)).resolves.toMatchObject({
    status: "paid",
    history: [
      ["pending", null],
      ["paid", "paid by paypal"],
    ],
  });
  expect(paypal.captured.filter((each) => each === id)).toHaveLength(1);
});

describe("refused, and nothing is asked for or changed by it, is a notification", () => {
  const without = (header: string, body: string) =>
    Object.fromEntries(Object.entries(signedHeaders(body)).filter(([name]) => name !== header));

  test.each<[string, (id: string) => readonly [body: string, headers: Readonly<Record<string, string>>]]>([
    ["without any signature", (id) => [approvalOf(id), {}]],
    ["without its time", (id) => [approvalOf(id), without("paypal-transmission-time", approvalOf(id))]],
    ["whose body is another", (id) => [approvalOf(id), signedHeaders(approvalOf("another"))]],
    [
      "whose body was only written anew",
      (id) => [JSON.stringify(JSON.parse(approvalOf(id))), signedHeaders(approvalOf(id))],
    ],
    ["to another's webhook", (id) => [approvalOf(id), signedHeaders(approvalOf(id), "8PT597110X687430LKGECATA")]],
    [
      "signed in a way that PayPal does not know",
      (id) => [approvalOf(id), { ...signedHeaders(approvalOf(id)), "paypal-auth-algo": "none" }],
    ],
    ["that is no JSON", () => ["no json", signedHeaders("no json")]],
    ["that smuggles a field of the question", (id) => [`${approvalOf(id)},"webhook_id":"x"`, signedHeaders("")]],
  ])("%s", async (_name, sent) => {
    const { orderId, id } = await approvedOrder();
    const before = paypal.asked.length;
    await expect(tell(...sent(id))).resolves.toBe(400);
    const asked = paypal.asked.slice(before).map(({ path }) => path);
    expect(asked.filter((path) => path.startsWith("/v2/"))).toEqual([]);
    await expect(isPaid(orderId)).resolves.toBe(false);
  });
});

test.each(["gone", "faulty", "mute"] as const)(
  "while PayPal cannot be asked (%s) it is to come again, and then counts",
  async (mood) => {
    const { orderId, id } = await approvedOrder();
    paypal.setMood(mood);
    await expect(tell(approvalOf(id))).resolves.toBe(503);
    await expect(isPaid(orderId)).resolves.toBe(false);
    paypal.setMood("well");
    await expect(tell(approvalOf(id))).resolves.toBe(200);
    await expect(isPaid(orderId)).resolves.toBe(true);
  },
);

test("what is told to PayPal is what was received, and nothing secret of the shop's", async () => {
  const { id } = await approvedOrder();
  await tell(approvalOf(id));
  const asked = paypal.asked.findLast(({ path }) => path.endsWith("/verify-webhook-signature"));
  expect(asked?.text).toContain(`"webhook_event":${approvalOf(id)}}`);
  expect(asked?.json).toMatchObject({ webhook_id: webhookId, auth_algo: "SHA256withRSA" });
});
