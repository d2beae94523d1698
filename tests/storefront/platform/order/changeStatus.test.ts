import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, filledCart, orderFor, visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();

async function place(email: string, coupon: string | null = null): Promise<number> {
  const cartId = await filledCart(platform, black, 2);
  if (coupon !== null) await platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=${coupon}`, {});
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const order = orderFor(cartId, { sku: black, minor: 329_00, quantity: 2 }, { customer });
  const { json } = await platform.post("order/create", order, visitor);
  return Number(endpoints.orderCreate.result("PLN").parse(json.result).id);
}

const change = (id: number, to: OrderStatus) =>
  platform.database.write((session) => changeStatus(session, id, to, { settings: testSettings, now: openingDay }));

async function history(id: number) {
  const { rows } = await platform.connection.query<{ status: OrderStatus }>(
    "select status from order_status_history where order_id = $1 order by id",
    [id],
  );
  return rows.map(({ status }) => status);
}

test("records each status once, and mails once that the parcel was shipped", async () => {
  const id = await place("way@example.pl");
  for (const to of ["paid", "paid", "in_production", "shipped", "shipped", "completed"] as const) {
    await expect(change(id, to)).resolves.toMatchObject({ ok: true, value: { order: { status: to } } });
  }
  await expect(history(id)).resolves.toEqual(["pending", "paid", "in_production", "shipped", "completed"]);
  const mails = await platform.mailsTo("way@example.pl");
  expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation", "order-shipped"]);
  expect(mails[1]?.subject).toMatch(/^Zamówienie \d{9} jest w drodze$/);
});

test("tells the customer when an order had each status", async () => {
  const id = await place("times@example.pl");
  await change(id, "paid");
  const { rows } = await platform.connection.query<{ number: string }>("select number from orders where id = $1", [id]);
  const { json } = await platform.get(`order/details?order_id=${rows[0]?.number}`, visitor);
  expect(endpoints.orderDetails.result("PLN").parse(json.result).steps).toEqual([
    { status: "pending", at: openingDay },
    { status: "paid", at: openingDay },
  ]);
});

test("refuses an earlier status and an unknown order", async () => {
  const id = await place("back@example.pl");
  await change(id, "shipped");
  await expect(change(id, "paid")).resolves.toEqual({ ok: false, error: "not-from-there" });
  await expect(change(999_999, "paid")).resolves.toEqual({ ok: false, error: "no-such-order" });
  await expect(history(id)).resolves.toEqual(["pending", "shipped"]);
});

test("returns the pieces and the coupon of a canceled order once", async () => {
  await platform.connection.query(
    "insert into coupons (code, percent, max_uses, created_at) values ('ONCE', 10, 1, now())",
  );
  await platform.setStock(black, 10);
  const id = await place("cancel@example.pl", "ONCE");
  await expect(platform.stockOf(black)).resolves.toBe(8);
  const canceled = await change(id, "canceled");
  expect(canceled.ok && canceled.value.productIds).toHaveLength(1);
  await change(id, "canceled");
  await expect(platform.stockOf(black)).resolves.toBe(10);
  await expect(place("again@example.pl", "ONCE")).resolves.toBeGreaterThan(id);
});
