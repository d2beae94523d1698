import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { giftCardOptions } from "#domain/giftCard.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { moveOrder } from "#platform/order/moveOrder.ts";
import { staffCall } from "../staff/support.ts";
import { newEmail, password, register } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { options } from "../support/prescriptions.ts";
import { testSettings } from "../support/testParts.ts";
import { black, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";

const platform = await openForTests();
await platform.connection.query("insert into payment_methods values ('transfer', 9, false, '{\"pl\":\"Przelew\"}')");
await platform.connection.query("insert into payment_costs values ('transfer', 'PL', 'PLN', 0)");

const card = "DI-KARTA-200";
const bruno = 329_00;
const dpd = { carrierCode: "dpd", methodCode: "flatrate" };
const nothing = { carrierCode: "none", methodCode: "none" };

let recipient: string;
beforeEach(async () => {
  recipient = newEmail();
  await platform.setStock(black, 50);
});

const optionsFor = (change: Readonly<Record<string, string>> = {}) => {
  const typed = { email: recipient, from: "Ala", message: "Wszystkiego najlepszego!", sendOn: "", ...change };
  return options(
    Object.fromEntries(giftCardOptions(typed).map(({ optionId, optionValue }) => [optionId, optionValue])),
  );
};

async function totalsOf(cartId: string) {
  const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
  return endpoints.cartTotals.result("PLN").parse(json.result);
}

const amountOf = async (cartId: string, code: string) =>
  (await totalsOf(cartId)).rows.find((row) => row.code === code)?.amount.minor;

/** Orders a cart, and returns the id of the order. */
async function order(
  cartId: string,
  product: Parameters<typeof orderFor>[1],
  change: Parameters<typeof orderFor>[2] = {},
) {
  const body = orderFor(cartId, product, { paymentCode: "transfer", ...change });
  const { status, json } = await platform.post("order/create", body, visitor);
  expect([status, json.result]).toMatchObject([200, {}]);
  const placed = endpoints.orderCreate.result("PLN").parse(json.result);
  return { id: Number(placed.id), number: placed.number };
}

const move = (id: number, to: "paid" | "canceled" | "refunded") =>
  platform.database.write((session) => changeStatus(session, id, to, { settings: testSettings, now: openingDay }));

/** Gives a refunded order its status back, as a refund that failed does. */
const failRefund = (id: number) =>
  platform.database.write((session) =>
    moveOrder(session, { id, status: "refunded" }, { status: "paid", now: openingDay }),
  );

const giftMails = async () => (await platform.mailsTo(recipient)).filter(({ kind }) => kind === "gift-card");

/** Buys gift cards, and returns the code in the mail to the recipient. */
async function buyCard(quantity = 1): Promise<{ readonly id: number; readonly code: string }> {
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku: card, qty: quantity, ...optionsFor() });
  const { id } = await order(cartId, { sku: card, minor: 200_00, quantity }, { shipping: nothing });
  await move(id, "paid");
  await platform.runJobs();
  const [code = ""] = /GIFT-\w+/.exec((await giftMails())[0]?.text ?? "") ?? [];
  return { id, code };
}

async function cartWithFrame(): Promise<string> {
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku: black, qty: 1 });
  return cartId;
}

const apply = (cartId: string, code: string) => platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=${code}`, {});

async function leftOn(code: string): Promise<number> {
  const { rows } = await platform.connection.query<{ left: number }>('select "left" from gift_cards where code = $1', [
    code,
  ]);
  return rows[0]?.left ?? Number.NaN;
}

describe("a gift card", () => {
  test("is sent to its recipient once it is paid for, and only once", async () => {
    const cartId = await newCart(platform);
    await putIn(platform, cartId, { sku: card, qty: 2, ...optionsFor() });
    const { id } = await order(cartId, { sku: card, minor: 200_00, quantity: 2 }, { shipping: nothing });
    await platform.runJobs();
    expect(await giftMails()).toEqual([]);
    await move(id, "paid");
    await platform.runJobs();
    await platform.runJobs();
    const mails = await giftMails();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ text }) => /GIFT-\w+/.exec(text)?.[0])).size).toBe(2);
    expect(mails[0]?.text).toMatch(/Ala przesyła[\s\S]*Wszystkiego najlepszego![\s\S]*200,00/);
  });

  describe("for a later day", () => {
    afterEach(() => platform.setNow(openingDay));

    /** Buys a gift card for Christmas Eve, and returns the id of its order. */
    async function buyForLater(): Promise<number> {
      const cartId = await newCart(platform);
      await putIn(platform, cartId, { sku: card, qty: 1, ...optionsFor({ sendOn: "2026-12-24" }) });
      const { id } = await order(cartId, { sku: card, minor: 200_00 }, { shipping: nothing });
      await move(id, "paid");
      await platform.runJobs();
      return id;
    }

    async function reachDay(): Promise<void> {
      platform.setNow(new Date("2026-12-24T07:00:00Z"));
      await platform.runJobs();
    }

    test("is sent on that day, once", async () => {
      await buyForLater();
      expect(await giftMails()).toEqual([]);
      await reachDay();
      await platform.runJobs();
      expect(await giftMails()).toMatchObject([{ isSent: true }]);
    });

    test.each(["canceled", "refunded"] as const)("is not sent if its order was %s before", async (status) => {
      await move(await buyForLater(), status);
      await reachDay();
      expect(await giftMails()).toEqual([]);
    });

    test("is sent although its recipient deleted an account with that address", async () => {
      const account = await register(platform, recipient);
      await buyForLater();
      const deleted = await platform.post("user/delete", { currentPassword: password }, account.headers);
      expect(deleted.status).toBe(200);
      await reachDay();
      expect(await giftMails()).toMatchObject([{ isSent: true, text: expect.stringMatching(/GIFT-\w+/) }]);
    });

    test("is sent late if its order was refunded on that day, and the refund fails", async () => {
      const id = await buyForLater();
      await move(id, "refunded");
      await reachDay();
      await failRefund(id);
      await platform.runJobs();
      expect(await giftMails()).toMatchObject([{ isSent: true, text: expect.stringContaining("31 grudnia 2029") }]);
    });
  });

  test.each([
    { change: { email: "" }, field: "gift_email", problem: "required", name: "without an address" },
    { change: { email: "ala@" }, field: "gift_email", problem: "not-an-email", name: "with half an address" },
    { change: { sendOn: "2026-11-19" }, field: "gift_send_on", problem: "in-the-past", name: "for yesterday" },
    { change: { sendOn: "2026-02-30" }, field: "gift_send_on", problem: "not-a-date", name: "for no day" },
    {
      change: { message: "x".repeat(301) },
      field: "gift_message",
      problem: "too-long",
      name: "with too long a message",
    },
  ])("is refused $name", async ({ change, field, problem }) => {
    const cartId = await newCart(platform);
    const { status, json } = await putIn(platform, cartId, { sku: card, qty: 1, ...optionsFor(change) });
    expect(status).toBe(409);
    expect(json.result).toMatchObject({
      code: "PARAMETERS_REQUIRED",
      fields: [{ field: `cartItem.product_option.custom_options.${field}`, problem }],
    });
  });

  test("is not made cheaper by a coupon", async () => {
    await platform.connection.query(
      "insert into coupons (code, percent, is_for_first_order, created_at) values ('TEN', 10, false, now())",
    );
    const cartId = await newCart(platform);
    await putIn(platform, cartId, { sku: card, qty: 1, ...optionsFor() });
    await expect(apply(cartId, "TEN")).resolves.toMatchObject({
      json: { result: { code: "COUPON_APPLIES_TO_NOTHING" } },
    });
  });
});

describe("a gift card is redeemed", () => {
  test("in part: it pays the order, its tax stays, and the rest is left for the next one", async () => {
    const { code } = await buyCard();
    const cartId = await newCart(platform);
    await putIn(platform, cartId, { sku: "SK-POJEMNIK", qty: 1 });
    const before = await totalsOf(cartId);
    await expect(apply(cartId, code.toLowerCase())).resolves.toMatchObject({ status: 200 });
    const after = await totalsOf(cartId);
    expect(after.tax).toEqual(before.tax);
    expect(after.grandTotal.minor).toBe(0);
    expect(after.giftCardCode).toBe(code);
    const price = before.grandTotal.minor;
    const placed = await order(
      cartId,
      { sku: "SK-POJEMNIK", minor: price },
      { shipping: dpd, costs: { shipping: { minor: 5_00, currency: "PLN" }, payment: null } },
    );
    expect(await leftOn(code)).toBe(200_00 - price - 5_00);
    const { json } = await platform.get(`order/details?order_id=${placed.number}`, visitor);
    const details = endpoints.orderDetails.result("PLN").parse(json.result);
    expect(details).toMatchObject({ status: "paid", totals: { grandTotal: { minor: 0 } } });
    expect(details.totals.rows).toContainEqual({
      code: "gift_card",
      amount: { minor: -(price + 5_00), currency: "PLN" },
    });

    const next = await cartWithFrame();
    await apply(next, code);
    expect(await amountOf(next, "gift_card")).toBe(-(200_00 - price - 5_00));
    expect(await amountOf(next, "grand_total")).toBe(bruno - (200_00 - price - 5_00));
  });

  test("by one order only: the other one is told that it has changed", async () => {
    const { code } = await buyCard();
    const [first, second] = [await cartWithFrame(), await cartWithFrame()];
    await apply(first, code);
    await apply(second, code);
    const giftCard = { minor: -200_00, currency: "PLN" as const };
    const costs = { shipping: null, payment: null, giftCard };
    await order(first, { sku: black, minor: bruno }, { costs });
    const body = orderFor(second, { sku: black, minor: bruno }, { paymentCode: "transfer", costs });
    await expect(platform.post("order/create", body, visitor)).resolves.toMatchObject({
      status: 409,
      json: { result: { code: "GIFT_CARD_CHANGED" } },
    });
    expect(await leftOn(code)).toBe(0);
  });

  test("until the order is canceled, which puts the amount back", async () => {
    const { code } = await buyCard();
    const cartId = await cartWithFrame();
    await apply(cartId, code);
    const { id } = await order(cartId, { sku: black, minor: bruno });
    expect(await leftOn(code)).toBe(0);
    await move(id, "canceled");
    expect(await leftOn(code)).toBe(200_00);
  });

  test("no more once the order that bought it is canceled", async () => {
    const { id, code } = await buyCard();
    await move(id, "canceled");
    expect(await leftOn(code)).toBe(0);
    await expect(apply(await cartWithFrame(), code)).resolves.toMatchObject({
      json: { result: { code: "COUPON_UNKNOWN" } },
    });
  });

  test("as before once the refund of the order that bought it fails, and its mail is not repeated", async () => {
    const { id, code } = await buyCard();
    const cartId = await newCart(platform);
    await putIn(platform, cartId, { sku: "SK-POJEMNIK", qty: 1 });
    await apply(cartId, code);
    const paid = -((await amountOf(cartId, "gift_card")) ?? 0);
    const costs = { shipping: { minor: 5_00, currency: "PLN" as const }, payment: null };
    await order(cartId, { sku: "SK-POJEMNIK", minor: paid }, { shipping: dpd, costs });
    const left = await leftOn(code);
    expect(left).toBe(200_00 - paid - 5_00);
    await move(id, "refunded");
    expect(await leftOn(code)).toBe(0);
    await failRefund(id);
    await platform.runJobs();
    expect(await leftOn(code)).toBe(left);
    expect(await giftMails()).toHaveLength(1);
  });

  test("for no other gift card, and not after it was taken off the cart", async () => {
    const { code } = await buyCard();
    const cartId = await cartWithFrame();
    await putIn(platform, cartId, { sku: "DI-KARTA-100", qty: 1, ...optionsFor() });
    await apply(cartId, code);
    expect(await amountOf(cartId, "gift_card")).toBe(-200_00);
    expect(await amountOf(cartId, "grand_total")).toBe(bruno + 100_00 - 200_00);
    await platform.post(`cart/delete-coupon?cartId=${cartId}&coupon=${code}`, {});
    expect(await amountOf(cartId, "gift_card")).toBeUndefined();
  });
});

describe("the last day of a gift card", () => {
  test("is in its mail and in the totals of a cart that it pays for", async () => {
    const { code } = await buyCard();
    expect((await giftMails())[0]?.text).toMatch(/Ważna do[\s\S]*31 grudnia 2029/);
    const cartId = await cartWithFrame();
    await apply(cartId, code);
    expect(await totalsOf(cartId)).toMatchObject({ giftCardLastDay: "2029-12-31" });
  });

  test("is the last one on which the card pays", async () => {
    const { code } = await buyCard();
    const [cartId, later] = [await cartWithFrame(), await cartWithFrame()];
    platform.setNow(new Date("2029-12-31T22:30:00Z"));
    expect(await apply(cartId, code)).toMatchObject({ status: 200 });
    expect(await amountOf(cartId, "gift_card")).toBe(-200_00);
    platform.setNow(new Date("2029-12-31T23:30:00Z"));
    expect(await apply(later, code)).toMatchObject({ status: 409, json: { result: { code: "GIFT_CARD_EXPIRED" } } });
    expect(await amountOf(cartId, "gift_card")).toBeUndefined();
    platform.setNow(openingDay);
  });
});

test("the staff sees what is left on a gift card, and its movements", async () => {
  const { code } = await buyCard();
  const cartId = await cartWithFrame();
  await apply(cartId, code);
  const paid = await order(cartId, { sku: black, minor: bruno }, { shipping: dpd });
  const show = () => staffCall(platform, `gift-cards/${code.toLowerCase()}`);
  const use = { order: paid.number, amount: "200.00", returnedAt: null };
  await expect(show()).resolves.toMatchObject({
    status: 200,
    result: { code, amount: "200.00", left: "0.00", lastDay: "2029-12-31", movements: [use] },
  });
  await move(paid.id, "canceled");
  await expect(show()).resolves.toMatchObject({
    result: { left: "200.00", movements: [{ ...use, returnedAt: openingDay.toISOString() }] },
  });
  await expect(staffCall(platform, "gift-cards/GIFT-NONE")).resolves.toMatchObject({ status: 404 });
});
