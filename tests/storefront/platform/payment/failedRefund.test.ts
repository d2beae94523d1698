import { afterAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { staffCall } from "../staff/support.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { testSettings } from "../support/testParts.ts";
import { openFakeMollie } from "./support/fakeMollie.ts";
import { openFakePaypal } from "./support/fakePaypal.ts";
import { openFakeTpay, tpayKeys } from "./support/fakeTpay.ts";
import {
  startMolliePayment,
  startTpayPayment,
  hashOf,
  readOrder,
  placeOrder,
  readStatus,
  totalMinor,
} from "./support/paying.ts";
import { createRefunder } from "./support/refunding.ts";

/** A shop with all three providers, which accept refunds and then fail to carry them out. */
const [mollie, tpay, paypal] = await Promise.all([openFakeMollie(), openFakeTpay(), openFakePaypal()]);
afterAll(() => Promise.all([mollie, tpay, paypal].map(({ close }) => close())));
const settings = {
  ...testSettings,
  paymentProviders: {
    mollie: { apiKey: "test_key", url: mollie.url },
    tpay: { ...tpayKeys, url: tpay.url },
    paypal: { clientId: "shop", clientSecret: "secret", webhookId: null, isLive: false, url: paypal.url },
  },
};
const platform = await openForTests({ settings });

const refund = createRefunder(platform, settings);

async function notify(provider: string, body: string) {
  const request = new Request(`http://shop.test/webhooks/${provider}`, { method: "POST", body });
  expect((await platform.fetch(request)).status).toBe(200);
}

/** Runs all jobs that are due a number of days after the first day. */
async function runUntil(days: number) {
  platform.setNow(new Date(openingDay.getTime() + days * 24 * 60 * 60 * 1000));
  await platform.runJobs();
  // Signatures of staff calls are valid only around the first day.
  platform.setNow(openingDay);
}

const readReturned = async (number: string) => {
  const { result } = await staffCall(platform, `orders/${number}`);
  return (result as { readonly returned: string }).returned;
};

const readLastEntry = async (id: number) => (await readOrder(platform, id)).history.at(-1);

describe("Mollie", () => {
  const zloty = (value: string) => ({ currency: "PLN", value });

  async function placePaidOrder() {
    const order = await placeOrder(platform);
    const payment = await startMolliePayment(platform, order.id);
    mollie.set(payment.id, { status: "paid" });
    await notify("mollie", `id=${payment.id}`);
    const refundsAt = (refunds: readonly { id: string; status: string; value: string }[], total: string) =>
      mollie.set(payment.id, {
        amountRefunded: zloty(total),
        _embedded: { refunds: refunds.map(({ value, ...each }) => ({ ...each, amount: zloty(value) })) },
      });
    return { ...order, payment, refundsAt };
  }

  test("reports a failed refund: it is reversed once, the order gets its status back and can be refunded again", async () => {
    const { id, number, payment, refundsAt } = await placePaidOrder();
    const first = await refund(id, null, "mollie-first");
    const refundId = first.ok ? first.value.refundId : "";
    refundsAt([{ id: refundId, status: "pending", value: "334.00" }], "334.00");
    await notify("mollie", `id=${payment.id}`);
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "refunded" });
    await expect(readReturned(number)).resolves.toBe("334.00");

    // Mollie's total may still include the failed refund.
    for (const total of ["334.00", "0.00", "334.00"]) {
      refundsAt([{ id: refundId, status: "failed", value: "334.00" }], total);
      await notify("mollie", `id=${payment.id}`);
    }
    const { status, history } = await readOrder(platform, id);
    expect(status).toBe("paid");
    expect(history.slice(2)).toEqual([
      ["refunded", `mollie: refunded ${(totalMinor / 100).toFixed(2)} PLN`],
      ["paid", "mollie: the refund of 334.00 PLN failed; refund it again"],
    ]);
    await expect(readReturned(number)).resolves.toBe("0.00");

    await expect(refund(id, null, "mollie-first")).resolves.toMatchObject({ ok: false });
    const second = await refund(id, null, "mollie-second");
    expect(second).toMatchObject({ ok: true, value: { amount: { minor: totalMinor } } });
    const again = second.ok ? second.value.refundId : "";
    refundsAt(
      [
        { id: refundId, status: "failed", value: "334.00" },
        { id: again, status: "refunded", value: "334.00" },
      ],
      "334.00",
    );
    await notify("mollie", `id=${payment.id}`);
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "refunded" });
    await expect(readReturned(number)).resolves.toBe("334.00");
  });

  test("does not report a canceled refund, so its status is requested for four weeks", async () => {
    const { id, number, refundsAt } = await placePaidOrder();
    const part = await refund(id, 34_00);
    const refundId = part.ok ? part.value.refundId : "";
    refundsAt([{ id: refundId, status: "queued", value: "34.00" }], "34.00");
    await runUntil(1);
    await runUntil(3);
    await expect(readReturned(number)).resolves.toBe("34.00");
    refundsAt([{ id: refundId, status: "canceled", value: "34.00" }], "0.00");
    await runUntil(7);
    await expect(readReturned(number)).resolves.toBe("0.00");
    await expect(readLastEntry(id)).resolves.toEqual(["paid", expect.stringContaining("34.00 PLN failed")]);
    await runUntil(60);
    await expect(readReturned(number)).resolves.toBe("0.00");
    expect(platform.errors).toEqual([]);
  });

  test("records a refund by hand that failed and was repeated", async () => {
    const { number, payment, refundsAt } = await placePaidOrder();
    const byHand = async (states: readonly string[], total: string) => {
      refundsAt(
        states.map((status, place) => ({ id: `re_hand${place}`, status, value: "10.00" })),
        total,
      );
      await notify("mollie", `id=${payment.id}`);
      return readReturned(number);
    };
    await expect(byHand(["pending"], "10.00")).resolves.toBe("10.00");
    await expect(byHand(["failed"], "0.00")).resolves.toBe("0.00");
    await expect(byHand(["failed", "pending"], "10.00")).resolves.toBe("10.00");
    await expect(byHand(["failed", "refunded"], "10.00")).resolves.toBe("10.00");
  });
});

describe("PayPal", () => {
  async function placePaidOrder() {
    const order = await placeOrder(platform);
    const hash = await hashOf(platform, order.id);
    const { json } = await platform.post("vsbridge/paypal/create", { order_id: order.id, hash });
    const { id: transactionId } = endpoints.paypalCreate.result("PLN").parse(json.result);
    paypal.approve(transactionId);
    await platform.post("vsbridge/paypal/execute", { id: transactionId });
    const refundAt = (id: string, status: string) => {
      const known = paypal.orders.get(transactionId);
      if (!known) throw new Error("Unknown PayPal order.");
      const amount = { currency_code: "PLN", value: "10.00" };
      const payments = { captures: [{ id: "CAP", status: "COMPLETED" }], refunds: [{ id, status, amount }] };
      paypal.orders.set(transactionId, { ...known, purchase_units: [{ ...known.purchase_units[0], payments }] });
    };
    return { ...order, refundAt };
  }

  test("reports a failed refund by its id, which is reversed once for two notifications", async () => {
    const { id, number, refundAt } = await placePaidOrder();
    const part = await refund(id, 10_00);
    const refundId = part.ok ? part.value.refundId : "";
    await expect(readReturned(number)).resolves.toBe("10.00");
    const failed = JSON.stringify({ event_type: "PAYMENT.REFUND.FAILED", resource: { id: refundId } });
    // The notification is not trusted: PayPal itself states that the refund is pending.
    refundAt(refundId, "PENDING");
    await notify("paypal", failed);
    await expect(readReturned(number)).resolves.toBe("10.00");
    refundAt(refundId, "FAILED");
    for (let times = 0; times < 2; times++) await notify("paypal", failed);
    await expect(readReturned(number)).resolves.toBe("0.00");
    const { history } = await readOrder(platform, id);
    expect(history.filter(([, comment]) => comment?.includes("failed"))).toHaveLength(1);
    await notify("paypal", JSON.stringify({ event_type: "PAYMENT.REFUND.FAILED", resource: { id: "nobody's" } }));
  });
});

describe("Tpay", () => {
  test("reports no failed refund, so its list is requested and refunds are matched by their amounts", async () => {
    const { id, number } = await placeOrder(platform);
    const payment = await startTpayPayment(platform, id, "108");
    tpay.set(payment.id, { status: "correct" });
    await readStatus(platform, "tpay", payment.id);
    await expect(refund(id, 34_00)).resolves.toMatchObject({ ok: true });
    await expect(refund(id, 100_00)).resolves.toMatchObject({ ok: true });
    await expect(readReturned(number)).resolves.toBe("134.00");
    const first = tpay.refunds.find(({ transactionId }) => transactionId === payment.id);
    if (first) first.status = "declined";
    await runUntil(1);
    await expect(readReturned(number)).resolves.toBe("100.00");
    await expect(readLastEntry(id)).resolves.toEqual(["paid", expect.stringContaining("34.00 PLN failed")]);
    await expect(refund(id, 34_00)).resolves.toMatchObject({ ok: true });
    await runUntil(40);
    await expect(readReturned(number)).resolves.toBe("134.00");
    expect(platform.errors).toEqual([]);
  });
});
