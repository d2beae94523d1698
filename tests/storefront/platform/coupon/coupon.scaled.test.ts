import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import {
  grantAnnualGift,
  grantFirstPurchaseCoupon,
  grantNewsletterCoupon,
  readAnnualGift,
} from "#platform/coupon/coupons.ts";
import { newClient } from "../support/accounts.ts";
import { countOf } from "../support/countOf.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";

const platform = await openForTests();

const summer = new Date("2027-07-01T12:00:00Z");
const refusalMessage = "You've entered an incorrect coupon code. Please try again.";

beforeEach(() => platform.setNow(openingDay));

const apply = (cartId: string, code: string, headers: Readonly<Record<string, string>> = newClient()) =>
  platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=${encodeURIComponent(code)}`, {}, headers);
const removeCoupon = (cartId: string) => platform.post(`cart/delete-coupon?cartId=${cartId}`, {});

const zl = (minor: number) => ({ minor, currency: "PLN" as const });

async function totals(cartId: string) {
  const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
  return { wire: json.result, read: endpoints.cartTotals.result("PLN").parse(json.result) };
}

/** Inserts a coupon of 10 % for all products. `columns` are further columns of its row. */
async function insertCoupon(code: string, columns: Readonly<Record<string, unknown>> = {}) {
  const row = { code, percent: 10, created_at: openingDay, ...columns };
  const names = Object.keys(row);
  await platform.connection.query(
    `insert into coupons (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(row),
  );
}

const place = (cartId: string, change: Parameters<typeof orderFor>[2] = {}) =>
  platform.post("order/create", orderFor(cartId, bruno, change), visitor);

const customerWith = (email: string) => ({ customer: { firstName: "Ala", lastName: "Nowak", email } });

const countUses = (code: string) => countOf(platform.connection, "coupon_uses where code = $1", [code]);

test("takes 30 % off each line with frames, and reduces the VAT accordingly", async () => {
  platform.setNow(summer);
  const cartId = await filledCart(platform, black, 2);
  await putIn(platform, cartId, { sku: "SK-POJEMNIK", qty: 1 });
  await expect(apply(cartId, " opraweczki ")).resolves.toMatchObject({ status: 200, json: { result: true } });
  const { read, wire } = await totals(cartId);
  const frames = read.lines[0];
  expect(frames).toMatchObject({ rowTotal: zl(658_00), discount: zl(197_40) });
  expect(read.couponCode).toBe("OPRAWECZKI");
  expect(read.rows.find(({ code }) => code === "discount")?.amount).toEqual(zl(-197_40));
  expect(wire).toMatchObject({
    discount_amount: -197.4,
    items: [{ tax_amount: 86.13, discount_amount: 197.4 }, { discount_amount: 0 }],
  });
});

test("replaces the coupon of a cart by another, and removes it from the totals", async () => {
  await insertCoupon("TEN");
  await insertCoupon("FIVE", { percent: 5 });
  const cartId = await filledCart(platform, black);
  await apply(cartId, "TEN");
  await apply(cartId, "FIVE");
  await expect(totals(cartId)).resolves.toMatchObject({ read: { couponCode: "FIVE", grandTotal: zl(312_55) } });
  await removeCoupon(cartId);
  const { read, wire } = await totals(cartId);
  expect(read.grandTotal).toEqual(zl(329_00));
  expect(wire).not.toHaveProperty("coupon_code");
});

test("takes off an amount only in a currency that the coupon has", async () => {
  await insertCoupon("PRESENT", { percent: null, amounts: { PLN: 20_00 } });
  const cartId = await filledCart(platform, black);
  await apply(cartId, "PRESENT");
  await expect(totals(cartId)).resolves.toMatchObject({ read: { grandTotal: zl(309_00) } });
  const german = await newCart(platform, "de");
  await putIn(platform, german, { sku: black, qty: 1 });
  await expect(apply(german, "PRESENT")).resolves.toMatchObject({ json: { result: { code: "COUPON_UNKNOWN" } } });
});

describe("refused coupon", () => {
  test.each([
    { columns: null, code: "COUPON_UNKNOWN", status: 404, name: "unknown code" },
    {
      columns: { starts_at: new Date("2026-11-20T12:00:01Z") },
      code: "COUPON_NOT_YET",
      status: 409,
      name: "not valid yet",
    },
    { columns: { ends_at: openingDay }, code: "COUPON_EXPIRED", status: 409, name: "expired" },
    { columns: { store_codes: ["de"] }, code: "COUPON_UNKNOWN", status: 404, name: "of another store view" },
    {
      columns: { kinds: ["contact-lenses"] },
      code: "COUPON_APPLIES_TO_NOTHING",
      status: 409,
      name: "for products that are not in the cart",
    },
  ])("$name", async ({ columns, code, status }) => {
    const name = `R${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    if (columns) await insertCoupon(name, columns);
    const cartId = await filledCart(platform, black);
    const { json, ...answer } = await apply(cartId, name);
    expect(answer.status).toBe(status);
    expect(json.result).toEqual({ message: refusalMessage, code });
    await expect(totals(cartId)).resolves.toMatchObject({ read: { couponCode: null } });
  });

  test("summer coupon in November", async () => {
    const { json } = await apply(await filledCart(platform, black), "OPRAWECZKI");
    expect(json.result).toMatchObject({ code: "COUPON_NOT_YET" });
  });

  test("empty or too long code, and unknown cart", async () => {
    const cartId = await filledCart(platform, black);
    await expect(apply(cartId, " ")).resolves.toMatchObject({ status: 400 });
    await expect(apply(cartId, "A".repeat(65))).resolves.toMatchObject({ status: 400 });
    await expect(apply("nobody", "TEN")).resolves.toMatchObject({ json: { result: { code: "CART_UNKNOWN" } } });
  });
});

test("limits the attempts of a cart to ten per hour", async () => {
  const cartId = await filledCart(platform, black);
  for (let tries = 0; tries < 10; tries++) await apply(cartId, `GUESS-${tries}`);
  const answer = await apply(cartId, "GUESS");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("limit of wrong codes across carts", () => {
  /** Tries codes, each with a new cart, and returns how many were answered before the first 429. */
  async function countAllowedGuesses(
    headersOf: () => Readonly<Record<string, string>>,
    codeOf = () => crypto.randomUUID(),
  ) {
    for (let guesses = 0; guesses < 100; guesses++) {
      const answer = await apply(await newCart(platform), codeOf(), headersOf());
      if (answer.status === 429) return guesses;
    }
    return 100;
  }

  test("limits one browser with changing addresses", async () => {
    const browser = { "x-dioptra-visitor": "guesser" };
    await expect(countAllowedGuesses(() => ({ ...newClient(), ...browser }))).resolves.toBe(20);
    const cartId = await filledCart(platform, black);
    await insertCoupon("AFTERWARDS");
    const answer = await apply(cartId, "AFTERWARDS", { ...newClient(), ...browser });
    expect(answer.json.result).toMatchObject({ code: "TOO_MANY_TRIES" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("limits one address with changing browsers", async () => {
    const client = newClient();
    await expect(countAllowedGuesses(() => ({ ...client, "x-dioptra-visitor": crypto.randomUUID() }))).resolves.toBe(
      60,
    );
  });

  test("does not count an attempt that another limit refuses", async () => {
    const [cartId, client] = [await newCart(platform), newClient()];
    for (let guesses = 0; guesses < 80; guesses++) await apply(cartId, "GUESS", client);
    await expect(apply(await newCart(platform), "GUESS", client)).resolves.toMatchObject({ status: 404 });
  });

  test("does not count valid codes, so that shoppers behind one address can use theirs", async () => {
    await insertCoupon("OFFICE");
    const client = newClient();
    for (let shoppers = 0; shoppers < 70; shoppers++) {
      await expect(apply(await filledCart(platform, black), "OFFICE", client)).resolves.toMatchObject({ status: 200 });
    }
  });
});

describe("order", () => {
  test("stores coupon and discount, and shows them in its details and mail", async () => {
    await insertCoupon("KEPT");
    const cartId = await filledCart(platform, black);
    await apply(cartId, "KEPT");
    const costs = { shipping: zl(5_00), payment: null, discount: zl(-32_90) };
    const { json } = await place(cartId, { ...customerWith("kept@example.pl"), costs });
    const { number } = endpoints.orderCreate.result("PLN").parse(json.result);
    const details = await platform.get(`order/details?order_id=${number}`, visitor);
    expect(details.json.result).toMatchObject({
      coupon_code: "KEPT",
      discount_amount: -32.9,
      grand_total: 301.1,
      items: [{ row_total_incl_tax: 329, discount_amount: 32.9 }],
    });
    const order = endpoints.orderDetails.result("PLN").parse(details.json.result);
    expect(order.totals.rows[1]).toEqual({ code: "discount", amount: zl(-32_90) });
    const [mail] = await platform.mailsTo("kept@example.pl");
    expect(mail?.text).toMatch(/Rabat: -32,90\s*zł\n\s+KEPT/);
    await expect(countUses("KEPT")).resolves.toBe(1);
  });

  test("is refused with an expired coupon until it is removed or the shopper has seen the price without it", async () => {
    await insertCoupon("SHORT", { ends_at: new Date("2026-11-20T13:00:00Z") });
    const [cartId, cartWithSeenPrice] = [await filledCart(platform, black), await filledCart(platform, black)];
    await apply(cartId, "SHORT");
    await apply(cartWithSeenPrice, "SHORT");
    platform.setNow(new Date("2026-11-20T13:00:00Z"));
    await expect(place(cartId)).resolves.toMatchObject({ status: 409, json: { result: { code: "COUPON_EXPIRED" } } });
    await removeCoupon(cartId);
    await expect(place(cartId)).resolves.toMatchObject({ status: 200 });
    const costs = { shipping: null, payment: null, discount: zl(0) };
    await expect(place(cartWithSeenPrice, { costs })).resolves.toMatchObject({ status: 200 });
    await expect(countUses("SHORT")).resolves.toBe(0);
  });

  test("is refused if the discount differs from the one shown", async () => {
    await insertCoupon("OTHER");
    const cartId = await filledCart(platform, black);
    await apply(cartId, "OTHER");
    const costs = { shipping: null, payment: null, discount: zl(-30_00) };
    await expect(place(cartId, { costs })).resolves.toMatchObject({ json: { result: { code: "DISCOUNT_CHANGED" } } });
  });

  test("of whole cart lines, as Vue Storefront sends them, is refused if the discount that they state has changed", async () => {
    await insertCoupon("ELSEWHERE");
    const cartId = await filledCart(platform, black);
    await apply(cartId, "ELSEWHERE");
    const shown = async () => {
      const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
      return json.result as { readonly items: readonly unknown[]; readonly grand_total: number };
    };
    const placeWith = async ({ items }: Awaited<ReturnType<typeof shown>>) => {
      const body = orderFor(cartId, { sku: black, minor: 329_00 }, { costs: { shipping: null, payment: null } });
      const products = body.products.map((line, index) => ({ ...line, totals: items[index] }));
      return platform.post("order/create", { ...body, products }, visitor);
    };
    const before = await shown();
    // The coupon is removed in another tab.
    await removeCoupon(cartId);
    await expect(placeWith(before)).resolves.toMatchObject({ json: { result: { code: "DISCOUNT_CHANGED" } } });
    const now = await shown();
    expect(now.grand_total).toBeGreaterThan(before.grand_total);
    await expect(placeWith(now)).resolves.toMatchObject({ status: 200 });
  });

  test("limits the uses per customer, ignoring the case of the address", async () => {
    await insertCoupon("EACH", { max_uses_per_customer: 1 });
    const carts = [await filledCart(platform, black), await filledCart(platform, black)];
    for (const cartId of carts) await apply(cartId, "EACH");
    await expect(place(carts[0] ?? "", customerWith("Each@example.pl"))).resolves.toMatchObject({ status: 200 });
    await expect(place(carts[1] ?? "", customerWith("each@example.pl"))).resolves.toMatchObject({
      json: { result: { code: "COUPON_USED_UP" } },
    });
  });

  test.each([
    ["a tag in the address", "tagged@example.pl", "tagged+2@example.pl"],
    ["dots and another host of Gmail", "dotted@gmail.com", "d.o.t.t.e.d+2@googlemail.com"],
  ])("limits the uses per customer despite %s", async (_what, first, second) => {
    const code = `ONCE${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await insertCoupon(code, { max_uses_per_customer: 1 });
    const carts = [await filledCart(platform, black), await filledCart(platform, black)];
    for (const cartId of carts) await apply(cartId, code);
    await expect(place(carts[0] ?? "", customerWith(first))).resolves.toMatchObject({ status: 200 });
    await expect(place(carts[1] ?? "", customerWith(second))).resolves.toMatchObject({
      json: { result: { code: "COUPON_USED_UP" } },
    });
    // Mails are sent to the address as typed.
    await expect(platform.mailsTo(first)).resolves.toHaveLength(1);
  });

  test("accepts a coupon for five uses exactly five times in twenty concurrent orders", async () => {
    await platform.setStock(black, 100);
    await insertCoupon("FIVETIMES", { max_uses: 5 });
    const carts = await Promise.all(Array.from({ length: 20 }, () => filledCart(platform, black)));
    await Promise.all(carts.map((cartId) => apply(cartId, "FIVETIMES")));
    const answers = await Promise.all(carts.map((cartId) => place(cartId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refusals = answers.filter(({ status }) => status !== 200);
    for (const { json } of refusals) expect(json.result).toMatchObject({ code: "COUPON_USED_UP" });
    await expect(countUses("FIVETIMES")).resolves.toBe(5);
    await expect(platform.stockOf(black)).resolves.toBe(95);
  });
});

describe("personal coupon", () => {
  test("newsletter coupon takes off 10 % of one order, with one code per address", async () => {
    const code = await platform.database.write((session) =>
      grantNewsletterCoupon(session, "Ola@example.pl", openingDay),
    );
    const again = await platform.database.write((session) =>
      grantNewsletterCoupon(session, "ola@example.pl", openingDay),
    );
    expect(code).toMatch(/^NEWS-[A-Z2-9]{10}$/);
    expect(again).toBe(code);
    const cartId = await filledCart(platform, black);
    await apply(cartId, code.toLowerCase());
    await expect(totals(cartId)).resolves.toMatchObject({ read: { grandTotal: zl(296_10) } });
    await expect(place(cartId)).resolves.toMatchObject({ status: 200 });
    await expect(apply(await filledCart(platform, black), code)).resolves.toMatchObject({
      json: { result: { code: "COUPON_USED_UP" } },
    });
  });

  test("is the same for all addresses of a mailbox", async () => {
    const codes = ["Ewa@gmail.com", "e.w.a@gmail.com", "ewa+lato@googlemail.com"].map((email) =>
      platform.database.write((session) => grantNewsletterCoupon(session, email, openingDay)),
    );
    expect(new Set(await Promise.all(codes)).size).toBe(1);
  });

  test("for a year of lenses halves one pair of glasses, once and in its store only", async () => {
    const write = platform.database.write.bind(platform.database);
    const year = { id: 7, storeCode: "pl" };
    const code = await write((session) => grantAnnualGift(session, year, "rok@example.pl", openingDay));
    const read = () => platform.database.read((session) => readAnnualGift(session, year.id, openingDay));
    const cartId = await filledCart(platform, black, 2);
    await apply(cartId, code);
    await expect(totals(cartId)).resolves.toMatchObject({ read: { grandTotal: zl(493_50) } });
    const german = await newCart(platform, "de");
    await putIn(platform, german, { sku: black, qty: 1 });
    await expect(apply(german, code)).resolves.toMatchObject({ json: { result: { code: "COUPON_UNKNOWN" } } });
    await expect(read()).resolves.toEqual({ code, endsAt: new Date("2027-02-18T12:00:00Z") });
    const single = await filledCart(platform, black);
    await apply(single, code);
    await expect(place(single)).resolves.toMatchObject({ status: 200 });
    await expect(read()).resolves.toBeNull();
  });

  test("first-purchase coupon takes off 5 % of the first order only", async () => {
    const email = "first@example.pl";
    const code = await platform.database.write((session) => grantFirstPurchaseCoupon(session, email, openingDay));
    const [first, second] = [await filledCart(platform, black), await filledCart(platform, black)];
    await apply(second, code);
    await expect(totals(second)).resolves.toMatchObject({ read: { grandTotal: zl(312_55) } });
    await place(first, customerWith(email));
    await expect(place(second, customerWith("FIRST+again@example.pl"))).resolves.toMatchObject({
      json: { result: { code: "COUPON_FOR_FIRST_ORDER" } },
    });
  });

  test("expires after 90 days", async () => {
    const code = await platform.database.write((session) => grantNewsletterCoupon(session, "late@x.pl", openingDay));
    platform.setNow(new Date("2027-02-18T12:00:00Z"));
    const { json } = await apply(await filledCart(platform, black), code);
    expect(json.result).toMatchObject({ code: "COUPON_EXPIRED" });
  });
});

test("collect-totals sets shipping and payment together and returns the totals", async () => {
  const cartId = await filledCart(platform, black);
  const collect = (methods: unknown) => platform.post(`cart/collect-totals?cartId=${cartId}`, { methods });
  const chosen = {
    paymentMethod: { method: "cashondelivery" },
    shippingCarrierCode: "dpd",
    shippingMethodCode: "flatrate",
  };
  const { json } = await collect(chosen);
  expect(endpoints.collectTotals.result("PLN").parse(json.result).grandTotal).toEqual(zl(334_00));
  await expect(totals(cartId)).resolves.toMatchObject({ read: { grandTotal: zl(334_00) } });
  await expect(collect({ paymentMethod: { method: "shells" } })).resolves.toMatchObject({
    json: { result: { code: "PAYMENT_NOT_OFFERED" } },
  });
  await expect(collect({ shippingCarrierCode: "dpd", shippingMethodCode: "drone" })).resolves.toMatchObject({
    json: { result: { code: "SHIPPING_NOT_OFFERED" } },
  });
  await expect(platform.post(`cart/collect-totals?cartId=${cartId}`, {})).resolves.toMatchObject({ status: 400 });
});
