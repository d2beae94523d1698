import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { expect, test } from "vitest";
import type { PaymentNews } from "#platform/payment/gateway.ts";
import { createSandboxSignature } from "#platform/payment/sandbox/sandboxPayment.ts";
import type { PaymentStatus } from "#domain/payment/status.ts";
import { openForTests } from "../support/openForTests.ts";
import { testSettings } from "../support/testParts.ts";
import { beginMollie, orderOf, placeOrder, statusOf, totalMinor } from "./support/paying.ts";

const platform = await openForTests();

const { message } = createSandboxSignature(testSettings.secret);
const url = "http://shop.test/webhooks/mollie";

const news = (transactionId: string, status: PaymentStatus, change: Partial<PaymentNews> = {}): PaymentNews => ({
  of: { transactionId, title: "TR-ANY", paymentId: "any" },
  status,
  amount: { minor: totalMinor, currency: "PLN" },
  returned: null,
  ...change,
});

const tell = async (request: Request) => (await platform.fetch(request)).status;

test("a message that comes twice, late and out of order moves an order once", async () => {
  const { id, email } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  for (const status of ["pending", "paid", "paid", "pending", "failed", "expired", "open", "paid"] as const) {
    await expect(tell(message(url, news(payment.id, status)))).resolves.toBe(200);
  }
  await expect(statusOf(platform, "mollie", payment.id)).resolves.toBe("paid");
  const { history } = await orderOf(platform, id);
  expect(history).toEqual([
    ["pending", null],
    ["pending", "mollie: pending"],
    ["paid", "paid by mollie"],
  ]);
  await expect(platform.mailsTo(email)).resolves.toHaveLength(2);
});

test("however messages come, at once too, an order is paid exactly when one told of money, with one mail", async () => {
  const statuses: readonly PaymentStatus[] = ["open", "pending", "paid", "failed", "expired", "canceled"];
  await assert(
    asyncProperty(array(constantFrom(...statuses), { minLength: 1, maxLength: 8 }), async (told) => {
      const { id, email } = await placeOrder(platform);
      const payment = await beginMollie(platform, id);
      await Promise.all(told.map((status) => tell(message(url, news(payment.id, status)))));
      const { status, history } = await orderOf(platform, id);
      expect(status).toBe(told.includes("paid") ? "paid" : "pending");
      expect(history.filter(([, comment]) => comment === "paid by mollie")).toHaveLength(told.includes("paid") ? 1 : 0);
      const mails = await platform.mailsTo(email);
      expect(mails.filter(({ kind }) => kind === "payment-received")).toHaveLength(told.includes("paid") ? 1 : 0);
    }),
    { numRuns: 15 },
  );
});

test("a payment that was waited for and came to nothing is told by one mail", async () => {
  const { id, email } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  for (const status of ["pending", "failed", "failed"] as const) await tell(message(url, news(payment.id, status)));
  const mails = await platform.mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation", "payment-failed"]);
});

test("a message that is forged, or changed on the way, changes nothing", async () => {
  const { id } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  const genuine = message(url, news(payment.id, "pending"));
  const signature = genuine.headers.get("x-dioptra-signature") ?? "";
  const body = JSON.stringify(news(payment.id, "paid"));
  const forged = (headers: Record<string, string>, text = body) =>
    tell(new Request(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: text }));
  await expect(forged({})).resolves.toBe(400);
  await expect(forged({ "x-dioptra-signature": "" })).resolves.toBe(400);
  await expect(forged({ "x-dioptra-signature": signature })).resolves.toBe(400);
  await expect(forged({ "x-dioptra-signature": signature }, "no json")).resolves.toBe(400);
  await expect(tell(createSandboxSignature("another").message(url, news(payment.id, "paid")))).resolves.toBe(400);
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "pending", history: [["pending", null]] });
});

test("a message of other money is refused, even when it is signed", async () => {
  const { id } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  for (const amount of [
    { minor: 1, currency: "PLN" },
    { minor: totalMinor, currency: "EUR" },
  ] as const) {
    await expect(tell(message(url, news(payment.id, "paid", { amount })))).resolves.toBe(400);
  }
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "pending" });
});

test("a message about a payment that is none of ours is taken, so that nobody learns which there are", async () => {
  await expect(tell(message(url, news("tr_nobody", "paid")))).resolves.toBe(200);
});

test("a message that is quicker than the answer to the request finds its payment by our own id", async () => {
  const { id } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  const { rows } = await platform.connection.query<{ id: string }>(
    "update payments set transaction_id = null, title = null where transaction_id = $1 returning id",
    [payment.id],
  );
  const of = { transactionId: payment.id, title: "TR-QUICK", paymentId: rows[0]?.id ?? "" };
  await tell(message(url, news(payment.id, "paid", { of })));
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
  await expect(statusOf(platform, "mollie", payment.id)).resolves.toBe("paid");
});

test("money that comes for a canceled order is told to the staff, and wakes it not", async () => {
  const { id } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  await platform.connection.query("update orders set status = 'canceled' where id = $1", [id]);
  await tell(message(url, news(payment.id, "paid")));
  const { status, history } = await orderOf(platform, id);
  expect(status).toBe("canceled");
  expect(history.at(-1)).toEqual(["canceled", "paid by mollie while canceled: check"]);
});

test("money that the provider sent back without us is written down once, and makes the order refunded when nothing is left", async () => {
  const { id } = await placeOrder(platform);
  const payment = await beginMollie(platform, id);
  await tell(message(url, news(payment.id, "paid")));
  const back = (minor: number) => ({ returned: { minor, currency: "PLN" as const } });
  for (const minor of [100_00, 100_00, 50_00, totalMinor, totalMinor]) {
    await tell(message(url, news(payment.id, "paid", back(minor))));
  }
  const { status, history } = await orderOf(platform, id);
  expect(status).toBe("refunded");
  expect(history.slice(2)).toEqual([
    ["paid", "mollie: money went back without us"],
    ["refunded", "mollie: money went back without us"],
  ]);
});
