import { beforeEach, expect, test } from "vitest";
import { keyFor, seal } from "#platform/kernel/secrets/tokens.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { monthsLater } from "#domain/calendar.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { scheduleRetention } from "#platform/privacy/retention.ts";
import { staffCall } from "../staff/support.ts";
import { testSettings } from "../support/testParts.ts";
import { logIn, newClient, register, tokensOf } from "../support/accounts.ts";
import { bearer, newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { photograph, sendPhoto } from "../support/photos.ts";
import { option, options, usual } from "../support/prescriptions.ts";
import { black, newCart, orderFor, putIn, visitor, wireAddress } from "../support/shopping.ts";

const platform = await openForTests();

const pack = "KR-DZIEN-30";
const lens = { force: "-2.00", BC: "8.6", DIA: "14.2", eye: "right" };
const days = (count: number) => new Date(openingDay.getTime() + count * 24 * 60 * 60 * 1000);
const years = (count: number, and = 0) => new Date(monthsLater(openingDay, count * 12).getTime() + and);

beforeEach(async () => {
  platform.setNow(openingDay);
  await platform.setStock(black, 50);
  await platform.setStock(pack, 100);
});

const count = async (condition: string, values: unknown[] = []): Promise<number> =>
  (await platform.connection.query<{ count: number }>(`select count(*)::int as count from ${condition}`, values))
    .rows[0]?.count ?? Number.NaN;

/** Runs the nightly deletion at a moment, as on the first start of a day. */
async function runNightly(now: Date) {
  await platform.connection.query("delete from jobs where kind = 'retention'");
  await start(now);
}

async function start(now: Date) {
  platform.setNow(now);
  await scheduleRetention({ database: platform.database, clock: () => now });
  await platform.runJobs();
  expect(platform.errors).toEqual([]);
}

const glasses = { product: { sku: black, minor: 478_00 }, item: { sku: black, qty: 1, ...options(usual) } };
const lenses = { product: { sku: pack, minor: 129_00 }, item: { sku: pack, qty: 1, ...options(lens) } };

async function place({ product, item }: typeof glasses | typeof lenses, email: string, headers = {}) {
  const cartId = await newCart(platform);
  const { json: put } = await putIn(platform, cartId, item);
  const minor = Math.round(Number((put.result as { price: number }).price) * 100);
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const sent = orderFor(cartId, { ...product, minor }, { customer });
  const { json } = await platform.post("order/create", sent, { ...visitor, ...headers });
  const { id, number } = endpoints.orderCreate.result("PLN").parse(json.result);
  return { id: Number(id), number, cartId };
}

const reach = (id: number, status: OrderStatus, now: Date) =>
  platform.database.write((session) => changeStatus(session, id, status, { settings: testSettings, now }));
const sealedOf = (id: number) => count("order_items where order_id = $1 and sealed_options is not null", [id]);

test("erases the values of an order exactly three years after its delivery", async () => {
  const { id, number } = await place(glasses, "delivered@example.pl");
  await reach(id, "shipped", days(4));
  await reach(id, "completed", days(20));
  const due = monthsLater(days(20), 36);
  await runNightly(new Date(due.getTime() - 1));
  await expect(sealedOf(id)).resolves.toBe(1);
  await runNightly(due);
  await runNightly(new Date(due.getTime() + 24 * 60 * 60 * 1000));
  await expect(sealedOf(id)).resolves.toBe(0);

  platform.setNow(openingDay);
  const prescriptions = await staffCall(platform, `orders/${number}/prescriptions`);
  expect(prescriptions).toMatchObject({
    status: 200,
    result: [{ sku: black, options: [], erasedAt: due.toISOString() }],
  });
  await expect(staffCall(platform, `orders/${number}`)).resolves.toMatchObject({
    result: { total: "478.00", lines: [{ sku: black, total: "478.00" }] },
  });
  const { json } = await platform.get(`order/details?order_id=${number}`, visitor);
  expect(json.result).toMatchObject({ grand_total: 478, items: [{ sku: black, row_total_incl_tax: 478 }] });
});

test("erases the values of a canceled order three years later, and keeps those of an open order", async () => {
  const canceled = await place(glasses, "canceled@example.pl");
  const open = await place(glasses, "open@example.pl");
  await reach(canceled.id, "canceled", days(1));
  await reach(open.id, "in_production", days(40));
  await runNightly(monthsLater(days(1), 36));
  await expect(sealedOf(canceled.id)).resolves.toBe(0);
  await expect(sealedOf(open.id)).resolves.toBe(1);
  await runNightly(monthsLater(days(40), 36));
  await expect(sealedOf(open.id)).resolves.toBe(0);
});

test("deletes what was ticked three years after the delivery, also of an order without values", async () => {
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku: black, qty: 1 });
  const consents = [{ id: "terms", version: "1" }];
  const sent = orderFor(cartId, { sku: black, minor: 329_00 }, { consents });
  const { json } = await platform.post("order/create", sent, visitor);
  const { id } = endpoints.orderCreate.result("PLN").parse(json.result);
  const ticks = () => count("order_consents where order_id = $1", [id]);
  await reach(Number(id), "shipped", days(4));
  const due = monthsLater(days(4), 36);
  await runNightly(new Date(due.getTime() - 1));
  await expect(ticks()).resolves.toBe(1);
  await runNightly(due);
  await expect(ticks()).resolves.toBe(0);
  await expect(count("orders where id = $1", [id])).resolves.toBe(1);
});

test("states in a customer's data when values were erased", async () => {
  const ala = await newCustomer(platform);
  const { id, number } = await place(glasses, ala.email, ala.headers);
  await reach(id, "canceled", openingDay);
  await runNightly(years(3));
  platform.setNow(openingDay);
  const again = await newCustomer(platform);
  await platform.connection.query("update orders set customer_id = $2 where id = $1", [id, again.id]);
  const { json } = await platform.get("user/data", again.headers);
  expect(json.result).toMatchObject({
    prescriptions: [{ order: number, sku: black, options: [], erased_at: years(3).toISOString() }],
  });
});

test("refuses to reorder lenses whose values were erased, and gives the reason only to the owner", async () => {
  const email = "again@example.pl";
  const { id } = await place(lenses, email);
  const order_token = seal(keyFor(testSettings.secret, "renewal"), String(id));
  const reorder = (phone_number: string) => platform.post("order/reorder", { phone_number, order_token }, newClient());
  await reach(id, "canceled", openingDay);
  await runNightly(years(3));
  await expect(reorder("600 100 200")).resolves.toMatchObject({
    status: 409,
    json: { result: { code: "VALUES_ERASED" } },
  });
  await expect(reorder("600 100 201")).resolves.toMatchObject({ json: { result: { code: "REORDER_REFUSED" } } });
  const { json } = await platform.get(`order/renew?tokenValue=${order_token}`, newClient());
  expect(json.result).toMatchObject({ items: [{ sku: pack, qty: 1 }] });
});

test("deletes a guest's cart 30 days after its last change", async () => {
  const idle = await newCart(platform);
  const used = await newCart(platform);
  for (const cartId of [idle, used]) await putIn(platform, cartId, glasses.item);
  platform.setNow(days(10));
  await putIn(platform, used, glasses.item);
  await runNightly(new Date(days(30).getTime() - 1));
  await expect(count("cart_items where cart_id = $1", [idle])).resolves.toBe(1);
  await runNightly(days(31));
  await expect(count("cart_items where cart_id = $1", [idle])).resolves.toBe(0);
  await expect(platform.get(`cart/pull?cartId=${idle}`)).resolves.toMatchObject({
    status: 404,
    json: { result: { code: "CART_UNKNOWN" } },
  });
  await expect(platform.get(`cart/pull?cartId=${used}`)).resolves.toMatchObject({ json: { result: [{ qty: 2 }] } });
});

test("deletes customers' and ordered carts 24 months after their last change, and still recognises a repeated order", async () => {
  const { headers } = await register(platform);
  const { json: created } = await platform.post("cart/create?storeCode=pl", {}, headers);
  const own = String(created.result);
  await platform.post(`cart/update?cartId=${own}`, { cartItem: glasses.item }, headers);
  const done = await place(glasses, "done@example.pl");
  const inWork = await place(glasses, "in-work@example.pl");
  for (const status of ["in_production", "shipped", "completed"] as const) {
    await reach(done.id, status, openingDay);
  }
  await reach(inWork.id, "in_production", openingDay);
  const left = (cartId: string) => count("carts where id = $1", [cartId]);
  await runNightly(days(60));
  for (const cartId of [own, done.cartId, inWork.cartId]) await expect(left(cartId)).resolves.toBe(1);
  await runNightly(years(2, 1));
  await expect(left(own)).resolves.toBe(0);
  await expect(left(done.cartId)).resolves.toBe(0);
  // The order of this cart is still being processed.
  await expect(left(inWork.cartId)).resolves.toBe(1);
  const sent = orderFor(done.cartId, { sku: black, minor: 478_00 });
  const { json } = await platform.post("order/create", sent, visitor);
  expect(json.result).toMatchObject({ orderNumber: done.number });
});

test("ends a subscription without orders for 24 months, and erases its values", async () => {
  const ala = await register(platform);
  await platform.post("user/me", { customer: { addresses: [wireAddress] } }, ala.headers);
  const { json: cart } = await platform.post("cart/create?storeCode=pl", {}, ala.headers);
  await platform.post(`cart/update?cartId=${String(cart.result)}`, { cartItem: lenses.item }, ala.headers);
  const subscription = { currencyCode: "PLN", productVariantId: pack };
  await expect(platform.post("subscribe?storeCode=pl", subscription, ala.headers)).resolves.toMatchObject({
    status: 200,
  });
  const values = () => count("subscription_items where sealed_options is not null");
  await runNightly(years(2));
  await expect(values()).resolves.toBe(1);
  await runNightly(years(2, 1));
  await expect(values()).resolves.toBe(0);
  const { access } = tokensOf(await logIn(platform, ala.email));
  const { json } = await platform.get("subscription", bearer(access));
  expect(json.result).toMatchObject({ items: [{ status: "canceled", token_value: null }] });
});

test("deletes expired mails, finished jobs, unconfirmed newsletter requests and logins", async () => {
  const ala = await register(platform);
  await platform.post("newsletter/subscribe?storeCode=pl", { email: "once@example.pl" }, newClient());
  const statement = { orderNumber: "000000001", name: "Ala", email: ala.email, reason: "" };
  await platform.post("order/withdraw", statement, newClient());
  await platform.runJobs();
  const remaining = async () => ({
    mails: await count("mails where created_at <= $1", [openingDay]),
    jobs: await count("jobs where done_at <= $1", [openingDay]),
    newsletterRequests: await count("newsletter_subscribers where status = 'pending'"),
    logins: await count("sessions where refresh_ends_at < $1", [days(91)]),
  });
  const before = await remaining();
  for (const each of Object.values(before)) expect(each).toBeGreaterThan(0);
  await runNightly(days(29));
  await expect(remaining()).resolves.toEqual(before);
  await runNightly(days(91));
  await expect(remaining()).resolves.toEqual({ mails: 0, jobs: 0, newsletterRequests: 0, logins: 0 });
});

test("erases who got a coupon once it has ended, and the digest of the mailbox after 24 months", async () => {
  const { email } = await register(platform);
  const recipients = () => count("coupons where email = $1 or mailbox = $1", [email]);
  const digests = () => count("coupons where email is null and mailbox is not null");
  await expect(recipients()).resolves.toBe(1);
  const before = await digests();
  await runNightly(days(90));
  await expect(recipients()).resolves.toBe(1);
  await runNightly(days(91));
  await expect(recipients()).resolves.toBe(0);
  expect(await digests()).toBeGreaterThan(before);
  await runNightly(new Date(monthsLater(days(90), 24).getTime() + 1));
  await expect(digests()).resolves.toBe(0);
});

test("deletes kept prescriptions of customers without an order for 24 months, and keeps those of others", async () => {
  const [idle, buyer] = [await newCustomer(platform), await newCustomer(platform)];
  const { lens: _lens, lens_type: _type, ...values } = usual;
  const prescription = { name: "Ala", options: Object.entries(values).map(option), consent_version: "1" };
  for (const { headers } of [idle, buyer]) await platform.post("user/prescriptions", { prescription }, headers);
  await place(glasses, buyer.email, buyer.headers);
  await platform.connection.query("update orders set created_at = $1 where customer_id = $2", [years(1), buyer.id]);
  const keptBy = ({ id }: typeof idle) => count("saved_prescriptions where customer_id = $1", [id]);
  await runNightly(years(2));
  expect([await keptBy(idle), await keptBy(buyer)]).toEqual([1, 1]);
  await runNightly(years(2, 1));
  expect([await keptBy(idle), await keptBy(buyer)]).toEqual([0, 1]);
});

test("deletes photos of prescriptions with the values of their order, with their cart, or after 30 days", async () => {
  const send = async () => sendPhoto(platform, await photograph());
  const withPhoto = (photoId: string) => {
    const typed = { use: "distance", lens_type: "single-vision", lens: "DI-SZKLA-150", prescription_photo: photoId };
    return { product: glasses.product, item: { sku: black, qty: 1, ...options(typed) } };
  };
  const [unused, inCart, ordered, pattern] = [await send(), await send(), await send(), await send()];
  const cartId = await newCart(platform);
  await putIn(platform, cartId, withPhoto(inCart).item);
  const { id } = await place(withPhoto(ordered), "photo@example.pl");
  await reach(id, "canceled", openingDay);
  const item = { sku: "SK-ETUI-GRAWER", qty: 1, ...options({ 1: "11", 3: pattern }) };
  const engraved = await place({ product: { sku: item.sku, minor: 88_00 }, item }, "pattern@example.pl");
  await reach(engraved.id, "canceled", openingDay);
  await platform.connection.query("update carts set updated_at = $1 where id = $2", [days(10), cartId]);
  const left = async () => {
    const { rows } = await platform.connection.query<{ photo_id: string }>("select photo_id from prescription_photos");
    return [unused, inCart, ordered, pattern].map((photoId) => rows.some((row) => row.photo_id === photoId));
  };
  await runNightly(days(30));
  await expect(left()).resolves.toEqual([true, true, true, true]);
  await runNightly(days(31));
  await expect(left()).resolves.toEqual([false, true, true, true]);
  await runNightly(days(41));
  await expect(left()).resolves.toEqual([false, false, true, true]);
  await runNightly(years(3));
  await expect(left()).resolves.toEqual([false, false, false, false]);
});

test("deletes visits to salons 90 days after their day", async () => {
  const { json } = await platform.get("salon/times?code=okulary-torun&reason=adjustment");
  const [first] = json.result as readonly { readonly day: string; readonly times: readonly string[] }[];
  const visit = { code: "okulary-torun", reason: "adjustment", day: first?.day, time: first?.times[0] };
  const visitor = { key: crypto.randomUUID(), name: "Ala Nowak", email: "ala@example.pl", phone: "600 100 200" };
  await expect(platform.post("salon/appointment", { ...visit, ...visitor })).resolves.toMatchObject({ status: 200 });
  await runNightly(days(80));
  await expect(count("appointments")).resolves.toBe(1);
  await runNightly(days(130));
  await expect(count("appointments")).resolves.toBe(0);
});

test("schedules the next night once for all processes", async () => {
  for (let process = 0; process < 2; process++) await start(years(10));
  const { rows } = await platform.connection.query<{ key: string; run_at: Date }>(
    "select key, run_at from jobs where kind = 'retention' and done_at is null",
  );
  expect(rows).toEqual([{ key: "retention:2036-11-21", run_at: new Date("2036-11-21T02:00:00Z") }]);
});

test("stores the client of an order as a digest, and deletes it after two days", async () => {
  const address = { "x-dioptra-client": "203.0.113.9" };
  const { number } = await place(glasses, "caller@example.pl", address);
  const withCaller = "orders where caller_key is not null and number = $1";
  await expect(count("orders where caller_key like '%203.0.113.9%'")).resolves.toBe(0);
  await runNightly(days(1.9));
  await expect(count(withCaller, [number])).resolves.toBe(1);
  await runNightly(days(2.1));
  await expect(count(withCaller, [number])).resolves.toBe(0);
});
