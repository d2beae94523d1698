import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { chooseOnSandboxPage, placeOrder, readOrder, startMolliePayment, totalMinor } from "./support/paying.ts";
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

const change = (id: number, to: "paid" | "canceled" | "refunded") =>
  platform.database.write((session) => changeStatus(session, id, to, { settings: testSettings, now: openingDay }));

/** Makes a gift card pay a part of an order, as if it had been redeemed with it. */
const payByCard = (id: number, giftCard: number) =>
  platform.connection.query("update orders set gift_card = $2, grand_total = grand_total - $2 where id = $1", [
    id,
    giftCard,
  ]);

test("what was paid twice is returned first, and corrects nothing", async () => {
  const { id } = await placeOrder(platform);
  const first = await startMolliePayment(platform, id);
  const second = await startMolliePayment(platform, id, "applepay");
  for (const { href } of [first, second]) await chooseOnSandboxPage(platform, href, { outcome: "paid" });
  await expect(refund(id, null, "twice")).resolves.toMatchObject({ ok: true });
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
  expect((await correctionsOf(id)).corrections).toEqual([]);
  await expect(refund(id, null, "twice")).resolves.toMatchObject({ ok: true });
  await expect(refund(id, null, "order")).resolves.toMatchObject({ ok: true });
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "refunded" });
  expect((await correctionsOf(id)).corrections).toEqual([[2, totalMinor]]);
  await expect(refund(id, null, "more")).resolves.toMatchObject({ ok: false });
});

test("what went back on a gift card is corrected with the last refund", async () => {
  const { id } = await placeOrder(platform);
  await payByCard(id, 200_00);
  const { href } = await startMolliePayment(platform, id);
  await chooseOnSandboxPage(platform, href, { outcome: "paid" });
  await refund(id, 34_00, "card-1");
  expect((await correctionsOf(id)).corrections).toEqual([[1, 34_00]]);
  await refund(id, null, "card-2");
  expect((await correctionsOf(id)).corrections).toEqual([
    [1, 34_00],
    [2, totalMinor - 34_00],
  ]);
});

test.each(["canceled", "refunded"] as const)(
  "an order paid by a gift card alone is corrected once it is %s",
  async (to) => {
    const { id } = await placeOrder(platform);
    await payByCard(id, totalMinor);
    await change(id, "paid");
    expect((await correctionsOf(id)).corrections).toEqual([]);
    await change(id, to);
    const { corrections, mailed } = await correctionsOf(id);
    expect(corrections).toEqual([[1, totalMinor]]);
    expect(mailed).toHaveLength(1);
  },
);
