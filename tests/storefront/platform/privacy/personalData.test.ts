import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { type Account, logIn, password, proveAddress, register } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { options, usual } from "../support/prescriptions.ts";
import {
  black,
  bruno,
  filledCart,
  newCart,
  orderFor,
  putIn,
  visitor,
  wireAddress as address,
} from "../support/shopping.ts";

const platform = await openForTests();
await platform.setStock(black, 50);

async function order({ email, headers }: Account): Promise<string> {
  const sent = orderFor(await filledCart(platform, black), bruno);
  const own = { ...sent, customer: { ...sent.customer, email } };
  const { json } = await platform.post("order/create", own, { ...headers, ...visitor });
  return (json.result as { orderNumber: string }).orderNumber;
}
const setStatus = (number: string, status: string) =>
  platform.connection.query("update orders set status = $2 where number = $1", [number, status]);
const remove = ({ headers }: Account, currentPassword = password) =>
  platform.post("user/delete", { currentPassword }, headers);

test("gives a customer one loyalty card, with points for completed orders", async () => {
  const account = await register(platform);
  const card = async () =>
    endpoints.loyaltyCard.result("PLN").parse((await platform.get("user/loyalty-card", account.headers)).json.result);
  const first = await card();
  expect(first).toEqual({ number: expect.stringMatching(/^29\d{11}$/), points: 0 });
  const [one, two] = [await order(account), await order(account)];
  await setStatus(one, "completed");
  await setStatus(two, "shipped");
  await expect(card()).resolves.toEqual({ number: first.number, points: 33 });
});

test("returns all data about the customer, without hashes and tokens", async () => {
  const account = await register(platform);
  const number = await order(account);
  await platform.post("newsletter/subscribe?storeCode=pl", { email: account.email }, account.headers);
  await proveAddress(platform, account.email);
  const { json } = await platform.get("user/data", account.headers);
  expect(json.result).toMatchObject({
    profile: { email: account.email, firstname: "Ala" },
    email_proven_at: expect.any(String),
    orders: [{ increment_id: number }],
    subscriptions: [],
    reviews: [],
    newsletter: { status: "pending" },
    coupons: [{ percent: 5 }],
    loyalty_card: { points: 0 },
  });
  expect(JSON.stringify(json)).not.toMatch(/argon2|groupToken|digest/i);
});

test("includes typed prescriptions, only for their owner", async () => {
  const account = await register(platform);
  const cartId = await newCart(platform);
  const person = "Zofia Nieznajoma";
  await putIn(platform, cartId, { sku: black, qty: 1, ...options({ ...usual, person }) });
  const sent = orderFor(cartId, { sku: black, minor: 478_00 });
  expect((await platform.post("order/create", sent, account.headers)).status).toBe(200);
  const { json } = await platform.get("user/data", account.headers);
  const { prescriptions } = json.result as { prescriptions: readonly { sku: string; options: unknown }[] };
  expect(prescriptions).toMatchObject([{ sku: black }]);
  expect(JSON.stringify(prescriptions)).toContain(person);
  const other = await register(platform);
  expect(JSON.stringify((await platform.get("user/data", other.headers)).json)).not.toContain(person);
});

test("deletes an account, and keeps its orders without showing them to anybody", async () => {
  const account = await register(platform);
  await proveAddress(platform, account.email);
  const number = await order(account);
  const wrong = await remove(account, "wrong");
  expect(wrong.status).toBe(400);
  expect(wrong.json.result).toMatchObject({ fields: [{ field: "currentPassword", problem: "wrong" }] });
  expect((await remove(account)).json).toEqual({ code: 200, result: true });
  expect((await platform.get("user/me", account.headers)).status).toBe(401);
  expect((await platform.post("user/refresh", { refreshToken: account.refresh })).status).toBe(401);
  expect((await logIn(platform, account.email)).status).toBe(401);
  // The order is not shown in the browser that placed it either.
  expect((await platform.get(`order/details?order_id=${number}`, visitor)).status).toBe(404);
  const { rows } = await platform.connection.query("select * from orders where number = $1", [number]);
  expect(rows).toMatchObject([{ customer_id: null, visitor_id: null, email: account.email }]);
  await expect(platform.mailsTo(account.email)).resolves.toMatchObject([
    { kind: "account-deleted", text: expect.stringContaining("i zapisem na newsletter.") },
  ]);
});

test("erases the address of the customer's coupons with the account, and gives the mailbox no second one", async () => {
  const { connection } = platform;
  const coupons = async () => (await connection.query("select code, email, mailbox from coupons order by code")).rows;
  const before = await coupons();
  const account = await register(platform);
  const granted = (await coupons()).length - before.length;
  expect(granted).toBe(1);
  await proveAddress(platform, account.email);
  await remove(account);
  expect(JSON.stringify(await coupons())).not.toContain(account.email);
  const again = await register(platform, account.email);
  expect(await coupons()).toHaveLength(before.length + 1);
  // An account that is not proven may be a stranger's.
  await connection.query("update coupons set email = $1 where mailbox is not null and email is null", [account.email]);
  await remove(again);
  expect(JSON.stringify(await coupons())).toContain(account.email);
});

test("includes subscriptions, which end with the account", async () => {
  const account = await register(platform);
  const pack = "KR-DZIEN-30";
  await platform.setStock(pack, 50);
  await platform.post("user/me", { customer: { addresses: [address] } }, account.headers);
  const { json: cart } = await platform.post("cart/create?storeCode=pl", {}, account.headers);
  const lens = { force: "-2.00", BC: "8.6", DIA: "14.2", eye: "right" };
  const cartItem = { sku: pack, qty: 1, ...options(lens) };
  await platform.post(`cart/update?cartId=${String(cart.result)}`, { cartItem }, account.headers);
  const subscription = { currencyCode: "PLN", productVariantId: pack };
  expect((await platform.post("subscribe?storeCode=pl", subscription, account.headers)).status).toBe(200);
  const { json } = await platform.get("user/data", account.headers);
  expect(json.result).toMatchObject({
    subscriptions: [{ items: [{ sku: pack }], shipping_address: { city: "Łódź" } }],
  });
  expect(await platform.stockOf(pack)).toBe(49);
  await platform.runJobs();
  expect((await remove(account)).status).toBe(200);
  // Its unpaid order is canceled, which puts the lenses back into the stock.
  expect(await platform.stockOf(pack)).toBe(50);
  const { rows: placed } = await platform.connection.query("select status from orders where email = $1", [
    account.email,
  ]);
  expect(placed).toEqual([{ status: "canceled" }]);
  const told = (await platform.mailsTo(account.email)).map(({ kind }) => kind);
  expect(told.slice(-2)).toEqual(["order-canceled", "account-deleted"]);
  platform.setNow(new Date(openingDay.getTime() + 62 * 24 * 60 * 60 * 1000));
  await platform.runJobs();
  platform.setNow(openingDay);
  const { rows } = await platform.connection.query("select 1 from orders where email = $1", [account.email]);
  expect(rows).toHaveLength(1);
  expect(platform.errors).toEqual([]);
});

test("allows a new account with the same address, without the data of the old one", async () => {
  const account = await register(platform);
  await order(account);
  await remove(account);
  const again = await register(platform, account.email);
  const { json } = await platform.get("user/order-history", again.headers);
  expect(json.result).toMatchObject({ items: [], total_count: 0 });
});

test("keeps published reviews under their nickname, and deletes unpublished ones", async () => {
  const account = await register(platform);
  const ids = await platform.connection.query<{ id: number }>("select id from products order by id limit 2");
  const [shown, waiting] = ids.rows.map(({ id }) => id);
  const customer = "(select id from customers where email = $1)";
  for (const [product, status, title] of [
    [shown, "approved", "Zostaje"],
    [waiting, "submitted", "Znika"],
  ]) {
    await platform.connection.query(
      `insert into reviews (product_id, locale, origin, status, rating, title, detail, nickname, created_at, customer_id)
        values ($2, 'pl', 'buyer', $3, 5, $4, 'x', 'Ala', now(), ${customer})`,
      [account.email, product, status, title],
    );
  }
  await remove(account);
  const { rows } = await platform.connection.query("select title, customer_id from reviews where origin = 'buyer'");
  expect(rows).toEqual([{ title: "Zostaje", customer_id: null }]);
});
