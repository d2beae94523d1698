import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { bringsGift } from "#platform/subscription/giveGift.ts";
import { type Account, logIn, register, tokensOf } from "../support/accounts.ts";
import { bearer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { options } from "../support/prescriptions.ts";
import { wireAddress as address } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();

let ala: Account;

const pack = "KR-DZIEN-30";
const person = "Zofia Nieznajoma";
const right = { force: "-2.00", BC: "8.6", DIA: "14.2", eye: "right", person };
const left = { ...right, force: "-2.25", eye: "left" };
beforeEach(async () => {
  platform.setNow(openingDay);
  await platform.setStock(pack, 100);
  ala = await register(platform);
  await platform.post("user/me", { customer: { addresses: [address] } }, ala.headers);
});

async function fill(account: Account, ...lenses: readonly Readonly<Record<string, string>>[]): Promise<void> {
  const { json } = await platform.post("cart/create?storeCode=pl", {}, account.headers);
  for (const lens of lenses) {
    const cartItem = { sku: pack, qty: 1, ...options(lens) };
    await platform.post(`cart/update?cartId=${String(json.result)}`, { cartItem }, account.headers);
  }
}

const subscribe = (account: Account, change: Readonly<Record<string, unknown>> = {}) =>
  platform.post(
    "subscribe?storeCode=pl",
    { currencyCode: "PLN", productVariantId: pack, secondProductVariantId: pack, ...change },
    account.headers,
  );

async function createSubscription(account: Account = ala) {
  await fill(account, right, left);
  const { json } = await subscribe(account);
  return endpoints.subscribe.result("PLN").parse(json.result);
}

async function list(account: Account = ala) {
  // The session may have expired in the meantime.
  const { access } = tokensOf(await logIn(platform, account.email));
  const { json } = await platform.get("subscription", bearer(access));
  return endpoints.subscriptions.result("PLN").parse(json.result);
}

async function readOrders(account: Account = ala) {
  const { rows } = await platform.connection.query<{ id: number; status: OrderStatus }>(
    "select id, status from orders where email = $1 order by id",
    [account.email],
  );
  return rows;
}

const change = (id: number, to: OrderStatus) =>
  platform.database.write((session) => changeStatus(session, id, to, { settings: testSettings, now: openingDay }));

/** Moves the clock forward from the first day and runs all due jobs. */
const advance = async (months: number, days = 0) => {
  platform.setNow(new Date(Date.UTC(2026, 10 + months, 20 + days, 12)));
  await platform.runJobs();
};

describe("an offer", () => {
  const readOffer = (account: Account) => platform.get("subscription/offer?storeCode=pl", account.headers);
  const offerOf = async (account: Account) => {
    const { json } = await readOffer(account);
    return endpoints.subscriptionOffer.result("PLN").parse(json.result);
  };

  test("states what each delivery costs, as its order will", async () => {
    await fill(ala, right, left);
    const { duration, intervalMonths, totals } = await offerOf(ala);
    expect([duration, intervalMonths]).toEqual([12, 1]);
    expect(totals.rows.map(({ code }) => code)).toEqual(["subtotal", "shipping", "tax", "grand_total"]);
    expect((await subscribe(ala, { agreed_total: totals.grandTotal.minor / 100 })).status).toBe(200);
    const { rows } = await platform.connection.query("select grand_total from orders where email = $1", [ala.email]);
    expect(rows).toEqual([{ grand_total: totals.grandTotal.minor }]);
  });

  test("is accepted with what was ticked, which its first order records", async () => {
    await fill(ala, right, left);
    const consents = [{ id: "terms", version: "2026-11" }];
    expect((await subscribe(ala, { consents })).status).toBe(200);
    const { rows } = await platform.connection.query(
      "select c.id, c.version from order_consents c join orders o on o.id = c.order_id where o.email = $1",
      [ala.email],
    );
    expect(rows).toEqual(consents);
  });

  test("is not for a cart without lenses, nor without an address", async () => {
    await fill(ala);
    await expect(readOffer(ala)).resolves.toMatchObject({ json: { result: { code: "CART_CHANGED" } } });
    const jan = await register(platform);
    await fill(jan, right);
    await expect(readOffer(jan)).resolves.toMatchObject({ json: { result: { code: "ADDRESS_REQUIRED" } } });
  });

  test("of another sum than the agreed one is refused, and the cart stays", async () => {
    await fill(ala, right, left);
    const { totals } = await offerOf(ala);
    const refused = await subscribe(ala, { agreed_total: totals.grandTotal.minor / 100 - 1 });
    expect(refused).toMatchObject({ status: 409, json: { result: { code: "PRICE_CHANGED" } } });
    await expect(offerOf(ala)).resolves.toMatchObject({ totals: { grandTotal: totals.grandTotal } });
    await expect(readOrders()).resolves.toEqual([]);
  });
});

test("creates a subscription from the cart, makes its first order at once and closes the cart", async () => {
  const subscription = await createSubscription();
  expect(subscription).toMatchObject({
    status: "pending",
    duration: 12,
    startsAt: openingDay,
    endsAt: new Date("2027-11-20T12:00:00Z"),
    payments: 0,
    nextAt: new Date("2026-12-20T12:00:00Z"),
    items: [
      { sku: pack, quantity: 1 },
      { sku: pack, quantity: 1 },
    ],
    shippingAddress: { city: "Łódź" },
  });
  await expect(readOrders()).resolves.toMatchObject([{ status: "pending" }]);
  await expect(platform.stockOf(pack)).resolves.toBe(98);
  const again = await subscribe(ala);
  expect(again).toMatchObject({ status: 409, json: { result: { code: "CART_CHANGED" } } });
  await platform.runJobs();
  const mails = await platform.mailsTo(ala.email);
  expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["order-confirmation", "subscription-cycle"]));
  expect(mails.find(({ kind }) => kind === "subscription-cycle")?.subject).toBe("Twój abonament: dostawa 1 z 12");
});

test("stores typed values of a subscription only encrypted", async () => {
  await createSubscription();
  const { rows } = await platform.connection.query<{ all: string }>(
    `select (select json_agg(i)::text from subscription_items i) || (select json_agg(i)::text from order_items i)
       || (select json_agg(c)::text from cart_items c) as all`,
  );
  expect(rows[0]?.all).toContain("sealed_options");
  for (const secret of [person, "force", "-2.25"]) expect(rows[0]?.all).not.toContain(secret);
});

test("makes each monthly cycle once, after the previous one was paid", async () => {
  await createSubscription();
  const [first] = await readOrders();
  await change(first?.id ?? 0, "paid");
  await expect(list()).resolves.toMatchObject({
    subscriptions: [{ status: "active", payments: 1, paymentToken: null }],
  });
  await advance(0, 29);
  await expect(readOrders()).resolves.toHaveLength(1);
  await advance(1);
  await platform.connection.query("update jobs set done_at = null, locked_until = null where kind = 'subscription'");
  await advance(1);
  const orders = await readOrders();
  expect(orders.map(({ status }) => status)).toEqual(["paid", "pending"]);
  await expect(list()).resolves.toMatchObject({ subscriptions: [{ nextAt: new Date("2027-01-20T12:00:00Z") }] });
});

test("pauses while a cycle is unpaid and resumes with its payment", async () => {
  await createSubscription();
  const [first] = await readOrders();
  await advance(1);
  await expect(list()).resolves.toMatchObject({ subscriptions: [{ status: "paused", nextAt: null }] });
  await expect(readOrders()).resolves.toHaveLength(1);
  await platform.database.write((session) =>
    changeStatus(session, first?.id ?? 0, "paid", { settings: testSettings, now: new Date("2026-12-21T12:00:00Z") }),
  );
  const resumed = { nextAt: new Date("2027-01-20T12:00:00Z"), endsAt: new Date("2027-12-20T12:00:00Z") };
  await expect(list()).resolves.toMatchObject({ subscriptions: [{ status: "active", ...resumed }] });
  await advance(1, 30);
  await expect(readOrders()).resolves.toHaveLength(1);
  await advance(2);
  await expect(readOrders()).resolves.toHaveLength(2);
});

test("leaves at least two weeks between a late payment and the next delivery", async () => {
  await createSubscription();
  const [first] = await readOrders();
  await advance(1);
  await platform.database.write((session) =>
    changeStatus(session, first?.id ?? 0, "paid", { settings: testSettings, now: new Date("2027-01-19T12:00:00Z") }),
  );
  await expect(list()).resolves.toMatchObject({ subscriptions: [{ nextAt: new Date("2027-02-20T12:00:00Z") }] });
});

test("completes after twelve cycles with a gift, whose code comes by mail", async () => {
  const { gift } = await createSubscription();
  expect(gift).toBe("promised");
  for (let month = 1; month <= 12; month++) {
    for (const { id, status } of await readOrders()) if (status === "pending") await change(id, "paid");
    await advance(month);
  }
  await expect(readOrders()).resolves.toHaveLength(12);
  const until = new Date("2028-02-18T12:00:00Z");
  const { subscriptions } = await list();
  expect(subscriptions).toMatchObject([{ status: "completed", payments: 12, nextAt: null, gift: { until } }]);
  const granted = subscriptions[0]?.gift;
  const mail = (await platform.mailsTo(ala.email)).find(({ kind }) => kind === "subscription-gift");
  expect(mail?.text).toContain(typeof granted === "object" ? granted?.code : "a code");
});

test("brings no gift in Germany, and none without a whole year", async () => {
  const { id } = await createSubscription();
  await platform.post(`subscription/cancel/${id}`, {}, ala.headers);
  await expect(list()).resolves.toMatchObject({ subscriptions: [{ gift: null }] });
  expect([bringsGift("pl"), bringsGift("de")]).toEqual([true, false]);
});

test("retries sold out lenses the next day", async () => {
  await createSubscription();
  const [first] = await readOrders();
  await change(first?.id ?? 0, "paid");
  await platform.setStock(pack, 1);
  await advance(1);
  await expect(readOrders()).resolves.toHaveLength(1);
  await platform.setStock(pack, 5);
  await advance(1, 1);
  await expect(readOrders()).resolves.toHaveLength(2);
  await expect(list()).resolves.toMatchObject({ subscriptions: [{ nextAt: new Date("2027-01-20T12:00:00Z") }] });
});

test("cancels a subscription and its unpaid order", async () => {
  const { id } = await createSubscription();
  const cancel = () => platform.post(`subscription/cancel/${id}`, {}, ala.headers);
  await expect(cancel()).resolves.toMatchObject({ status: 200, json: { result: { status: "canceled" } } });
  await expect(cancel()).resolves.toMatchObject({ status: 200 });
  await expect(readOrders()).resolves.toMatchObject([{ status: "canceled" }]);
  await expect(platform.stockOf(pack)).resolves.toBe(100);
  await advance(2);
  await expect(readOrders()).resolves.toHaveLength(1);
});

const changeDeliveries = (id: string, to: "skip" | "pause" | "resume", account = ala) =>
  platform.post(`subscription/${to}/${id}`, {}, account.headers);

/** Creates a subscription whose first cycle is paid. */
async function createActive() {
  const { id } = await createSubscription();
  const [first] = await readOrders();
  await change(first?.id ?? 0, "paid");
  return id;
}

test("skips a delivery, after which all others come a month later", async () => {
  const id = await createActive();
  const { json } = await changeDeliveries(id, "skip");
  expect(endpoints.subscriptionSkip.result("PLN").parse(json.result)).toMatchObject({
    status: "active",
    nextAt: new Date("2027-01-20T12:00:00Z"),
    endsAt: new Date("2027-12-20T12:00:00Z"),
  });
  await advance(1);
  await expect(readOrders()).resolves.toHaveLength(1);
  await advance(2);
  await expect(readOrders()).resolves.toHaveLength(2);
  await expect(list()).resolves.toMatchObject({ subscriptions: [{ nextAt: new Date("2027-02-20T12:00:00Z") }] });
});

test("makes no delivery while its customer has paused it, and resumes on the next date", async () => {
  const id = await createActive();
  const paused = await changeDeliveries(id, "pause");
  expect(paused).toMatchObject({ status: 200, json: { result: { status: "paused", next_date: null } } });
  await advance(2);
  await expect(readOrders()).resolves.toHaveLength(1);
  ala = { ...ala, headers: bearer(tokensOf(await logIn(platform, ala.email)).access) };
  const { json } = await changeDeliveries(id, "resume");
  expect(endpoints.subscriptionResume.result("PLN").parse(json.result)).toMatchObject({
    status: "active",
    nextAt: new Date("2027-02-20T12:00:00Z"),
    endsAt: new Date("2028-01-20T12:00:00Z"),
  });
  await advance(3);
  await expect(readOrders()).resolves.toHaveLength(2);
});

test("stays paused when the delivery that was paid before is shipped", async () => {
  const id = await createActive();
  await changeDeliveries(id, "pause");
  const [first] = await readOrders();
  await expect(change(first?.id ?? 0, "shipped")).resolves.toMatchObject({ ok: true });
  await advance(2);
  await expect(list()).resolves.toMatchObject({ subscriptions: [{ status: "paused" }] });
  await expect(readOrders()).resolves.toHaveLength(1);
});

test("goes on after the staff has canceled the order of a delivery, also of an unpaid one", async () => {
  await createActive();
  const [first] = await readOrders();
  await change(first?.id ?? 0, "canceled");
  await advance(1);
  const [, second] = await readOrders();
  expect(second?.status).toBe("pending");
  await advance(2);
  const { subscriptions } = await list();
  expect(subscriptions).toMatchObject([{ status: "paused", nextAt: null }]);
  await change(second?.id ?? 0, "canceled");
  ala = { ...ala, headers: bearer(tokensOf(await logIn(platform, ala.email)).access) };
  const { json } = await changeDeliveries(String(subscriptions[0]?.id), "resume");
  expect(endpoints.subscriptionResume.result("PLN").parse(json.result)).toMatchObject({
    status: "active",
    nextAt: new Date("2027-02-20T12:00:00Z"),
  });
});

test("a pause that ends before the next delivery changes nothing", async () => {
  const id = await createActive();
  await changeDeliveries(id, "pause");
  await changeDeliveries(id, "resume");
  await expect(list()).resolves.toMatchObject({
    subscriptions: [{ nextAt: new Date("2026-12-20T12:00:00Z"), endsAt: new Date("2027-11-20T12:00:00Z") }],
  });
  await advance(1);
  await expect(readOrders()).resolves.toHaveLength(2);
});

test("refuses to skip, pause or resume while a delivery is unpaid", async () => {
  const { id } = await createSubscription();
  const refused = { status: 409, json: { result: { code: "STATUS_REFUSED" } } };
  for (const to of ["skip", "pause", "resume"] as const) {
    await expect(changeDeliveries(id, to)).resolves.toMatchObject(refused);
  }
  const jan = await register(platform);
  await expect(changeDeliveries(id, "skip", jan)).resolves.toMatchObject({ status: 404 });
});

test("changes the address of the next cycles", async () => {
  const { id } = await createSubscription();
  const move = (change_: Readonly<Record<string, string>>) =>
    platform.put(`subscription/address/${id}`, { address: { ...address, ...change_ } }, ala.headers);
  await expect(move({ postcode: "9" })).resolves.toMatchObject({
    status: 400,
    json: { result: [{ field: "address.postcode" }] },
  });
  const { json } = await move({ city: "Kraków", postcode: "30-001" });
  expect(endpoints.subscriptionAddress.result("PLN").parse(json.result)).toMatchObject({
    shippingAddress: { city: "Kraków" },
  });
});

test("returns a payment link only to the customer, in the currency of the order", async () => {
  const { paymentToken } = await createSubscription();
  const link = (headers: Account["headers"], currency = "PLN", token = paymentToken ?? "") =>
    platform.get(`subscription/payment-link?currencyCode=${currency}&tokenValue=${token}`, headers);
  const { json } = await link(ala.headers);
  expect(endpoints.subscriptionPaymentLink.result("PLN").parse(json.result).url).toMatch(/\/sandbox\/payments\//);
  const jan = await register(platform);
  await expect(link(jan.headers)).resolves.toMatchObject({ status: 404 });
  await expect(link(ala.headers, "EUR")).resolves.toMatchObject({ status: 404 });
  await expect(link(ala.headers, "PLN", "forged")).resolves.toMatchObject({ status: 404 });
});

describe("a subscription", () => {
  test("is invisible to another customer", async () => {
    const { id } = await createSubscription();
    const jan = await register(platform);
    await expect(list(jan)).resolves.toEqual({ subscriptions: [], total: 0 });
    await expect(platform.post(`subscription/cancel/${id}`, {}, jan.headers)).resolves.toMatchObject({ status: 404 });
    await expect(platform.put(`subscription/address/${id}`, { address }, jan.headers)).resolves.toMatchObject({
      status: 404,
    });
    await expect(list()).resolves.toMatchObject({ total: 1, subscriptions: [{ status: "pending" }] });
  });
});

describe("refuses, without a trace, a subscription", () => {
  const countRows = async () => {
    const { rows } = await platform.connection.query(
      "select (select count(*) from subscriptions) s, (select count(*) from orders) o, (select count(*) from carts where ordered_at is not null) c",
    );
    return rows;
  };

  test.each([
    { fill: [], change: {}, code: "CART_CHANGED", name: "of an empty cart" },
    { fill: [right], change: {}, code: "CART_CHANGED", name: "of two variants when the cart has one line" },
    {
      fill: [right],
      change: { productVariantId: "SK-POJEMNIK" },
      code: "CART_CHANGED",
      name: "of a variant that is not in the cart",
    },
    { fill: [right], change: { currencyCode: "EUR" }, code: "ENOTFOUND", name: "in another currency" },
  ])("$name", async ({ fill: lenses, change: change_, code }) => {
    await fill(ala, ...lenses);
    const before = await countRows();
    await expect(subscribe(ala, change_)).resolves.toMatchObject({ json: { result: { code } } });
    await expect(countRows()).resolves.toEqual(before);
  });

  test("of a customer without an address, and of sold out lenses", async () => {
    const jan = await register(platform);
    await fill(jan, right, left);
    await expect(subscribe(jan)).resolves.toMatchObject({ json: { result: { code: "ADDRESS_REQUIRED" } } });
    await fill(ala, right, left);
    await platform.setStock(pack, 0);
    const before = await countRows();
    await expect(subscribe(ala)).resolves.toMatchObject({ json: { result: { code: "OUT_OF_STOCK" } } });
    await expect(countRows()).resolves.toEqual(before);
  });
});
