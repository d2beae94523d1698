import { beforeEach, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();
await platform.connection.query("insert into payment_methods values ('transfer', 9, false, '{\"pl\":\"Przelew\"}')");
await platform.connection.query("insert into payment_costs values ('transfer', 'PL', 'PLN', 0)");
beforeEach(async () => {
  platform.setNow(openingDay);
  await platform.setStock(black, 10);
});

async function place(paymentCode: string, email = "late@example.pl"): Promise<number> {
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const order = orderFor(await filledCart(platform, black), bruno, { customer, paymentCode });
  const { json } = await platform.post("order/create", order);
  return Number(endpoints.orderCreate.result("PLN").parse(json.result).id);
}

async function statusAfter(id: number, days: number): Promise<string | undefined> {
  platform.setNow(new Date(openingDay.getTime() + days * 86_400_000));
  await platform.runJobs();
  const { rows } = await platform.connection.query<{ status: string }>("select status from orders where id = $1", [id]);
  return rows[0]?.status;
}

test("cancels an unpaid order after a week, returns its pieces to the stock and sends a mail", async () => {
  const id = await place("transfer", "week@example.pl");
  await expect(statusAfter(id, 6.9)).resolves.toBe("pending");
  await expect(platform.stockOf(black)).resolves.toBe(9);
  await expect(statusAfter(id, 7)).resolves.toBe("canceled");
  await expect(platform.stockOf(black)).resolves.toBe(10);
  await platform.runJobs();
  const mails = await platform.mailsTo("week@example.pl");
  expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation", "order-canceled"]);
});

test("cancels no paid order, and asks first about one with cash on delivery", async () => {
  const paid = await place("transfer");
  await platform.database.write((session) =>
    changeStatus(session, paid, "paid", { settings: testSettings, now: openingDay }),
  );
  await expect(statusAfter(paid, 30)).resolves.toBe("paid");
  platform.setNow(openingDay);
  const cashOnDelivery = await place("cashondelivery");
  await expect(statusAfter(cashOnDelivery, 30)).resolves.toBe("awaiting_confirmation");
});

/** Starts a payment of an order on the first day. */
const startPayment = (orderId: number, paymentId: string, status: string) =>
  platform.connection.query(
    `insert into payments (id, order_id, provider, method, amount, currency, status, link_hash, created_at, updated_at)
     values ($1, $2, 'mollie', 'banktransfer', 33400, 'PLN', $3, '', $4, $4)`,
    [paymentId, orderId, status, openingDay],
  );

test("waits another day while a payment is pending", async () => {
  const id = await place("transfer");
  await startPayment(id, "p-1", "pending");
  await expect(statusAfter(id, 8)).resolves.toBe("pending");
  await platform.connection.query("update payments set status = 'expired' where id = 'p-1'");
  await expect(statusAfter(id, 9)).resolves.toBe("canceled");
});

test("does not wait for ever for a payment that was left, or stays without news", async () => {
  const left = await place("transfer");
  await startPayment(left, "p-left", "open");
  await expect(statusAfter(left, 7)).resolves.toBe("canceled");
  platform.setNow(openingDay);
  const silent = await place("transfer");
  await startPayment(silent, "p-silent", "pending");
  await expect(statusAfter(silent, 13)).resolves.toBe("pending");
  await expect(statusAfter(silent, 15)).resolves.toBe("canceled");
});
