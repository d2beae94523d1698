import { expect, test } from "vitest";
import { readOrderPayment } from "#app/queries/readPayment.ts";
import { startPayment, type StartProblem } from "#app/state/payment/startPayment.ts";
import type { Fetch } from "#client/call.ts";
import { payment } from "#configuration/payment.ts";
import { canPay, paymentStanding } from "#domain/payment/payableOrder.ts";
import { scheduleMethodsRefresh } from "#platform/payment/onlineMethods.ts";
import { openForTests } from "../../../platform/support/openForTests.ts";
import { openingDay, platformOn } from "../../../platform/support/openTestPlatform.ts";
import { visitor } from "../../../platform/support/shopping.ts";
import { testSettings } from "../../../platform/support/testParts.ts";
import { placeOrder } from "../../../platform/payment/support/paying.ts";
import { clientOf } from "../../support/openTab.ts";
import { isFull } from "../../../../support/scope.ts";

const { connection, database } = await openForTests();
const platform = platformOn(connection, database, { settings: { ...testSettings, onlinePayments: true } });
await scheduleMethodsRefresh({ database, clock: () => openingDay, newId: () => crypto.randomUUID() });
await platform.runJobs();

/** What happens to a request: `work` lets the platform answer it. */
type Fault = (work: () => Promise<Response>) => Promise<Response>;

const json = (status: number, body: unknown = { code: status, result: "No." }) => Response.json(body, { status });

const faults: Readonly<Record<string, Fault>> = {
  "is lost": () => Promise.reject(new TypeError("Failed to fetch")),
  "times out": () => Promise.reject(new DOMException("The operation timed out.", "TimeoutError")),
  "is answered with 500": async () => json(500),
  "is answered with 401": async () => json(401),
  "is answered with HTML": async () => new Response("<h1>No</h1>", { headers: { "content-type": "text/html" } }),
  "is answered with nothing": async () => new Response("", { headers: { "content-type": "application/json" } }),
  "is answered in another form": async () => json(200, { code: 200, result: 7 }),
  "loses its answer": async (work) => {
    await work();
    throw new TypeError("Failed to fetch");
  },
};

/** Returns the client of the browser that ordered. Requests to a path meet a fault. */
function shopper(path: string | null = null, fault: Fault = (work) => work()) {
  const fetch: Fetch = (request) => {
    const work = () => {
      const headers = new Headers(request.headers);
      for (const [name, value] of Object.entries(visitor)) headers.set(name, value);
      return platform.fetch(new Request(request, { headers }));
    };
    return path !== null && new URL(request.url).pathname.endsWith(path) ? fault(work) : work();
  };
  return clientOf(fetch);
}

interface Step {
  readonly path: string;
  readonly reason: StartProblem;
}

const card = { provider: "mollie", method: "creditcard", issuer: null };
const bank = { provider: "tpay", method: "902", issuer: null };
const paypal = { provider: "paypal", method: "paypal", issuer: null };

const steps: readonly (readonly [typeof card, readonly Step[]])[] = [
  [
    card,
    [
      { path: "mollie/order-details", reason: "backendOrder" },
      { path: "mollie/validate-hash", reason: "hashesDiffer" },
      { path: "mollie/post-payment", reason: "apiFailed" },
      { path: "mollie/set-mollie-transaction-data", reason: "notLinked" },
    ],
  ],
  [
    bank,
    [
      { path: "tpay/order-details", reason: "backendOrder" },
      { path: "tpay/validate-hash", reason: "hashesDiffer" },
      { path: "tpay/post-payment", reason: "apiFailed" },
      { path: "tpay/set-transaction-data", reason: "notLinked" },
    ],
  ],
  [
    paypal,
    [
      { path: "mollie/order-details", reason: "backendOrder" },
      { path: "mollie/validate-hash", reason: "hashesDiffer" },
      { path: "paypal/create", reason: "apiFailed" },
    ],
  ],
];

const faultsOf = steps.flatMap(([wish, each]) =>
  each.map(({ path, reason }) =>
    Object.entries(faults).map(([name, fault]) => [wish.provider, path, name, { wish, reason, fault }] as const),
  ),
);

/** Each fault at one of the steps at least, and each step with one of the faults. */
const few = faultsOf.flatMap((table, step) => table.filter((_, at) => at === step % table.length));

test.each(isFull ? faultsOf.flat() : few)(
  "%s: when %s %s, the shopper is told why, the order stays, and one payment follows",
  async (_provider, path, _name, { wish, reason, fault }) => {
    const { id } = await placeOrder(platform);
    const order = { orderId: String(id), hash: null };
    expect(await startPayment(shopper(path, fault), order, wish)).toEqual({ state: "failed", reason });

    // The order is there, unpaid, and its page offers to pay it.
    const reading = await readOrderPayment(shopper(), order);
    if (reading.state !== "read") throw new Error(`The order was not read: ${reading.state}.`);
    const standing = paymentStanding(reading.order, payment.cashOnDeliveryCode);
    expect(reading.order.status).toBe("pending");
    expect(standing).not.toBe("success");

    expect(await startPayment(shopper(), order, wish)).toMatchObject({ state: "started" });
    const { rows } = await platform.connection.query("select id from payments where order_id = $1", [id]);
    expect(rows).toHaveLength(1);
    const after = await readOrderPayment(shopper(), order);
    if (after.state !== "read") throw new Error("The order was not read.");
    expect(canPay(after.order, paymentStanding(after.order, payment.cashOnDeliveryCode))).toBe(true);
  },
);

test.each(steps.flatMap(([wish, each]) => each.map(({ path }) => [wish.provider, path, wish] as const)))(
  "%s: a slow answer of %s is waited for",
  async (_provider, path, wish) => {
    const { id } = await placeOrder(platform);
    const events: string[] = [];
    const slow: Fault = async (work) => {
      await new Promise<void>((resolve) => setImmediate(resolve));
      events.push("answered");
      return work();
    };
    const outcome = await startPayment(shopper(path, slow), { orderId: String(id), hash: null }, wish);
    expect(events).toEqual(["answered"]);
    expect(outcome).toMatchObject({ state: "started" });
  },
);
