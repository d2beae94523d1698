import { afterAll, beforeEach, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { paymentParts } from "#platform/payment/paymentParts.ts";
import { refundPayment } from "#platform/payment/refundPayment.ts";
import { openForTests } from "../../support/openForTests.ts";
import { openingDay } from "../../support/openTestPlatform.ts";
import { testParts, testSettings } from "../../support/testParts.ts";
import { openFakePaypal } from "../support/fakePaypal.ts";
import { hashOf, orderOf, placeOrder, total } from "../support/paying.ts";

const paypal = await openFakePaypal();
afterAll(paypal.close);
const settings = {
  ...testSettings,
  paypal: { clientId: "shop", clientSecret: "secret", webhookId: null, isLive: false, url: paypal.url },
};
const platform = await openForTests({ settings });
beforeEach(() => {
  paypal.setMood("well");
  paypal.setCapture("COMPLETED");
});

async function begin(orderId: number) {
  const hash = await hashOf(platform, orderId);
  const { json } = await platform.post("vsbridge/paypal/create", { order_id: orderId, hash });
  return endpoints.paypalCreate.result("PLN").parse(json.result);
}

async function execute(id: string) {
  const { json } = await platform.post("vsbridge/paypal/execute", { id });
  return endpoints.paypalExecute.result("PLN").parse(json.result).status;
}

async function tell(event: unknown) {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const request = new Request("http://shop.test/webhooks/paypal", { method: "POST", body });
  return (await platform.fetch(request)).status;
}

const approved = (id: string) => ({ event_type: "CHECKOUT.ORDER.APPROVED", resource: { id } });
const completed = (id: string) => ({
  event_type: "PAYMENT.CAPTURE.COMPLETED",
  resource: { id: `CAP-${id}`, supplementary_data: { related_ids: { order_id: id } } },
});
const paid = [
  ["pending", null],
  ["paid", "paid by paypal"],
];

test("an order is created at PayPal with all that it needs, and the shopper is sent to approve it", async () => {
  const { id } = await placeOrder(platform);
  const created = await begin(id);
  expect(created.href).toBe(`https://www.paypal.com/checkoutnow?token=${created.id}`);
  expect(paypal.asked.at(-1)?.json).toMatchObject({
    intent: "CAPTURE",
    purchase_units: [{ amount: { currency_code: "PLN", value: total }, invoice_id: expect.any(String) }],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: "PAY_NOW",
          return_url: expect.stringMatching(/^http:\/\/shop\.test\/order-status\//),
        },
      },
    },
  });
});

test("the money is taken when it was approved, and once", async () => {
  const { id } = await placeOrder(platform);
  const created = await begin(id);
  await expect(execute(created.id)).resolves.toBe("open");
  paypal.approve(created.id);
  await expect(Promise.all([execute(created.id), execute(created.id)])).resolves.toContain("paid");
  await expect(execute(created.id)).resolves.toBe("paid");
  expect(paypal.captured.filter((each) => each === created.id)).toHaveLength(1);
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid", history: paid });
});

test("a completed order whose capture is pending is not paid yet; the message that it is pays it", async () => {
  const { id } = await placeOrder(platform);
  const created = await begin(id);
  paypal.setCapture("PENDING");
  paypal.approve(created.id);
  await expect(execute(created.id)).resolves.toBe("pending");
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "pending" });
  const order = paypal.orders.get(created.id);
  const [unit] = order?.purchase_units ?? [];
  const payments = { captures: [{ id: "CAP", status: "COMPLETED" }] };
  if (order) paypal.orders.set(created.id, { ...order, purchase_units: [{ ...unit, payments }] });
  await expect(tell(completed(created.id))).resolves.toBe(200);
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
});

test("an instrument that is declined leaves the payment open, and the next approval pays", async () => {
  const { id } = await placeOrder(platform);
  const created = await begin(id);
  paypal.approve(created.id, true);
  await expect(execute(created.id)).resolves.toBe("open");
  paypal.approve(created.id);
  await expect(execute(created.id)).resolves.toBe("paid");
});

test("a shopper who approved and never came back has paid, when PayPal tells; twice, late and out of order too", async () => {
  const { id } = await placeOrder(platform);
  const created = await begin(id);
  paypal.approve(created.id);
  for (const event of [completed(created.id), approved(created.id), completed(created.id), approved(created.id)]) {
    await expect(tell(event)).resolves.toBe(200);
  }
  expect(paypal.captured.filter((each) => each === created.id)).toHaveLength(1);
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid", history: paid });
});

test("a forged message tells nothing, for only PayPal is believed", async () => {
  const { id } = await placeOrder(platform);
  const created = await begin(id);
  await expect(tell(completed(created.id))).resolves.toBe(200);
  await expect(tell(approved(created.id))).resolves.toBe(200);
  await expect(tell(approved("nobody"))).resolves.toBe(200);
  await expect(tell(approved("../../v1/oauth2/token"))).resolves.toBe(200);
  await expect(tell({ event_type: "SOMETHING.ELSE", resource: { id: created.id } })).resolves.toBe(200);
  await expect(tell("no json")).resolves.toBe(400);
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "pending", history: [["pending", null]] });
});

test("an order whose answer was lost is asked for under the same id, and is one order", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const create = () => platform.post("vsbridge/paypal/create", { order_id: id, hash });
  const before = paypal.orders.size;
  paypal.setMood("mute");
  await expect(create()).resolves.toMatchObject({ status: 503 });
  paypal.setMood("well");
  await expect(create()).resolves.toMatchObject({ status: 200 });
  expect(paypal.orders.size).toBe(before + 1);
});

test("while PayPal cannot be asked nothing begins, and nothing is lost", async () => {
  const { id } = await placeOrder(platform);
  const created = await begin(id);
  paypal.approve(created.id);
  paypal.setMood("faulty");
  await expect(execute(created.id)).resolves.toBe("open");
  await expect(tell(approved(created.id))).resolves.toBe(503);
  paypal.setMood("well");
  await expect(tell(approved(created.id))).resolves.toBe(200);
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
});

test("a part goes back, once for its key", async () => {
  const { id } = await placeOrder(platform);
  const created = await begin(id);
  paypal.approve(created.id);
  await execute(created.id);
  const { database } = platform;
  const parts = { ...testParts(), settings, database, clock: () => openingDay, newId: () => "unused" };
  const refund = () => refundPayment(paymentParts(parts), { orderId: id, amount: 10_00, key: `paypal-${id}` });
  paypal.setMood("gone");
  await expect(refund()).resolves.toMatchObject({ ok: false, error: { status: 503 } });
  paypal.setMood("well");
  await expect(refund()).resolves.toMatchObject({ ok: true });
  await expect(refund()).resolves.toMatchObject({ ok: true });
  expect(paypal.refunds).toEqual([expect.objectContaining({ amount: { currency_code: "PLN", value: "10.00" } })]);
});
