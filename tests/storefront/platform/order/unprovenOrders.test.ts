import { beforeEach, expect, test } from "vitest";
import { orders } from "#configuration/orders.ts";
import { newEmail, register } from "../support/accounts.ts";
import { guestOrders, numberOf } from "../support/guestOrders.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black } from "../support/shopping.ts";
import { staffCall } from "../staff/support.ts";
import { cases } from "../../../support/scope.ts";

const { confirmation } = orders;
const platform = await openForTests({ confirmation });
await platform.connection.query("insert into payment_methods values ('transfer', 9, false, '{\"pl\":\"Przelew\"}')");
await platform.connection.query("insert into payment_costs values ('transfer', 'PL', 'PLN', 0)");
const { newGuest, order, readDetails, linkTo, openPage } = guestOrders(platform);

const after = (hours: number) => new Date(openingDay.getTime() + hours * 3_600_000);
const afterDays = (days: number) => after(days * 24);
const kindsTo = async (email: string) => (await platform.mailsTo(email)).map(({ kind }) => kind);

beforeEach(async () => {
  platform.setNow(openingDay);
  // Orders of earlier tests no longer hold anything.
  await platform.connection.query("update orders set is_unproven = false");
  await platform.setStock(black, 20);
});

/** Places an order of two pieces as another guest. */
async function orderTwo(headers = newGuest(), paymentCode = "cashondelivery") {
  const email = newEmail();
  const number = numberOf(await order(headers, { email, quantity: 2, paymentCode }));
  const status = async () => (await readDetails(number, headers)).status;
  return { email, number, status };
}

/** Places orders of two pieces until all unproven orders together hold their share. */
async function fillShare() {
  const placed = [];
  for (let guests = 0; guests < 5; guests++) placed.push(await orderTwo());
  return placed;
}

test.each(
  cases(
    [[20, "one address", { "x-dioptra-client": "198.51.100.1" }] as const],
    [[40, "addresses of their own", {}] as const],
  ),
)("keeps half of %i pieces from guests who order two each from %s", async (pieces, _where, address) => {
  await platform.setStock(black, pieces);
  const statuses = [];
  for (let sent = 0; sent < pieces / 2; sent++) {
    const { status } = await orderTwo({ ...newGuest(), ...address });
    statuses.push(await status());
  }
  expect(statuses).toEqual([...Array(pieces / 4).fill("pending"), ...Array(pieces / 4).fill("awaiting_confirmation")]);
  await expect(platform.stockOf(black)).resolves.toBe(pieces / 2);
});

test("takes the pieces of an order beyond the share when it is confirmed", async () => {
  await fillShare();
  const { email, number, status } = await orderTwo();
  const mails = await platform.mailsTo(email);
  expect(mails.at(-1)?.text).toContain("odłożymy je dla Ciebie dopiero po potwierdzeniu");
  for (let pressed = 0; pressed < 2; pressed++) {
    await expect(openPage(await linkTo(email), "POST")).resolves.toMatchObject({ status: 200 });
  }
  await expect(status()).resolves.toBe("pending");
  await expect(platform.stockOf(black)).resolves.toBe(8);
  await staffCall(platform, `orders/${number}/status`, { status: "canceled" });
  await expect(platform.stockOf(black)).resolves.toBe(10);
});

test.each(
  cases(
    [["de", "sind inzwischen ausverkauft"]],
    [
      ["pl", "zostały w międzyczasie wyprzedane"],
      ["en", "have sold out in the meantime"],
    ],
  ),
)(
  "cancels an order beyond the share that is sold out when it is confirmed, and says so (%s)",
  async (language, text) => {
    await fillShare();
    const { email, number, status } = await orderTwo();
    await platform.setStock(black, 1);
    await expect(staffCall(platform, `orders/${number}/status`, { status: "pending" })).resolves.toMatchObject({
      status: 409,
    });
    const href = (await linkTo(email)).replace("lang=pl", `lang=${language}`);
    await expect(openPage(href, "POST")).resolves.toMatchObject({ status: 400, text: expect.stringContaining(text) });
    await expect(status()).resolves.toBe("canceled");
    await expect(platform.stockOf(black)).resolves.toBe(1);
  },
);

test("returns no pieces of an order beyond the share that is not confirmed", async () => {
  await fillShare();
  const { status } = await orderTwo();
  platform.setNow(after(confirmation.hours));
  await platform.runJobs();
  await expect(status()).resolves.toBe("canceled");
  await expect(platform.stockOf(black)).resolves.toBe(10);
});

test("does not count orders that were confirmed, processed or canceled", async () => {
  const [first, second] = await fillShare();
  await staffCall(platform, `orders/${first?.number}/status`, { status: "canceled" });
  await staffCall(platform, `orders/${second?.number}/status`, { status: "in_production" });
  const next = await orderTwo();
  await expect(next.status()).resolves.toBe("pending");
  await openPage(await linkTo((await orderTwo()).email), "POST");
  await expect(platform.stockOf(black)).resolves.toBe(8);
});

test("reserves an unpaid order beyond the share only for hours", async () => {
  await fillShare();
  const { status } = await orderTwo(newGuest(), "transfer");
  await expect(status()).resolves.toBe("pending");
  await expect(platform.stockOf(black)).resolves.toBe(8);
  platform.setNow(after(confirmation.paymentHours));
  await platform.runJobs();
  await expect(status()).resolves.toBe("canceled");
  await expect(platform.stockOf(black)).resolves.toBe(10);
});

test("asks whether an order that nobody has processed is still wanted, and keeps it when it is", async () => {
  const { email, status } = await orderTwo();
  platform.setNow(afterDays(confirmation.askAfterDays));
  await platform.runJobs();
  await expect(status()).resolves.toBe("awaiting_confirmation");
  await expect(kindsTo(email)).resolves.toEqual(["order-confirmation", "order-still-wanted"]);
  const [, mail] = await platform.mailsTo(email);
  expect(mail?.subject).toMatch(/^Czy zamówienie \d{9} jest nadal aktualne\?$/);
  await expect(openPage(await linkTo(email, "order-still-wanted"), "POST")).resolves.toMatchObject({ status: 200 });
  platform.setNow(afterDays(30));
  await platform.runJobs();
  await expect(status()).resolves.toBe("pending");
  await expect(platform.stockOf(black)).resolves.toBe(18);
  await expect(kindsTo(email)).resolves.toHaveLength(2);
});

test("cancels an order that nobody has processed without an answer, and returns its pieces", async () => {
  const { email, status } = await orderTwo();
  platform.setNow(afterDays(confirmation.askAfterDays));
  await platform.runJobs();
  platform.setNow(afterDays(confirmation.askAfterDays + confirmation.answerDays));
  await platform.runJobs();
  await expect(status()).resolves.toBe("canceled");
  await expect(platform.stockOf(black)).resolves.toBe(20);
  await expect(kindsTo(email)).resolves.toEqual(["order-confirmation", "order-still-wanted"]);
});

test("does not ask about orders that are processed, or of customers with a shipped order", async () => {
  const processed = await orderTwo();
  await staffCall(platform, `orders/${processed.number}/status`, { status: "in_production" });
  const { headers } = await register(platform);
  const customer = { ...newGuest(), ...headers };
  const first = await orderTwo(customer);
  for (const status of ["in_production", "shipped"]) {
    await staffCall(platform, `orders/${first.number}/status`, { status });
  }
  const trusted = await orderTwo(customer);
  platform.setNow(afterDays(30));
  await platform.runJobs();
  await expect(processed.status()).resolves.toBe("in_production");
  await expect(kindsTo(trusted.email)).resolves.not.toContain("order-still-wanted");
  await expect(kindsTo(processed.email)).resolves.not.toContain("order-still-wanted");
});
