import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { chooseOnSandboxPage, placeOrder, startMolliePayment, totalMinor } from "./support/paying.ts";
import { createRefunder } from "./support/refunding.ts";

const platform = await openForTests();
const refund = createRefunder(platform);

async function correctionsOf(id: number) {
  const { rows } = await platform.connection.query<{ number: string; email: string }>(
    "select number, email from orders where id = $1",
    [id],
  );
  const { json } = await platform.get(`order/details?order_id=${rows[0]?.number}`, visitor);
  const { corrections } = endpoints.orderDetails.result("PLN").parse(json.result);
  const mails = await platform.mailsTo(rows[0]?.email ?? "");
  return {
    corrections: corrections.map(({ sequence, amount }) => [sequence, amount.minor]),
    mailed: mails.filter(({ kind }) => kind === "invoice-corrected"),
  };
}

async function placePaidOrder(): Promise<number> {
  const { id } = await placeOrder(platform);
  const { href } = await startMolliePayment(platform, id);
  await chooseOnSandboxPage(platform, href, { outcome: "paid" });
  return id;
}

test("each refund corrects the invoice, and each correction is mailed once", async () => {
  const id = await placePaidOrder();
  expect((await correctionsOf(id)).corrections).toEqual([]);
  await refund(id, 34_00, "first");
  await refund(id, 34_00, "first");
  await refund(id, null, "rest");
  const { corrections, mailed } = await correctionsOf(id);
  expect(corrections).toEqual([
    [1, 34_00],
    [2, totalMinor - 34_00],
  ]);
  expect(mailed).toHaveLength(2);
  expect(mailed.at(-1)?.text).toMatch(/\/media\/invoices\/pl\/link\/[\w-]+\/corrections\/2\.pdf/);
});

test("a refund that fails keeps its number, which no other correction gets", async () => {
  const id = await placePaidOrder();
  await refund(id, 10_00, "failing");
  await platform.connection.query("update refunds set status = 'failed' where key = 'failing'");
  await refund(id, 20_00, "second");
  expect((await correctionsOf(id)).corrections).toEqual([[2, 20_00]]);
});

test("an order that was paid on delivery is corrected in whole once it is refunded", async () => {
  const { id } = await placeOrder(platform);
  for (const to of ["shipped", "refunded"] as const)
    await platform.database.write((session) =>
      changeStatus(session, id, to, { settings: testSettings, now: openingDay }),
    );
  const { corrections, mailed } = await correctionsOf(id);
  expect(corrections).toEqual([[1, totalMinor]]);
  expect(mailed).toHaveLength(1);
});
