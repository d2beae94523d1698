import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";
import { testParts, testSettings } from "../support/testParts.ts";
import { visitor } from "../support/shopping.ts";
import { beginMollie, beginTpay, choose, hashOf, orderOf, placeOrder, statusOf, total } from "./support/paying.ts";

const platform = await openForTests();

const zl = (minor: number) => ({ minor, currency: "PLN" as const });
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  platform.post(`vsbridge/${path}`, body, headers);

describe.each(["mollie", "tpay"] as const)("with %s", (provider) => {
  const details = endpoints.mollieOrderDetails.result("PLN");

  test("the browser that ordered is told the order's hash, number and amount", async () => {
    const { id, number } = await placeOrder(platform);
    const { status, json } = await post(`${provider}/order-details`, { order_id: id }, visitor);
    expect(status).toBe(200);
    expect(details.parse(json.result)).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      number,
      amount: zl(334_00),
      transactionId: null,
      email: null,
    });
  });

  test.each([
    { headers: {}, name: "nobody" },
    { headers: { "x-dioptra-visitor": "visitor-b" }, name: "another browser" },
  ])("to $name an order is none", async ({ headers }) => {
    const { id } = await placeOrder(platform);
    const { status, json } = await post(`${provider}/order-details`, { order_id: id }, headers);
    expect(status).toBe(404);
    expect(json.result).toMatchObject({ message: "Could not fetch backend order details" });
    await expect(post(`${provider}/order-details`, { order_id: 2_000_000_000 }, visitor)).resolves.toMatchObject({
      status: 404,
    });
  });

  test("a hash is right with the order's total and number only", async () => {
    const { id, number } = await placeOrder(platform);
    const hash = await hashOf(platform, id, provider);
    const ask = (change: object) =>
      post(`${provider}/validate-hash`, { hash, cart_total: total, order_id: id, increment_id: number, ...change });
    await expect(ask({})).resolves.toMatchObject({ status: 200, json: { result: { status: "OK" } } });
    await expect(ask({ cart_total: 334 })).resolves.toMatchObject({ status: 200 });
    for (const change of [
      { hash: "0".repeat(64) },
      { cart_total: "1.00" },
      { cart_total: "" },
      { order_id: id + 1 },
      { increment_id: "000000000" },
    ]) {
      const { status, json } = await ask(change);
      expect([status, json.result]).toEqual([400, { message: "Hashes don't match", code: "HASH_INCORRECT" }]);
    }
  });

  test("a note is kept for the staff, and moves no order", async () => {
    const { id } = await placeOrder(platform);
    const note = { order_id: id, order_comment: { statusHistory: { comment: "Payment begun", status: "canceled" } } };
    await expect(post(`${provider}/order-comments`, note)).resolves.toMatchObject({ status: 404 });
    await expect(post(`${provider}/order-comments`, note, visitor)).resolves.toMatchObject({ status: 200 });
    await expect(orderOf(platform, id)).resolves.toEqual({
      status: "pending",
      history: [
        ["pending", null],
        ["pending", "shop: Payment begun"],
      ],
    });
  });

  test("a link that is none of ours is refused, changed by one sign too", async () => {
    for (const token of ["a", "no-token", "A".repeat(200)]) {
      const { status, json } = await post(`${provider}/decrypt-token`, { token });
      expect([status, json.result]).toEqual([400, { message: "Invalid payment token", code: "LINK_INVALID" }]);
    }
  });

  test("a payment that nobody knows has no status", async () => {
    const { status, json } = await post(`${provider}/get-payment`, { id: "tr_nobody" });
    expect([status, json.result]).toMatchObject([404, { message: "Could not fetch payment details of the provider" }]);
  });
});

test("a payment begins for the order's own amount, whatever the browser says", async () => {
  const { id, number } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const { status, json } = await post("mollie/post-payment", {
    amount: { currency: "EUR", value: "0.01" },
    order_id: id,
    hash,
    description: "Something else",
    redirect_url: "https://elsewhere.example/",
    method: "creditcard",
    method_name: "Card",
  });
  expect(status).toBe(200);
  expect(json.result).toMatchObject({
    status: "open",
    amount: { currency: "PLN", value: total },
    description: `Order # ${number}`,
  });
  expect(JSON.stringify(json)).not.toContain("elsewhere");
});

test("the way back holds the order and its hash, and nobody can read either there", async () => {
  const { id, number, email } = await placeOrder(platform);
  const { hash, href } = await beginMollie(platform, id);
  const { status, location } = await choose(platform, href, { outcome: "paid" });
  expect(status).toBe(303);
  const [, token = ""] = /^http:\/\/shop\.test\/order-status\/([\w-]+)$/.exec(location ?? "") ?? [];
  expect(token).not.toContain(hash);
  const { json } = await post("mollie/decrypt-token", { token });
  const link = endpoints.mollieDecryptToken.result("PLN").parse(json.result);
  expect(link).toEqual({ orderId: id, hash });
  const changed = `${token.slice(0, 20)}${token[20] === "a" ? "b" : "a"}${token.slice(21)}`;
  await expect(post("mollie/decrypt-token", { token: changed })).resolves.toMatchObject({ status: 400 });
  // In any browser, by the hash; the e-mail is shortened for whoever has only the link.
  const asked = { order_id: id, validatePayment: true, hash };
  const read = endpoints.mollieOrderDetails.result("PLN");
  const seen = read.parse((await post("mollie/order-details", asked)).json.result);
  expect(seen).toMatchObject({ number, email: `a…@example.pl`, transactionId: expect.stringMatching(/^tr_sandbox_/) });
  const owner = read.parse((await post("mollie/order-details", asked, visitor)).json.result);
  expect(owner.email).toBe(email);
  const stranger = await post("mollie/order-details", { order_id: id, validatePayment: true });
  expect([stranger.status, stranger.json.result]).toMatchObject([404, { message: "Could not fetch order details" }]);
  const wrong = await post("mollie/order-details", { ...asked, hash: "0".repeat(64) }, visitor);
  expect([wrong.status, wrong.json.result]).toMatchObject([400, { message: "Hash is incorrect" }]);
});

test.each([
  ["paid", "paid"],
  ["pending", "pending"],
  ["failed", "failed"],
  ["expired", "expired"],
  ["canceled", "canceled"],
] as const)(
  "a payment that is %s at the provider is %s here; only money makes an order paid",
  async (outcome, status) => {
    const { id } = await placeOrder(platform);
    const payment = await beginMollie(platform, id);
    await choose(platform, payment.href, { outcome });
    await expect(statusOf(platform, "mollie", payment.id)).resolves.toBe(status);
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: outcome === "paid" ? "paid" : "pending" });
  },
);

test("an order that is paid is paid once: no other payment of it begins, and one mail says so", async () => {
  const { id, email } = await placeOrder(platform);
  const { hash, href } = await beginMollie(platform, id);
  for (let turn = 0; turn < 3; turn++) await choose(platform, href, { outcome: "paid" });
  const { status, json } = await post("mollie/post-payment", { order_id: id, hash, method: "applepay" });
  expect([status, json.result]).toMatchObject([409, { code: "ORDER_NOT_PAYABLE" }]);
  const { history } = await orderOf(platform, id);
  expect(history).toEqual([
    ["pending", null],
    ["paid", "paid by mollie"],
  ]);
  await platform.runJobs();
  const mails = await platform.mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation", "payment-received"]);
  expect(mails[1]?.subject).toMatch(/^Otrzymaliśmy płatność/);
  expect(mails[1]?.text).not.toContain("/order-status/");
});

test("after a payment that failed the order can be paid another way", async () => {
  const { id } = await placeOrder(platform);
  const first = await beginMollie(platform, id);
  await choose(platform, first.href, { outcome: "failed" });
  const second = await beginMollie(platform, id, "applepay");
  expect(second.id).not.toBe(first.id);
  await choose(platform, second.href, { outcome: "paid" });
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
});

test("two payments of one order that are both paid are told to the staff, and the order is paid once", async () => {
  const { id, email } = await placeOrder(platform);
  const first = await beginMollie(platform, id);
  const second = await beginMollie(platform, id, "applepay");
  await choose(platform, first.href, { outcome: "paid" });
  await choose(platform, second.href, { outcome: "paid" });
  const { history } = await orderOf(platform, id);
  expect(history.slice(1)).toEqual([
    ["paid", "paid by mollie"],
    ["paid", "paid by mollie while paid: check"],
  ]);
  await expect(platform.mailsTo(email)).resolves.toHaveLength(2);
});

test("a payment that is asked for twice, and twice at once, begins once", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const wish = { order_id: id, hash, method: "creditcard" };
  const begun = await Promise.all([post("mollie/post-payment", wish), post("mollie/post-payment", wish)]);
  const later = await post("mollie/post-payment", wish);
  const ids = [...begun, later].filter(({ status }) => status === 200).map(({ json }) => json.result);
  expect(new Set(ids.map((each) => JSON.stringify(each))).size).toBe(1);
  // Whoever comes while the provider is being asked is told to ask again.
  for (const { status, headers } of begun) {
    if (status !== 200) expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  }
  const { rows } = await platform.connection.query(
    "select 1 from sandbox_payments join payments on reference = payments.id where order_id = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
});

test("a transaction is linked to the order that it was begun for, and to no other", async () => {
  const { id } = await placeOrder(platform);
  const other = await placeOrder(platform);
  const mollie = await beginMollie(platform, id);
  const tpay = await beginTpay(platform, id, "901");
  const ofMollie = (entity_id: number, mollie_transaction_id = mollie.id, mollie_secret_hash = mollie.hash) =>
    post("mollie/set-mollie-transaction-data", { order: { entity_id }, mollie_transaction_id, mollie_secret_hash });
  const ofTpay = (entity_id: number, transaction_id = tpay.id, hash = tpay.hash) =>
    post("tpay/set-transaction-data", { order: { entity_id }, transaction_id, hash });
  for (const link of [ofMollie, ofTpay]) {
    await expect(link(id)).resolves.toMatchObject({ status: 200, json: { result: { status: "OK" } } });
    await expect(link(id)).resolves.toMatchObject({ status: 200 });
    for (const wrong of [link(other.id), link(id, "tr_other"), link(id, undefined, "0".repeat(64))]) {
      await expect(wrong).resolves.toMatchObject({
        status: 409,
        json: { result: { message: "Payment is not linked to order" } },
      });
    }
  }
});

test("the second provider's payment is known by its title too", async () => {
  const { id } = await placeOrder(platform);
  const { title, id: transactionId, hash } = await beginTpay(platform, id, "901");
  const linked = await post("tpay/set-transaction-data", { order: { entity_id: id }, transaction_id: title, hash });
  expect(linked.json.result).toEqual({ status: "OK" });
  const read = await post("tpay/get-payment", { id: title });
  expect(read.json.result).toMatchObject({ id: transactionId, status: "open" });
});

test("a payment with a wrong hash, or by a method that nobody has, does not begin", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const wrong = await post("mollie/post-payment", { order_id: id, hash: "0".repeat(64), method: "creditcard" });
  expect([wrong.status, wrong.json.result]).toMatchObject([400, { message: "Hashes don't match" }]);
  const unknown = await post("mollie/post-payment", { order_id: id, hash, method: "shells" });
  expect([unknown.status, unknown.json.result]).toMatchObject([409, { code: "PAYMENT_NOT_OFFERED" }]);
});

test("an order that costs nothing has nothing to be paid", async () => {
  const { id } = await placeOrder(platform);
  await platform.connection.query("update orders set grand_total = 0 where id = $1", [id]);
  const hash = await hashOf(platform, id);
  const { status, json } = await post("mollie/post-payment", { order_id: id, hash, method: "creditcard" });
  expect([status, json.result]).toMatchObject([409, { code: "ORDER_NOT_PAYABLE" }]);
});

test("PayPal creates a payment to approve, and executing it twice takes the money once", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const { json } = await post("paypal/create", { order_id: id, hash });
  const created = endpoints.paypalCreate.result("PLN").parse(json.result);
  const execute = async () => {
    const answer = await post("paypal/execute", { id: created.id });
    return endpoints.paypalExecute.result("PLN").parse(answer.json.result).status;
  };
  await expect(execute()).resolves.toBe("open");
  await choose(platform, created.href, { outcome: "paid" });
  await expect(execute()).resolves.toBe("paid");
  await expect(execute()).resolves.toBe("paid");
  const { history } = await orderOf(platform, id);
  expect(history).toHaveLength(2);
});

test("a shop without keys and without a sandbox offers no payment, and has no pages that play one", async () => {
  const settings = { ...testSettings, sandbox: false };
  const real = platformOn(platform.connection, platform.database, { ...testParts(), settings });
  const { id } = await placeOrder(platform);
  const { href, hash } = await beginMollie(platform, id);
  await expect(real.fetch(new Request(href ?? ""))).resolves.toMatchObject({ status: 404 });
  await expect(real.get("vsbridge/mollie/payment-methods")).resolves.toMatchObject({ status: 409 });
  await expect(real.post("vsbridge/tpay/post-payment", { order_id: id, hash })).resolves.toMatchObject({ status: 409 });
});
