import { expect, test } from "vitest";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { openForTests } from "../../support/openForTests.ts";
import { openingDay, platformOn, type TestPlatform } from "../../support/openTestPlatform.ts";
import { startTpayPayment, readOrder, placeOrder, readStatus } from "../support/paying.ts";

const platform = await openForTests();

/** Returns the shop with fresh limits. */
const withFreshLimits = () => platformOn(platform.connection, platform.database, { limits: createLimits() });

const pay = (shop: TestPlatform, title: string, code: string) =>
  shop.post("vsbridge/tpay/post-payment-blik", { title, code });

const seconds = (count: number) => new Date(openingDay.getTime() + count * 1000);

test("confirms 777123 after some seconds, as the bank's app would", async () => {
  const shop = withFreshLimits();
  const { id } = await placeOrder(shop);
  const { title, id: transactionId } = await startTpayPayment(shop, id);
  const { status, json } = await pay(shop, title, "777123");
  expect([status, json.result]).toEqual([200, { id: transactionId, status: "pending" }]);
  await expect(readStatus(shop, "tpay", transactionId)).resolves.toBe("pending");
  await expect(readOrder(shop, id)).resolves.toMatchObject({ status: "pending" });
  shop.setNow(seconds(5));
  await expect(readStatus(shop, "tpay", transactionId)).resolves.toBe("paid");
  await expect(readOrder(shop, id)).resolves.toMatchObject({ status: "paid" });
});

test("completes a payment although no page requests its status", async () => {
  const shop = withFreshLimits();
  const { id, email } = await placeOrder(shop);
  const { title } = await startTpayPayment(shop, id);
  await pay(shop, title, "777123");
  shop.setNow(seconds(6));
  await shop.runJobs();
  await expect(readOrder(shop, id)).resolves.toMatchObject({ status: "paid" });
  const mails = await shop.mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toContain("payment-received");
});

test.each([
  ["111234", "unknown"],
  ["500123", "no-funds"],
  ["700123", "code-expired"],
  ["701123", "declined"],
  ["123456", "wrong-code"],
])("refuses %s with reason %s, and accepts another code for the same transaction", async (code, reason) => {
  const shop = withFreshLimits();
  const { id } = await placeOrder(shop);
  const { title, id: transactionId } = await startTpayPayment(shop, id);
  const { status, json } = await pay(shop, title, code);
  expect([status, json.result]).toEqual([409, { message: "Blik invalid.", code: "BLIK_REFUSED", reason }]);
  expect(JSON.stringify(json)).not.toContain(code);
  await expect(readStatus(shop, "tpay", transactionId)).resolves.toBe("open");
  await expect(pay(shop, title, "777123")).resolves.toMatchObject({ status: 200 });
});

test.each(["12345", "1234567", "12345a", "１２３４５６", ""])("refuses %j as malformed", async (code) => {
  const shop = withFreshLimits();
  const { id } = await placeOrder(shop);
  const { title } = await startTpayPayment(shop, id);
  const { status, json } = await pay(shop, title, code);
  expect([status, json.result]).toMatchObject([400, { code: "MALFORMED" }]);
});

test("refuses a code for an unknown or a completed payment", async () => {
  const shop = withFreshLimits();
  await expect(pay(shop, "TR-NOBODY", "777123")).resolves.toMatchObject({ status: 404 });
  const { id } = await placeOrder(shop);
  const { title, id: transactionId } = await startTpayPayment(shop, id);
  await pay(shop, title, "777123");
  shop.setNow(seconds(5));
  await readStatus(shop, "tpay", transactionId);
  await expect(pay(shop, title, "777123")).resolves.toMatchObject({
    status: 409,
    json: { result: { code: "ORDER_NOT_PAYABLE" } },
  });
});

test("limits an order to five codes", async () => {
  const shop = withFreshLimits();
  const { id } = await placeOrder(shop);
  const { title } = await startTpayPayment(shop, id);
  for (let turn = 0; turn < 5; turn++) await expect(pay(shop, title, "123456")).resolves.toMatchObject({ status: 409 });
  const { status, headers } = await pay(shop, title, "777123");
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("stores no code", async () => {
  const { rows } = await platform.connection.query<{ text: string }>(
    "select coalesce(string_agg(t::text, ' '), '') as text from (select row_to_json(p) t from payments p union all select row_to_json(s) from sandbox_payments s union all select row_to_json(j) from jobs j) all_rows",
  );
  expect(rows[0]?.text).not.toContain("777123");
});
