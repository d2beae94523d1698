import { beforeEach, describe, expect, test } from "vitest";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { sign, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { orders } from "#configuration/orders.ts";
import { newEmail, register } from "../support/accounts.ts";
import { staffCall } from "../staff/support.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { guestOrders, numberOf } from "../support/guestOrders.ts";
import { black } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { cases } from "../../../support/scope.ts";

const platform = await openForTests({ limits: createLimits(), confirmation: orders.confirmation });
beforeEach(async () => {
  platform.setNow(openingDay);
  await platform.setStock(black, 100);
});

const { newGuest, newOrder, send, order, readDetails, linkTo, openPage } = guestOrders(platform);

const kindsTo = async (email: string) => (await platform.mailsTo(email)).map(({ kind }) => kind);

/** Places four orders of one guest, the last of which has to be confirmed. */
async function placeSuspiciousOrder() {
  const [guest, email] = [newGuest(), newEmail()];
  for (let placed = 0; placed < 3; placed += 1) expect((await order(guest, { email })).status).toBe(200);
  const sent = await newOrder({ email });
  const number = numberOf(await send(sent, guest));
  return { guest, email, sent, number };
}

const after = (hours: number) => new Date(openingDay.getTime() + hours * 3_600_000);

describe("a guest who orders 48 times", () => {
  test("gets three orders accepted, seven to confirm and the rest refused for now", async () => {
    const [guest, email] = [newGuest(), newEmail()];
    const answers = [];
    for (let sent = 0; sent < 48; sent += 1) answers.push(await order(guest, { email }));
    const placed = answers.filter(({ status }) => status === 200).map(numberOf);
    const statuses = [];
    for (const number of placed) statuses.push((await readDetails(number, guest)).status);
    expect(statuses).toEqual([...Array(3).fill("pending"), ...Array(7).fill("awaiting_confirmation")]);
    const [refused] = answers.slice(10);
    expect(answers.slice(10).map(({ status }) => status)).toEqual(Array(38).fill(429));
    expect(refused?.json.result).toMatchObject({ code: "TOO_MANY_TRIES" });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(await kindsTo(email)).toHaveLength(10);
    platform.setNow(after(12));
    await platform.runJobs();
    await expect(platform.stockOf(black)).resolves.toBe(97);
  });

  test("is limited in the same way when all orders are sent at once", async () => {
    const [guest, email] = [newGuest(), newEmail()];
    const sent = await Promise.all(Array.from({ length: 20 }, () => newOrder({ email })));
    const answers = await Promise.all(sent.map((each) => send(each, guest)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });
});

test("needs no confirmation for a second order", async () => {
  const [guest, email] = [newGuest(), newEmail()];
  for (let placed = 0; placed < 2; placed += 1) {
    const number = numberOf(await order(guest, { email }));
    await expect(readDetails(number, guest)).resolves.toMatchObject({ status: "pending", confirmBy: null });
  }
  await expect(kindsTo(email)).resolves.toEqual(["order-confirmation", "order-confirmation"]);
});

test("stops sending confirmations to one mailbox for orders from many IP addresses, and still accepts its owner's", async () => {
  const email = newEmail();
  for (let sent = 0; sent < 4; sent += 1) expect((await order(newGuest(), { email })).status).toBe(200);
  await expect(kindsTo(email)).resolves.toEqual([...Array(3).fill("order-confirmation"), "order-to-confirm"]);
  const owner = newGuest();
  await expect(readDetails(numberOf(await order(owner, { email })), owner)).resolves.toMatchObject({
    status: "awaiting_confirmation",
  });
});

test("needs a confirmation for more than half of the stock", async () => {
  await platform.setStock(black, 8);
  const guest = newGuest();
  const large = numberOf(await order(guest, { quantity: 5 }));
  await expect(readDetails(large, guest)).resolves.toMatchObject({
    status: "awaiting_confirmation",
    confirmBy: after(12),
  });
  await platform.setStock(black, 100);
  const small = numberOf(await order(newGuest(), { quantity: 5 }));
  expect(small).not.toBe("");
});

describe("an order that needs a confirmation", () => {
  test("sends one mail without typed values, and reserves its pieces", async () => {
    const { email, number } = await placeSuspiciousOrder();
    await expect(platform.stockOf(black)).resolves.toBe(96);
    const mails = await platform.mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual([...Array(3).fill("order-confirmation"), "order-to-confirm"]);
    const mail = mails.at(-1);
    expect(mail?.subject).toBe(`Potwierdź zamówienie ${number}`);
    expect(mail?.text).not.toContain("Ala");
    expect(mail?.text).toContain("21 listopada 2026, godz.\u00A001:00");
  });

  test("is the same order without another mail when it is sent again, even above the limit", async () => {
    const { guest, email, sent, number } = await placeSuspiciousOrder();
    for (let more = 0; more < 6; more += 1) expect((await order(guest, { email })).status).toBe(200);
    expect((await order(guest, { email })).status).toBe(429);
    const mails = await kindsTo(email);
    for (let again = 0; again < 3; again += 1) expect(numberOf(await send(sent, guest))).toBe(number);
    await expect(kindsTo(email)).resolves.toEqual(mails);
  });

  test.each(
    cases(
      [["de", "Bestellung bestätigen", "Vielen Dank, Ihre Bestellung ist bestätigt."]],
      [
        ["pl", "Potwierdzenie zamówienia", "Dziękujemy, zamówienie jest potwierdzone."],
        ["en", "Confirm your order", "Thank you, your order is confirmed."],
      ],
    ),
  )("is confirmed by the button on the page of its link (%s)", async (language, title, thanks) => {
    const { guest, email, number } = await placeSuspiciousOrder();
    const href = (await linkTo(email)).replace("lang=pl", `lang=${language}`);
    // Virus scanners follow links in mails, so opening the page must not confirm the order.
    await expect(openPage(href, "GET")).resolves.toMatchObject({ status: 200, text: expect.stringContaining(title) });
    await expect(readDetails(number, guest)).resolves.toMatchObject({ status: "awaiting_confirmation" });
    for (let pressed = 0; pressed < 2; pressed += 1) {
      await expect(openPage(href, "POST")).resolves.toMatchObject({
        status: 200,
        text: expect.stringContaining(thanks),
      });
    }
    await expect(readDetails(number, guest)).resolves.toMatchObject({ status: "pending" });
    expect((await kindsTo(email)).slice(3)).toEqual(["order-to-confirm", "order-confirmation"]);
    await expect(staffCall(platform, `orders/${number}`)).resolves.toMatchObject({
      result: {
        history: [{ status: "awaiting_confirmation" }, { status: "pending", comment: "confirmed from the mail" }],
      },
    });
    platform.setNow(after(13));
    await platform.runJobs();
    await expect(readDetails(number, guest)).resolves.toMatchObject({ status: "pending" });
  });

  test("counts as paid once it is confirmed, if nothing is to be paid", async () => {
    const { guest, email, number } = await placeSuspiciousOrder();
    await platform.connection.query("update orders set grand_total = 0 where number = $1", [number]);
    await openPage(await linkTo(email), "POST");
    await expect(readDetails(number, guest)).resolves.toMatchObject({ status: "paid" });
  });

  test("is canceled after the deadline, returns its pieces and sends no mail", async () => {
    const { guest, email, number } = await placeSuspiciousOrder();
    const href = await linkTo(email);
    platform.setNow(new Date(after(12).getTime() - 1));
    await platform.runJobs();
    await expect(readDetails(number, guest)).resolves.toMatchObject({ status: "awaiting_confirmation" });
    platform.setNow(after(12));
    // The link expires on time, even before the job has run.
    await expect(openPage(href, "POST")).resolves.toMatchObject({ status: 400 });
    await platform.runJobs();
    await expect(readDetails(number, guest)).resolves.toMatchObject({ status: "canceled" });
    await expect(platform.stockOf(black)).resolves.toBe(97);
    await expect(openPage(href, "POST")).resolves.toMatchObject({
      status: 400,
      text: expect.stringContaining("zamówienie zostało anulowane"),
    });
    await expect(kindsTo(email)).resolves.not.toContain("order-canceled");
  });

  test("can be confirmed by the staff, which sends the usual mail", async () => {
    const { email, number } = await placeSuspiciousOrder();
    await expect(staffCall(platform, `orders/${number}/status`, { status: "shipped" })).resolves.toMatchObject({
      status: 409,
    });
    await expect(staffCall(platform, `orders/${number}/status`, { status: "pending" })).resolves.toMatchObject({
      status: 200,
    });
    expect((await kindsTo(email)).slice(3)).toEqual(["order-to-confirm", "order-confirmation"]);
  });

  test.each(["", "x", "a".repeat(80)])("is not confirmed by the token %j", async (token) => {
    await expect(openPage(`http://shop.test/letters/order?token=${token}`, "POST")).resolves.toMatchObject({
      status: 400,
    });
  });

  test("does not count any more once it is confirmed", async () => {
    const { guest, email } = await placeSuspiciousOrder();
    await openPage(await linkTo(email), "POST");
    const next = numberOf(await order(guest, { email }));
    await expect(readDetails(next, guest)).resolves.toMatchObject({ status: "awaiting_confirmation" });
    // Orders of the day before no longer count, including the three that were never confirmed.
    platform.setNow(after(25));
    const later = numberOf(await order(guest, { email }));
    await expect(readDetails(later, guest)).resolves.toMatchObject({ status: "pending" });
  });
});

test("needs no confirmation from a customer with a shipped order", async () => {
  const { email, headers } = await register(platform);
  const customer = { ...newGuest(), ...headers };
  const first = numberOf(await order(customer, { email }));
  for (const status of ["in_production", "shipped"]) await staffCall(platform, `orders/${first}/status`, { status });
  for (let placed = 0; placed < 6; placed += 1) {
    const number = numberOf(await order(customer, { email }));
    await expect(readDetails(number, customer)).resolves.toMatchObject({ status: "pending" });
  }
});

test("does not limit orders that the shop's own services sign", async () => {
  const guest = newGuest();
  const target = "/api/order/create?localeCode=pl";
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) {
    const text = JSON.stringify(await newOrder({ email: "office@example.pl" }));
    const call = { method: "POST", target, body: Buffer.from(text) };
    const signature = sign(testSettings.operatorKey ?? "", call, openingDay);
    const { status } = await platform.post("order/create?localeCode=pl", JSON.parse(text), {
      ...guest,
      [signatureHeader]: signature,
    });
    statuses.push(status);
  }
  expect(statuses).toEqual(Array(12).fill(200));
  await expect(kindsTo("office@example.pl")).resolves.toEqual(Array(12).fill("order-confirmation"));
});

test("does not count refused orders towards the limit", async () => {
  const guest = newGuest();
  const wrong = { ...(await newOrder()), products: [{ sku: black, qty: 1, price: 1, name: "" }] };
  for (let sent = 0; sent < 9; sent += 1) expect((await send(wrong, guest)).status).toBe(409);
  for (let placed = 0; placed < 10; placed += 1) expect((await order(guest)).status).toBe(200);
});
