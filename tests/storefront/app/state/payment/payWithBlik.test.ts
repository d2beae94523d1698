import { expect, test } from "vitest";
import { sendBlikCode, waitForBlik } from "#app/state/payment/payWithBlik.ts";
import { startPayment } from "#app/state/payment/startPayment.ts";
import type { Fetch } from "#client/call.ts";
import { openForTests } from "../../../platform/support/openForTests.ts";
import { openingDay } from "../../../platform/support/openTestPlatform.ts";
import { visitor } from "../../../platform/support/shopping.ts";
import { chooseOnSandboxPage, placeOrder, readOrder } from "../../../platform/payment/support/paying.ts";
import { clientOf } from "../../support/openTab.ts";

const platform = await openForTests();

type Fault = readonly [path: string, answer: () => Response | Promise<Response>];

/** Returns the client of the browser that ordered. A fault answers in the platform's place, for `arrives` after its work. */
function shopper(fault?: Fault, arrives = false) {
  const address = crypto.randomUUID();
  const fetch: Fetch = async (request) => {
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries(visitor)) headers.set(name, value);
    // Each client may try some codes an hour.
    headers.set("x-dioptra-client", address);
    const isFaulty = fault !== undefined && new URL(request.url).pathname.endsWith(fault[0]);
    if (isFaulty && !arrives) return fault[1]();
    const answer = await platform.fetch(new Request(request, { headers }));
    return isFaulty ? fault[1]() : answer;
  };
  return clientOf(fetch);
}

const blik = { provider: "tpay", method: "150", issuer: null };
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const broken = () => Response.json({ code: 500, result: "No." }, { status: 500 });
const code = "post-payment-blik";

async function startBlik() {
  const { id } = await placeOrder(platform);
  const outcome = await startPayment(shopper(), { orderId: String(id), hash: null }, blik);
  if (outcome.state !== "started" || outcome.payment.title === null) throw new Error("The payment was not started.");
  const { transactionId, title, href } = outcome.payment;
  return { id, href, payment: { transactionId, title } };
}

/** A clock that moves only while somebody waits. */
function waiting() {
  let milliseconds = openingDay.getTime();
  platform.setNow(openingDay);
  return {
    now: () => milliseconds,
    sleep: async (seconds: number) => {
      milliseconds += seconds * 1000;
      platform.setNow(new Date(milliseconds));
    },
  };
}

test("a correct code is confirmed by the bank after some seconds, and the order is paid", async () => {
  const { id, payment } = await startBlik();
  const clock = waiting();
  expect(await sendBlikCode(shopper(), payment, "777123")).toEqual({ state: "sent" });
  expect(await waitForBlik(shopper(), payment, clock)).toBe("success");
  expect((await readOrder(platform, id)).status).toBe("paid");
});

test.each([
  ["111234", "unknown"],
  ["500500", "no-funds"],
  ["700701", "code-expired"],
  ["701000", "declined"],
  ["123456", "wrong-code"],
] as const)("the code %s is refused as %s, and the same payment takes another one", async (typed, reason) => {
  const { payment } = await startBlik();
  expect(await sendBlikCode(shopper(), payment, typed)).toEqual({ state: "refused", reason });
  expect(await sendBlikCode(shopper(), payment, "777123")).toEqual({ state: "sent" });
});

test.each([
  ["lost", lost],
  ["an error", broken],
])("an answer that is %s is no refusal when the bank has the code", async (_name, answer) => {
  const { payment } = await startBlik();
  expect(await sendBlikCode(shopper([code, answer], true), payment, "777123")).toEqual({ state: "sent" });
});

test("a code that did not arrive can be sent again", async () => {
  const { payment } = await startBlik();
  expect(await sendBlikCode(shopper([code, lost]), payment, "777123")).toEqual({ state: "refused", reason: "unknown" });
  expect(await sendBlikCode(shopper(), payment, "777123")).toEqual({ state: "sent" });
});

test("too many codes are refused as such", async () => {
  const { payment } = await startBlik();
  const tooMany = () =>
    Response.json({ code: 429, result: { message: "No.", code: "TOO_MANY_TRIES" } }, { status: 429 });
  expect(await sendBlikCode(shopper([code, tooMany]), payment, "777123")).toEqual({ state: "too-many" });
});

test("an order that was paid meanwhile takes no code", async () => {
  const { href, payment } = await startBlik();
  await chooseOnSandboxPage(platform, href, { outcome: "paid" });
  expect(await sendBlikCode(shopper(), payment, "777123")).toEqual({ state: "settled" });
});

test("the bank's refusal ends the wait, and silence leaves the payment pending", async () => {
  const refused = await startBlik();
  await sendBlikCode(shopper(), refused.payment, "777123");
  await platform.connection.query(
    "update sandbox_payments set status = 'failed', confirming_since = null where transaction_id = $1",
    [refused.payment.transactionId],
  );
  expect(await waitForBlik(shopper(), refused.payment, waiting())).toBe("failed");

  const silent = await startBlik();
  const clock = waiting();
  expect(await waitForBlik(shopper(["get-payment", broken]), silent.payment, clock)).toBe("waiting");
  expect(clock.now() - openingDay.getTime()).toBeGreaterThanOrEqual(150_000);
});

test("a wait that goes on after a reload ends when the code would have ended", async () => {
  const { payment } = await startBlik();
  const clock = waiting();
  const sentAt = clock.now() - 100_000;
  expect(await waitForBlik(shopper(["get-payment", broken]), payment, { ...clock, sentAt })).toBe("waiting");
  expect(clock.now() - sentAt).toBeLessThan(200_000);
});
