import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { grantFirstPurchaseCoupon, grantNewsletterCoupon } from "#platform/coupon/coupons.ts";
import { newClient } from "../support/accounts.ts";
import { countOf } from "../support/countOf.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";

const platform = await openForTests();

const summer = new Date("2027-07-01T12:00:00Z");
const sentence = "You've entered an incorrect coupon code. Please try again.";

beforeEach(() => platform.setNow(openingDay));

const apply = (cartId: string, code: string, headers: Readonly<Record<string, string>> = newClient()) =>
  platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=${encodeURIComponent(code)}`, {}, headers);
const drop = (cartId: string) => platform.post(`cart/delete-coupon?cartId=${cartId}`, {});

const zl = (minor: number) => ({ minor, currency: "PLN" as const });

async function totals(cartId: string) {
  const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
  return { wire: json.result, read: endpoints.cartTotals.result("PLN").parse(json.result) };
}

/** A coupon for everything; `columns` are further ones of its row. */
async function coupon(code: string, columns: Readonly<Record<string, unknown>> = {}) {
  const row = { code, percent: 10, created_at: openingDay, ...columns };
  const names = Object.keys(row);
  await platform.connection.query(
    `insert into coupons (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(row),
  );
}

const place = (cartId: string, change: Parameters<typeof orderFor>[2] = {}) =>
  platform.post("order/create", orderFor(cartId, bruno, change), visitor);

const by = (email: string) => ({ customer: { firstName: "Ala", lastName: "Nowak", email } });

const uses = (code: string) => countOf(platform.connection, "coupon_uses where code = $1", [code]);

test("the summer's code takes 30 % off frames, of each line, and the VAT is that of what is left", async () => {
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

test("a cart has one coupon: another takes its place, and without one the totals say nothing of it", async () => {
  await coupon("TEN");
  await coupon("FIVE", { percent: 5 });
  const cartId = await filledCart(platform, black);
  await apply(cartId, "TEN");
  await apply(cartId, "FIVE");
  await expect(totals(cartId)).resolves.toMatchObject({ read: { couponCode: "FIVE", grandTotal: zl(312_55) } });
  await drop(cartId);
  const { read, wire } = await totals(cartId);
  expect(read.grandTotal).toEqual(zl(329_00));
  expect(wire).not.toHaveProperty("coupon_code");
});

test("an amount is taken off in the currency of the store view", async () => {
  await coupon("PRESENT", { percent: null, amounts: { PLN: 20_00 } });
  const cartId = await filledCart(platform, black);
  await apply(cartId, "PRESENT");
  await expect(totals(cartId)).resolves.toMatchObject({ read: { grandTotal: zl(309_00) } });
  const german = await newCart(platform, "de");
  await putIn(platform, german, { sku: black, qty: 1 });
  await expect(apply(german, "PRESENT")).resolves.toMatchObject({ json: { result: { code: "COUPON_UNKNOWN" } } });
});

describe("a code is refused, in one sentence and with its reason,", () => {
  test.each([
    { columns: null, code: "COUPON_UNKNOWN", status: 404, name: "that there is not" },
    {
      columns: { starts_at: new Date("2026-11-20T12:00:01Z") },
      code: "COUPON_NOT_YET",
      status: 409,
      name: "too early",
    },
    { columns: { ends_at: openingDay }, code: "COUPON_EXPIRED", status: 409, name: "too late" },
    { columns: { store_codes: ["de"] }, code: "COUPON_UNKNOWN", status: 404, name: "of another store view" },
    {
      columns: { kinds: ["contact-lenses"] },
      code: "COUPON_APPLIES_TO_NOTHING",
      status: 409,
      name: "for what is not in the cart",
    },
  ])("$name", async ({ columns, code, status }) => {
    const name = `R${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    if (columns) await coupon(name, columns);
    const cartId = await filledCart(platform, black);
    const { json, ...answer } = await apply(cartId, name);
    expect(answer.status).toBe(status);
    expect(json.result).toEqual({ message: sentence, code });
    await expect(totals(cartId)).resolves.toMatchObject({ read: { couponCode: null } });
  });

  test("of the summer in November", async () => {
    const { json } = await apply(await filledCart(platform, black), "OPRAWECZKI");
    expect(json.result).toMatchObject({ code: "COUPON_NOT_YET" });
  });

  test("that is empty, or longer than any, or for a cart that there is not", async () => {
    const cartId = await filledCart(platform, black);
    await expect(apply(cartId, " ")).resolves.toMatchObject({ status: 400 });
    await expect(apply(cartId, "A".repeat(65))).resolves.toMatchObject({ status: 400 });
    await expect(apply("nobody", "TEN")).resolves.toMatchObject({ json: { result: { code: "CART_UNKNOWN" } } });
  });
});

test("codes are tried ten times in an hour, then the cart has to wait", async () => {
  const cartId = await filledCart(platform, black);
  for (let tries = 0; tries < 10; tries++) await apply(cartId, `GUESS-${tries}`);
  const answer = await apply(cartId, "GUESS");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("guesses are counted across carts", () => {
  /** Tries codes, each with a new cart, and returns how many were answered before the first 429. */
  async function guessesOf(headersOf: () => Readonly<Record<string, string>>, codeOf = () => crypto.randomUUID()) {
    for (let guesses = 0; guesses < 100; guesses++) {
      const answer = await apply(await newCart(platform), codeOf(), headersOf());
      if (answer.status === 429) return guesses;
    }
    return 100;
  }

  test("for one browser, whatever its address", async () => {
    const browser = { "x-dioptra-visitor": "guesser" };
    await expect(guessesOf(() => ({ ...newClient(), ...browser }))).resolves.toBe(20);
    const cartId = await filledCart(platform, black);
    await coupon("AFTERWARDS");
    const answer = await apply(cartId, "AFTERWARDS", { ...newClient(), ...browser });
    expect(answer.json.result).toMatchObject({ code: "TOO_MANY_TRIES" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("for one address, whatever the browser", async () => {
    const client = newClient();
    await expect(guessesOf(() => ({ ...client, "x-dioptra-visitor": crypto.randomUUID() }))).resolves.toBe(60);
  });

  test("and a guess that one limit refuses uses up none of the others", async () => {
    const [cartId, client] = [await newCart(platform), newClient()];
    for (let guesses = 0; guesses < 80; guesses++) await apply(cartId, "GUESS", client);
    await expect(apply(await newCart(platform), "GUESS", client)).resolves.toMatchObject({ status: 404 });
  });

  test("but codes that are right are not: an office behind one address applies as many as it has", async () => {
    await coupon("OFFICE");
    const client = newClient();
    for (let shoppers = 0; shoppers < 70; shoppers++) {
      await expect(apply(await filledCart(platform, black), "OFFICE", client)).resolves.toMatchObject({ status: 200 });
    }
  });
});

describe("an order", () => {
  test("keeps its coupon and its discount, and says so in its details and its mail", async () => {
    await coupon("KEPT");
    const cartId = await filledCart(platform, black);
    await apply(cartId, "KEPT");
    const costs = { shipping: zl(5_00), payment: null, discount: zl(-32_90) };
    const { json } = await place(cartId, { ...by("kept@example.pl"), costs });
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
    await expect(uses("KEPT")).resolves.toBe(1);
  });

  test("is refused when its coupon counts no longer, until it is taken off or seen to take nothing off", async () => {
    await coupon("SHORT", { ends_at: new Date("2026-11-20T13:00:00Z") });
    const [cartId, seen] = [await filledCart(platform, black), await filledCart(platform, black)];
    await apply(cartId, "SHORT");
    await apply(seen, "SHORT");
    platform.setNow(new Date("2026-11-20T13:00:00Z"));
    await expect(place(cartId)).resolves.toMatchObject({ status: 409, json: { result: { code: "COUPON_EXPIRED" } } });
    await drop(cartId);
    await expect(place(cartId)).resolves.toMatchObject({ status: 200 });
    const costs = { shipping: null, payment: null, discount: zl(0) };
    await expect(place(seen, { costs })).resolves.toMatchObject({ status: 200 });
    await expect(uses("SHORT")).resolves.toBe(0);
  });

  test("is refused when the coupon takes off something else than was shown", async () => {
    await coupon("OTHER");
    const cartId = await filledCart(platform, black);
    await apply(cartId, "OTHER");
    const costs = { shipping: null, payment: null, discount: zl(-30_00) };
    await expect(place(cartId, { costs })).resolves.toMatchObject({ json: { result: { code: "DISCOUNT_CHANGED" } } });
  });

  test("uses a coupon no more often than one shopper may, however the address is written", async () => {
    await coupon("EACH", { max_uses_per_customer: 1 });
    const carts = [await filledCart(platform, black), await filledCart(platform, black)];
    for (const cartId of carts) await apply(cartId, "EACH");
    await expect(place(carts[0] ?? "", by("Each@example.pl"))).resolves.toMatchObject({ status: 200 });
    await expect(place(carts[1] ?? "", by("each@example.pl"))).resolves.toMatchObject({
      json: { result: { code: "COUPON_USED_UP" } },
    });
  });

  test.each([
    ["a tag", "tagged@example.pl", "tagged+2@example.pl"],
    ["Google's dots and its other host", "dotted@gmail.com", "d.o.t.t.e.d+2@googlemail.com"],
  ])("uses a coupon once for one shopper who writes the address with %s", async (_what, first, second) => {
    const code = `ONCE${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await coupon(code, { max_uses_per_customer: 1 });
    const carts = [await filledCart(platform, black), await filledCart(platform, black)];
    for (const cartId of carts) await apply(cartId, code);
    await expect(place(carts[0] ?? "", by(first))).resolves.toMatchObject({ status: 200 });
    await expect(place(carts[1] ?? "", by(second))).resolves.toMatchObject({
      json: { result: { code: "COUPON_USED_UP" } },
    });
    // Mail goes to the address as it was typed.
    await expect(platform.mailsTo(first)).resolves.toHaveLength(1);
  });

  test("twenty at once use a coupon for five exactly five times", async () => {
    await platform.setStock(black, 100);
    await coupon("FIVETIMES", { max_uses: 5 });
    const carts = await Promise.all(Array.from({ length: 20 }, () => filledCart(platform, black)));
    await Promise.all(carts.map((cartId) => apply(cartId, "FIVETIMES")));
    const answers = await Promise.all(carts.map((cartId) => place(cartId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refusals = answers.filter(({ status }) => status !== 200);
    for (const { json } of refusals) expect(json.result).toMatchObject({ code: "COUPON_USED_UP" });
    await expect(uses("FIVETIMES")).resolves.toBe(5);
    await expect(platform.stockOf(black)).resolves.toBe(95);
  });
});

describe("a code of somebody's own", () => {
  test("thanks for the newsletter with 10 %, once to each address, and for one order", async () => {
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

  test("is one for all addresses of a mailbox", async () => {
    const codes = ["Ewa@gmail.com", "e.w.a@gmail.com", "ewa+lato@googlemail.com"].map((email) =>
      platform.database.write((session) => grantNewsletterCoupon(session, email, openingDay)),
    );
    expect(new Set(await Promise.all(codes)).size).toBe(1);
  });

  test("takes 5 % off the first purchase, and off no later one", async () => {
    const email = "first@example.pl";
    const code = await platform.database.write((session) => grantFirstPurchaseCoupon(session, email, openingDay));
    const [first, second] = [await filledCart(platform, black), await filledCart(platform, black)];
    await apply(second, code);
    await expect(totals(second)).resolves.toMatchObject({ read: { grandTotal: zl(312_55) } });
    await place(first, by(email));
    await expect(place(second, by("FIRST+again@example.pl"))).resolves.toMatchObject({
      json: { result: { code: "COUPON_FOR_FIRST_ORDER" } },
    });
  });

  test("counts for ninety days", async () => {
    const code = await platform.database.write((session) => grantNewsletterCoupon(session, "late@x.pl", openingDay));
    platform.setNow(new Date("2027-02-18T12:00:00Z"));
    const { json } = await apply(await filledCart(platform, black), code);
    expect(json.result).toMatchObject({ code: "COUPON_EXPIRED" });
  });
});

test("what is sent and how it is paid can be chosen at once, and the totals follow", async () => {
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
