import { expect, onTestFinished, test, vi } from "vitest";
import { readOrderPayment, readStatusLink } from "#app/queries/readPayment.ts";
import { startPayment } from "#app/state/payment/startPayment.ts";
import type { Fetch } from "#client/call.ts";
import { openForTests } from "../../../platform/support/openForTests.ts";
import { endpoints } from "#contract/endpoints.ts";
import { black, bruno, filledCart, orderFor, visitor } from "../../../platform/support/shopping.ts";
import { chooseOnSandboxPage, placeOrder, readOrder } from "../../../platform/payment/support/paying.ts";
import { cases } from "../../../../support/scope.ts";
import { clientOf } from "../../support/openTab.ts";

const platform = await openForTests();

/** Answers the requests to a path in another way than the platform. */
type Fault = readonly [path: string, answer: () => Response | Promise<Response>];

/** Returns the client of the browser that ordered, and the paths that it has requested. */
function shopper(fault?: Fault) {
  const requested: string[] = [];
  const fetch: Fetch = async (request) => {
    const { pathname } = new URL(request.url);
    requested.push(pathname.replace("/api/vsbridge/", ""));
    if (fault && pathname.endsWith(fault[0])) return fault[1]();
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries(visitor)) headers.set(name, value);
    return platform.fetch(new Request(request, { headers }));
  };
  return { client: clientOf(fetch), requested };
}

const card = { provider: "mollie", method: "creditcard", issuer: null };
const bank = { provider: "tpay", method: "902", issuer: null };
const paypal = { provider: "paypal", method: "paypal", issuer: null };

const newOrder = async () => {
  const { id, number } = await placeOrder(platform);
  return { orderId: String(id), number, hash: null };
};

const error = (status: number) => () => Response.json({ code: status, result: "No." }, { status });
const html = () => new Response("<h1>No</h1>", { headers: { "content-type": "text/html" } });
const empty = () => new Response("", { headers: { "content-type": "application/json" } });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const noId = () => Response.json({ code: 500, result: "No transaction id generated" }, { status: 500 });

test.each([
  [card, ["mollie/order-details", "mollie/validate-hash", "mollie/post-payment", "mollie/set-mollie-transaction-data"]],
  [bank, ["tpay/order-details", "tpay/validate-hash", "tpay/post-payment", "tpay/set-transaction-data"]],
  [paypal, ["mollie/order-details", "mollie/validate-hash", "paypal/create"]],
] as const)("starts a payment by %j in the steps of its provider", async (wish, steps) => {
  const order = await newOrder();
  const { client, requested } = shopper();
  const outcome = await startPayment(client, order, wish);
  expect(outcome).toMatchObject({ state: "started", payment: { href: expect.stringContaining("/sandbox/payments/") } });
  expect(requested).toEqual(steps);
});

test("says that the device is offline instead of naming a step", async () => {
  const order = await newOrder();
  const { navigator } = globalThis;
  vi.stubGlobal("navigator", { onLine: false });
  onTestFinished(() => void vi.stubGlobal("navigator", navigator));
  const outcome = await startPayment(shopper(["post-payment", lost]).client, order, card);
  expect(outcome).toEqual({ state: "failed", reason: "offline" });
});

type FailedStep = readonly [path: string, answer: () => Response | Promise<Response>, reason: string];

const failedSteps = cases<FailedStep>(
  [
    ["order-details", error(500), "backendOrder"],
    ["validate-hash", empty, "hashesDiffer"],
    ["post-payment", html, "apiFailed"],
    ["post-payment", noId, "noTransaction"],
    ["set-mollie-transaction-data", error(500), "notLinked"],
  ],
  [
    ["order-details", error(401), "backendOrder"],
    ["order-details", html, "backendOrder"],
    ["order-details", lost, "backendOrder"],
    ["validate-hash", error(400), "hashesDiffer"],
    ["post-payment", error(500), "apiFailed"],
    ["post-payment", lost, "apiFailed"],
    ["set-mollie-transaction-data", empty, "notLinked"],
  ],
);

test.each(failedSteps)(
  "names the reason when %s fails with %o, and starts one payment when tried again",
  async (path, answer, reason) => {
    const order = await newOrder();
    expect(await startPayment(shopper([path, answer]).client, order, card)).toEqual({ state: "failed", reason });
    expect(await startPayment(shopper().client, order, card)).toMatchObject({ state: "started" });
    const { rows } = await platform.connection.query("select id from payments where order_id = $1", [order.orderId]);
    expect(rows).toHaveLength(1);
  },
);

test("does not start a second payment of an order that was paid meanwhile", async () => {
  const order = await newOrder();
  const { client } = shopper();
  const started = await startPayment(client, order, card);
  if (started.state !== "started") throw new Error("The payment was not started.");
  await chooseOnSandboxPage(platform, started.payment.href, { outcome: "paid" });
  expect(await startPayment(client, order, bank)).toEqual({ state: "settled" });
});

/** Pays an order on the page of its provider. Returns the token of the link to which the provider returns shoppers. */
async function payOnPage(order: { readonly orderId: string; readonly hash: null }, wish: typeof card, outcome: string) {
  const started = await startPayment(shopper().client, order, wish);
  if (started.state !== "started") throw new Error("The payment was not started.");
  const { location } = await chooseOnSandboxPage(platform, started.payment.href, { outcome });
  return location?.split("/").at(-1) ?? "";
}

test.each([
  [card, "paid"],
  [bank, "pending"],
  [paypal, "paid"],
  [card, "failed"],
] as const)("reads the payment by %j that is %s from the link to which the shopper returns", async (wish, outcome) => {
  const order = await newOrder();
  const token = await payOnPage(order, wish, outcome);
  const reading = await readStatusLink(shopper().client, token);
  expect(reading).toMatchObject({
    state: "read",
    orderId: order.orderId,
    order: { number: order.number, payment: { provider: wish.provider, status: outcome } },
  });
});

test("sees a payment before its notification, and records it", async () => {
  const order = await newOrder();
  await startPayment(shopper().client, order, card);
  // The provider knows that the payment succeeded, and has not told the shop.
  await platform.connection.query("update sandbox_payments set status = 'paid' where status = 'open'");
  const reading = await readOrderPayment(shopper().client, order);
  expect(reading).toMatchObject({ state: "read", order: { payment: { status: "paid" } } });
  expect((await readOrder(platform, Number(order.orderId))).status).toBe("paid");
});

test.each([
  ["decrypt-token", error(400), { state: "failed", reason: "invalidToken" }],
  ["decrypt-token", lost, { state: "unreachable" }],
  ["order-details", error(500), { state: "failed", reason: "backendFailed" }],
  ["order-details", html, { state: "failed", reason: "backendFailed" }],
  ["order-details", error(503), { state: "unreachable" }],
  ["get-payment", error(500), { state: "failed", reason: "paymentDetails" }],
  ["get-payment", empty, { state: "failed", reason: "paymentDetails" }],
] as const)("says why a status cannot be shown when %s fails with %o", async (path, answer, expected) => {
  const order = await newOrder();
  const token = await payOnPage(order, card, "pending");
  expect(await readStatusLink(shopper([path, answer]).client, token)).toEqual(expected);
});

test("refuses a token that was changed, and a hash of another order", async () => {
  const { client } = shopper();
  expect(await readStatusLink(client, "no-token")).toEqual({ state: "failed", reason: "invalidToken" });
  const { orderId } = await newOrder();
  const wrong = await readOrderPayment(client, { orderId, hash: "0".repeat(64) });
  expect(wrong).toEqual({ state: "failed", reason: "hashIncorrect" });
});

test("a browser without cookies sees and pays its order with the hash in the answer", async () => {
  // Such a browser is another visitor in each request.
  const stranger = () => ({ "x-dioptra-visitor": crypto.randomUUID() });
  const sent = orderFor(await filledCart(platform, black), bruno);
  const { json } = await platform.post("order/create?localeCode=pl", sent, stranger());
  const { id, hash } = endpoints.orderCreate.result("PLN").parse(json.result);
  const client = clientOf((request) => {
    const headers = new Headers({ ...Object.fromEntries(request.headers), ...stranger() });
    return platform.fetch(new Request(request, { headers }));
  });
  await expect(readOrderPayment(client, { orderId: id, hash: null })).resolves.toMatchObject({ state: "failed" });
  await expect(readOrderPayment(client, { orderId: id, hash })).resolves.toMatchObject({ state: "read" });
  await expect(startPayment(client, { orderId: id, hash }, card)).resolves.toMatchObject({ state: "started" });
});
