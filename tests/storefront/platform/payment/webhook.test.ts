import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { expect, test } from "vitest";
import type { PaymentUpdate } from "#platform/payment/gateway.ts";
import { createSandboxSignature } from "#platform/payment/sandbox/sandboxPayment.ts";
import type { PaymentStatus } from "#domain/payment/status.ts";
import { runs } from "../../../support/scope.ts";
import { openForTests } from "../support/openForTests.ts";
import { testSettings } from "../support/testParts.ts";
import { startMolliePayment, readOrder, placeOrder, readStatus, totalMinor } from "./support/paying.ts";

const platform = await openForTests();

const { message } = createSandboxSignature(testSettings.secret);
const url = "http://shop.test/webhooks/mollie";

const update = (transactionId: string, status: PaymentStatus, change: Partial<PaymentUpdate> = {}): PaymentUpdate => ({
  of: { transactionId, title: "TR-ANY", paymentId: "any" },
  status,
  amount: { minor: totalMinor, currency: "PLN" },
  returned: null,
  ...change,
});

const deliver = async (request: Request) => (await platform.fetch(request)).status;

test("changes an order once for notifications that are repeated, late and out of order", async () => {
  const { id, email } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  for (const status of ["pending", "paid", "paid", "pending", "failed", "expired", "open", "paid"] as const) {
    await expect(deliver(message(url, update(payment.id, status)))).resolves.toBe(200);
  }
  await expect(readStatus(platform, "mollie", payment.id)).resolves.toBe("paid");
  const { history } = await readOrder(platform, id);
  expect(history).toEqual([
    ["pending", null],
    ["pending", "mollie: pending"],
    ["paid", "paid by mollie"],
  ]);
  await expect(platform.mailsTo(email)).resolves.toHaveLength(2);
});

test("marks an order as paid, with one mail, exactly when one of any parallel notifications reports a payment", async () => {
  const statuses: readonly PaymentStatus[] = ["open", "pending", "paid", "failed", "expired", "canceled"];
  await assert(
    asyncProperty(array(constantFrom(...statuses), { minLength: 1, maxLength: 8 }), async (reported) => {
      const { id, email } = await placeOrder(platform);
      const payment = await startMolliePayment(platform, id);
      await Promise.all(reported.map((status) => deliver(message(url, update(payment.id, status)))));
      const { status, history } = await readOrder(platform, id);
      expect(status).toBe(reported.includes("paid") ? "paid" : "pending");
      expect(history.filter(([, comment]) => comment === "paid by mollie")).toHaveLength(
        reported.includes("paid") ? 1 : 0,
      );
      const mails = await platform.mailsTo(email);
      expect(mails.filter(({ kind }) => kind === "payment-received")).toHaveLength(reported.includes("paid") ? 1 : 0);
    }),
    { numRuns: runs(5, 15) },
  );
});

test("sends one mail about a pending payment that fails", async () => {
  const { id, email } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  for (const status of ["pending", "failed", "failed"] as const)
    await deliver(message(url, update(payment.id, status)));
  const mails = await platform.mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation", "payment-failed"]);
});

test("says nothing of a pending payment that fails after the order was paid otherwise", async () => {
  const { id, email } = await placeOrder(platform);
  const first = await startMolliePayment(platform, id);
  await deliver(message(url, update(first.id, "pending")));
  await platform.connection.query("update orders set status = 'paid' where id = $1", [id]);
  await deliver(message(url, update(first.id, "failed")));
  const mails = await platform.mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation"]);
});

test("refuses a forged or altered notification", async () => {
  const { id } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  const genuine = message(url, update(payment.id, "pending"));
  const signature = genuine.headers.get("x-dioptra-signature") ?? "";
  const body = JSON.stringify(update(payment.id, "paid"));
  const forged = (headers: Record<string, string>, text = body) =>
    deliver(
      new Request(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: text }),
    );
  await expect(forged({})).resolves.toBe(400);
  await expect(forged({ "x-dioptra-signature": "" })).resolves.toBe(400);
  await expect(forged({ "x-dioptra-signature": signature })).resolves.toBe(400);
  await expect(forged({ "x-dioptra-signature": signature }, "no json")).resolves.toBe(400);
  await expect(deliver(createSandboxSignature("another").message(url, update(payment.id, "paid")))).resolves.toBe(400);
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "pending", history: [["pending", null]] });
});

test("refuses a signed notification with another amount or currency", async () => {
  const { id } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  for (const amount of [
    { minor: 1, currency: "PLN" },
    { minor: totalMinor, currency: "EUR" },
  ] as const) {
    await expect(deliver(message(url, update(payment.id, "paid", { amount })))).resolves.toBe(400);
  }
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "pending" });
});

test("acknowledges a notification about an unknown payment, so that payments cannot be probed for", async () => {
  await expect(deliver(message(url, update("tr_nobody", "paid")))).resolves.toBe(200);
});

test("finds the payment by our own id when the notification is faster than the provider's answer", async () => {
  const { id } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  const { rows } = await platform.connection.query<{ id: string }>(
    "update payments set transaction_id = null, title = null where transaction_id = $1 returning id",
    [payment.id],
  );
  const of = { transactionId: payment.id, title: "TR-QUICK", paymentId: rows[0]?.id ?? "" };
  await deliver(message(url, update(payment.id, "paid", { of })));
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
  await expect(readStatus(platform, "mollie", payment.id)).resolves.toBe("paid");
});

test("notes a payment of a canceled order for the staff without changing its status", async () => {
  const { id, email } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  await platform.connection.query("update orders set status = 'canceled' where id = $1", [id]);
  await deliver(message(url, update(payment.id, "paid")));
  const { status, history } = await readOrder(platform, id);
  expect(status).toBe("canceled");
  expect(history.at(-1)).toEqual(["canceled", "paid by mollie although the order is canceled: check"]);
  const mails = await platform.mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation"]);
});

test("records each external return once, and marks the order as refunded when nothing is left", async () => {
  const { id } = await placeOrder(platform);
  const payment = await startMolliePayment(platform, id);
  await deliver(message(url, update(payment.id, "paid")));
  const returned = (minor: number) => ({ returned: { minor, currency: "PLN" as const } });
  for (const minor of [100_00, 100_00, 50_00, totalMinor, totalMinor]) {
    await deliver(message(url, update(payment.id, "paid", returned(minor))));
  }
  const { status, history } = await readOrder(platform, id);
  expect(status).toBe("refunded");
  expect(history.slice(2)).toEqual([
    ["paid", "mollie: 100.00 PLN returned without a refund by the shop"],
    ["refunded", `mollie: ${((totalMinor - 100_00) / 100).toFixed(2)} PLN returned without a refund by the shop`],
  ]);
});
