import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";
import { testParts, testSettings } from "../support/testParts.ts";
import { visitor } from "../support/shopping.ts";
import {
  startMolliePayment,
  startTpayPayment,
  chooseOnSandboxPage,
  hashOf,
  readOrder,
  placeOrder,
  readStatus,
  total,
} from "./support/paying.ts";

const platform = await openForTests();

const zl = (minor: number) => ({ minor, currency: "PLN" as const });
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  platform.post(`vsbridge/${path}`, body, headers);

describe.each(["mollie", "tpay"] as const)("with %s", (provider) => {
  const details = endpoints.mollieOrderDetails.result("PLN");

  test("returns the order's hash, number and amount to the browser that ordered", async () => {
    const { id, number } = await placeOrder(platform);
    const { status, json } = await post(`${provider}/order-details`, { order_id: id }, visitor);
    expect(status).toBe(200);
    expect(details.parse(json.result)).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      number,
      amount: zl(334_00),
      transactionId: null,
      email: null,
    });
  });

  test.each([
    { headers: {}, name: "a caller without a visitor id" },
    { headers: { "x-dioptra-visitor": "visitor-b" }, name: "another browser" },
  ])("returns 404 for $name", async ({ headers }) => {
    const { id } = await placeOrder(platform);
    const { status, json } = await post(`${provider}/order-details`, { order_id: id }, headers);
    expect(status).toBe(404);
    expect(json.result).toMatchObject({ message: "Could not fetch backend order details" });
    await expect(post(`${provider}/order-details`, { order_id: 2_000_000_000 }, visitor)).resolves.toMatchObject({
      status: 404,
    });
  });

  test("accepts a hash only with the order's total and number", async () => {
    const { id, number } = await placeOrder(platform);
    const hash = await hashOf(platform, id, provider);
    const validate = (change: object) =>
      post(`${provider}/validate-hash`, { hash, cart_total: total, order_id: id, increment_id: number, ...change });
    await expect(validate({})).resolves.toMatchObject({ status: 200, json: { result: { status: "OK" } } });
    await expect(validate({ cart_total: 334 })).resolves.toMatchObject({ status: 200 });
    for (const change of [
      { hash: "0".repeat(64) },
      { cart_total: "1.00" },
      { cart_total: "" },
      { order_id: id + 1 },
      { increment_id: "000000000" },
    ]) {
      const { status, json } = await validate(change);
      expect([status, json.result]).toEqual([400, { message: "Hashes don't match", code: "HASH_INCORRECT" }]);
    }
  });

  test("stores a note for the staff without changing the order's status", async () => {
    const { id } = await placeOrder(platform);
    const note = { order_id: id, order_comment: { statusHistory: { comment: "Payment started", status: "canceled" } } };
    await expect(post(`${provider}/order-comments`, note)).resolves.toMatchObject({ status: 404 });
    await expect(post(`${provider}/order-comments`, note, visitor)).resolves.toMatchObject({ status: 200 });
    await expect(readOrder(platform, id)).resolves.toEqual({
      status: "pending",
      history: [
        ["pending", null],
        ["pending", "shop: Payment started"],
      ],
    });
  });

  test("refuses tokens that the platform did not make", async () => {
    for (const token of ["a", "no-token", "A".repeat(200)]) {
      const { status, json } = await post(`${provider}/decrypt-token`, { token });
      expect([status, json.result]).toEqual([400, { message: "Invalid payment token", code: "LINK_INVALID" }]);
    }
  });

  test("returns 404 for an unknown payment", async () => {
    const { status, json } = await post(`${provider}/get-payment`, { id: "tr_nobody" });
    expect([status, json.result]).toMatchObject([404, { message: "Could not fetch payment details of the provider" }]);
  });
});

test("starts a payment for the order's own amount, whatever the request states", async () => {
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

test("encrypts order and hash in the URL that the provider returns shoppers to", async () => {
  const { id, number, email } = await placeOrder(platform);
  const { hash, href } = await startMolliePayment(platform, id);
  const { status, location } = await chooseOnSandboxPage(platform, href, { outcome: "paid" });
  expect(status).toBe(303);
  const [, token = ""] = /^http:\/\/shop\.test\/order-status\/([\w-]+)$/.exec(location ?? "") ?? [];
  expect(token).not.toContain(hash);
  const { json } = await post("mollie/decrypt-token", { token });
  const link = endpoints.mollieDecryptToken.result("PLN").parse(json.result);
  expect(link).toEqual({ orderId: id, hash });
  const changed = `${token.slice(0, 20)}${token[20] === "a" ? "b" : "a"}${token.slice(21)}`;
  await expect(post("mollie/decrypt-token", { token: changed })).resolves.toMatchObject({ status: 400 });
  // With the hash, any browser may read the order. The e-mail address is shortened for callers who have only the link.
  const request = { order_id: id, validatePayment: true, hash };
  const read = endpoints.mollieOrderDetails.result("PLN");
  const seen = read.parse((await post("mollie/order-details", request)).json.result);
  expect(seen).toMatchObject({ number, email: `a…@example.pl`, transactionId: expect.stringMatching(/^tr_sandbox_/) });
  const owner = read.parse((await post("mollie/order-details", request, visitor)).json.result);
  expect(owner.email).toBe(email);
  const stranger = await post("mollie/order-details", { order_id: id, validatePayment: true });
  expect([stranger.status, stranger.json.result]).toMatchObject([404, { message: "Could not fetch order details" }]);
  const wrong = await post("mollie/order-details", { ...request, hash: "0".repeat(64) }, visitor);
  expect([wrong.status, wrong.json.result]).toMatchObject([400, { message: "Hash is incorrect" }]);
});

test.each([
  ["paid", "paid"],
  ["pending", "pending"],
  ["failed", "failed"],
  ["expired", "expired"],
  ["canceled", "canceled"],
] as const)(
  "stores a payment that is %s at the provider as %s, and marks the order as paid only if the payment is",
  async (outcome, status) => {
    const { id } = await placeOrder(platform);
    const payment = await startMolliePayment(platform, id);
    await chooseOnSandboxPage(platform, payment.href, { outcome });
    await expect(readStatus(platform, "mollie", payment.id)).resolves.toBe(status);
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: outcome === "paid" ? "paid" : "pending" });
  },
);

test("starts no payment of a paid order, and sends one mail", async () => {
  const { id, email } = await placeOrder(platform);
  const { hash, href } = await startMolliePayment(platform, id);
  for (let turn = 0; turn < 3; turn++) await chooseOnSandboxPage(platform, href, { outcome: "paid" });
  const { status, json } = await post("mollie/post-payment", { order_id: id, hash, method: "applepay" });
  expect([status, json.result]).toMatchObject([409, { code: "ORDER_NOT_PAYABLE" }]);
  const { history } = await readOrder(platform, id);
  expect(history).toEqual([
    ["pending", null],
    ["paid", "paid by mollie"],
  ]);
  await platform.runJobs();
  const mails = await platform.mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation", "payment-received"]);
  expect(mails[1]?.subject).toMatch(/^Otrzymaliśmy płatność/);
  expect(mails[1]?.text).toContain("/order-status/");
});

test("accepts another payment after a failed one", async () => {
  const { id } = await placeOrder(platform);
  const first = await startMolliePayment(platform, id);
  await chooseOnSandboxPage(platform, first.href, { outcome: "failed" });
  const second = await startMolliePayment(platform, id, "applepay");
  expect(second.id).not.toBe(first.id);
  await chooseOnSandboxPage(platform, second.href, { outcome: "paid" });
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
});

test("notes a second paid payment for the staff, and marks the order as paid once", async () => {
  const { id, email } = await placeOrder(platform);
  const first = await startMolliePayment(platform, id);
  const second = await startMolliePayment(platform, id, "applepay");
  await chooseOnSandboxPage(platform, first.href, { outcome: "paid" });
  await chooseOnSandboxPage(platform, second.href, { outcome: "paid" });
  const { history } = await readOrder(platform, id);
  expect(history.slice(1)).toEqual([
    ["paid", "paid by mollie"],
    ["paid", "paid by mollie although the order is paid: check"],
  ]);
  await expect(platform.mailsTo(email)).resolves.toHaveLength(2);
});

test("starts one payment for repeated and parallel requests", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const request = { order_id: id, hash, method: "creditcard" };
  const parallel = await Promise.all([post("mollie/post-payment", request), post("mollie/post-payment", request)]);
  const later = await post("mollie/post-payment", request);
  const ids = [...parallel, later].filter(({ status }) => status === 200).map(({ json }) => json.result);
  expect(new Set(ids.map((each) => JSON.stringify(each))).size).toBe(1);
  // A request that arrives while the provider creates the payment is asked to retry.
  for (const { status, headers } of parallel) {
    if (status !== 200) expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  }
  const { rows } = await platform.connection.query(
    "select 1 from sandbox_payments join payments on reference = payments.id where order_id = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
});

test("links a transaction only to the order that it was started for", async () => {
  const { id } = await placeOrder(platform);
  const other = await placeOrder(platform);
  const mollie = await startMolliePayment(platform, id);
  const tpay = await startTpayPayment(platform, id, "901");
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

test("finds a Tpay payment by its title too", async () => {
  const { id } = await placeOrder(platform);
  const { title, id: transactionId, hash } = await startTpayPayment(platform, id, "901");
  const linked = await post("tpay/set-transaction-data", { order: { entity_id: id }, transaction_id: title, hash });
  expect(linked.json.result).toEqual({ status: "OK" });
  const read = await post("tpay/get-payment", { id: title });
  expect(read.json.result).toMatchObject({ id: transactionId, status: "open" });
});

test("refuses a payment with a wrong hash or an unknown method", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const wrong = await post("mollie/post-payment", { order_id: id, hash: "0".repeat(64), method: "creditcard" });
  expect([wrong.status, wrong.json.result]).toMatchObject([400, { message: "Hashes don't match" }]);
  const unknown = await post("mollie/post-payment", { order_id: id, hash, method: "shells" });
  expect([unknown.status, unknown.json.result]).toMatchObject([409, { code: "PAYMENT_NOT_OFFERED" }]);
});

test("starts no payment of a free order", async () => {
  const { id } = await placeOrder(platform);
  await platform.connection.query("update orders set grand_total = 0 where id = $1", [id]);
  const hash = await hashOf(platform, id);
  const { status, json } = await post("mollie/post-payment", { order_id: id, hash, method: "creditcard" });
  expect([status, json.result]).toMatchObject([409, { code: "ORDER_NOT_PAYABLE" }]);
});

test("creates a PayPal payment, and collects the money once when it is executed twice", async () => {
  const { id } = await placeOrder(platform);
  const hash = await hashOf(platform, id);
  const { json } = await post("paypal/create", { order_id: id, hash });
  const created = endpoints.paypalCreate.result("PLN").parse(json.result);
  const execute = async () => {
    const answer = await post("paypal/execute", { id: created.id });
    return endpoints.paypalExecute.result("PLN").parse(answer.json.result).status;
  };
  await expect(execute()).resolves.toBe("open");
  await chooseOnSandboxPage(platform, created.href, { outcome: "paid" });
  await expect(execute()).resolves.toBe("paid");
  await expect(execute()).resolves.toBe("paid");
  const { history } = await readOrder(platform, id);
  expect(history).toHaveLength(2);
});

test("offers no payments and no sandbox pages in a shop without keys and sandbox", async () => {
  const settings = { ...testSettings, sandbox: false };
  const real = platformOn(platform.connection, platform.database, { ...testParts(), settings });
  const { id } = await placeOrder(platform);
  const { href, hash } = await startMolliePayment(platform, id);
  await expect(real.fetch(new Request(href ?? ""))).resolves.toMatchObject({ status: 404 });
  await expect(real.get("vsbridge/mollie/payment-methods")).resolves.toMatchObject({ status: 409 });
  await expect(real.post("vsbridge/tpay/post-payment", { order_id: id, hash })).resolves.toMatchObject({ status: 409 });
});
