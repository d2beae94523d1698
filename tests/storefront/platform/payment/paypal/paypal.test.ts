import { afterAll, beforeEach, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { readEnvironment } from "#server/operations/environment.ts";
import { openForTests } from "../../support/openForTests.ts";
import { testSettings } from "../../support/testParts.ts";
import { openFakePaypal } from "../support/fakePaypal.ts";
import { hashOf, readOrder, placeOrder, total } from "../support/paying.ts";
import { createRefunder } from "../support/refunding.ts";

const paypal = await openFakePaypal();
afterAll(paypal.close);
const settings = {
  ...testSettings,
  paymentProviders: {
    paypal: { clientId: "shop", clientSecret: "secret", webhookId: null, isLive: false, url: paypal.url },
  },
};
const platform = await openForTests({ settings });
beforeEach(() => {
  paypal.setBehaviour("normal");
  paypal.setCapture("COMPLETED");
});

test.each([
  [{}, false],
  [{ PAYPAL_LIVE: "off" }, false],
  [{ PAYPAL_LIVE: "on" }, true],
] as const)("with the variables %j, the live service is used: %s", (variables, isLive) => {
  const keys = { SANDBOX: "on", PAYPAL_CLIENT_ID: "shop", PAYPAL_CLIENT_SECRET: "secret" };
  const { paymentProviders } = readEnvironment({ ...keys, ...variables }).platformSettings(3000);
  expect(paymentProviders).toMatchObject({ paypal: { isLive } });
});

async function create(orderId: number) {
  const hash = await hashOf(platform, orderId);
  const { json } = await platform.post("vsbridge/paypal/create", { order_id: orderId, hash });
  return endpoints.paypalCreate.result("PLN").parse(json.result);
}

async function execute(id: string) {
  const { json } = await platform.post("vsbridge/paypal/execute", { id });
  return endpoints.paypalExecute.result("PLN").parse(json.result).status;
}

async function notify(event: unknown) {
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

test("creates an order at PayPal and returns the page where the shopper approves it", async () => {
  const { id } = await placeOrder(platform);
  const created = await create(id);
  expect(created.href).toBe(`https://www.paypal.com/checkoutnow?token=${created.id}`);
  expect(paypal.calls.at(-1)?.json).toMatchObject({
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

test("captures an approved order once", async () => {
  const { id } = await placeOrder(platform);
  const created = await create(id);
  await expect(execute(created.id)).resolves.toBe("open");
  paypal.approve(created.id);
  await expect(Promise.all([execute(created.id), execute(created.id)])).resolves.toContain("paid");
  await expect(execute(created.id)).resolves.toBe("paid");
  expect(paypal.captured.filter((each) => each === created.id)).toHaveLength(1);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid", history: paid });
});

test.each(["paid", "canceled"])("charges nothing for an approval after the order was %s", async (status) => {
  const { id } = await placeOrder(platform);
  const created = await create(id);
  await platform.connection.query("update orders set status = $2 where id = $1", [id, status]);
  paypal.approve(created.id);
  await expect(notify(approved(created.id))).resolves.toBe(200);
  await expect(execute(created.id)).resolves.not.toBe("paid");
  expect(paypal.captured).not.toContain(created.id);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status });
});

test("marks an order with a pending capture as paid only after a notification", async () => {
  const { id } = await placeOrder(platform);
  const created = await create(id);
  paypal.setCapture("PENDING");
  paypal.approve(created.id);
  await expect(execute(created.id)).resolves.toBe("pending");
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "pending" });
  const order = paypal.orders.get(created.id);
  const [unit] = order?.purchase_units ?? [];
  const payments = { captures: [{ id: "CAP", status: "COMPLETED" }] };
  if (order) paypal.orders.set(created.id, { ...order, purchase_units: [{ ...unit, payments }] });
  await expect(notify(completed(created.id))).resolves.toBe(200);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
});

test("keeps the payment open after a declined funding source, and captures the next approval", async () => {
  const { id } = await placeOrder(platform);
  const created = await create(id);
  paypal.approve(created.id, true);
  await expect(execute(created.id)).resolves.toBe("open");
  paypal.approve(created.id);
  await expect(execute(created.id)).resolves.toBe("paid");
});

test("captures an approved order once for repeated notifications in any order, without the shopper's return", async () => {
  const { id } = await placeOrder(platform);
  const created = await create(id);
  paypal.approve(created.id);
  for (const event of [completed(created.id), approved(created.id), completed(created.id), approved(created.id)]) {
    await expect(notify(event)).resolves.toBe(200);
  }
  expect(paypal.captured.filter((each) => each === created.id)).toHaveLength(1);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid", history: paid });
});

test("asks PayPal for the truth, so that a forged notification changes nothing", async () => {
  const { id } = await placeOrder(platform);
  const created = await create(id);
  await expect(notify(completed(created.id))).resolves.toBe(200);
  await expect(notify(approved(created.id))).resolves.toBe(200);
  await expect(notify(approved("nobody"))).resolves.toBe(200);
  await expect(notify(approved("../../v1/oauth2/token"))).resolves.toBe(200);
  await expect(notify({ event_type: "SOMETHING.ELSE", resource: { id: created.id } })).resolves.toBe(200);
  await expect(notify("no json")).resolves.toBe(400);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "pending", history: [["pending", null]] });
});

test("creates one order when the first answer was lost", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const recreate = () => platform.post("vsbridge/paypal/create", { order_id: id, hash });
  const before = paypal.orders.size;
  paypal.setBehaviour("answers-lost");
  await expect(recreate()).resolves.toMatchObject({ status: 503 });
  paypal.setBehaviour("normal");
  await expect(recreate()).resolves.toMatchObject({ status: 200 });
  expect(paypal.orders.size).toBe(before + 1);
});

test("answers notifications with 503 while PayPal is unreachable, and captures later", async () => {
  const { id } = await placeOrder(platform);
  const created = await create(id);
  paypal.approve(created.id);
  paypal.setBehaviour("failing");
  await expect(execute(created.id)).resolves.toBe("open");
  await expect(notify(approved(created.id))).resolves.toBe(503);
  paypal.setBehaviour("normal");
  await expect(notify(approved(created.id))).resolves.toBe(200);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
});

test("makes one refund for a repeated key", async () => {
  const { id } = await placeOrder(platform);
  const created = await create(id);
  paypal.approve(created.id);
  await execute(created.id);
  const refund = () => createRefunder(platform, settings)(id, 10_00, `paypal-${id}`);
  paypal.setBehaviour("unreachable");
  await expect(refund()).resolves.toMatchObject({ ok: false, error: { status: 503 } });
  paypal.setBehaviour("normal");
  await expect(refund()).resolves.toMatchObject({ ok: true });
  await expect(refund()).resolves.toMatchObject({ ok: true });
  expect(paypal.refunds).toEqual([expect.objectContaining({ amount: { currency_code: "PLN", value: "10.00" } })]);
});
