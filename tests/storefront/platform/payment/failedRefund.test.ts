import { afterAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { staffCall } from "../staff/support.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { testSettings } from "../support/testParts.ts";
import { openFakeMollie } from "./support/fakeMollie.ts";
import { openFakePaypal } from "./support/fakePaypal.ts";
import { openFakeTpay, tpayKeys } from "./support/fakeTpay.ts";
import { beginMollie, beginTpay, hashOf, orderOf, placeOrder, statusOf, totalMinor } from "./support/paying.ts";
import { refundBy } from "./support/refunding.ts";

/** A shop with all three providers, which take refunds on and then do not carry them out. */
const [mollie, tpay, paypal] = await Promise.all([openFakeMollie(), openFakeTpay(), openFakePaypal()]);
afterAll(() => Promise.all([mollie, tpay, paypal].map(({ close }) => close())));
const settings = {
  ...testSettings,
  mollie: { apiKey: "test_key", url: mollie.url },
  tpay: { ...tpayKeys, url: tpay.url },
  paypal: { clientId: "shop", clientSecret: "secret", webhookId: null, isLive: false, url: paypal.url },
};
const platform = await openForTests({ settings });

const refund = refundBy(platform, settings);

async function tell(provider: string, body: string) {
  const request = new Request(`http://shop.test/webhooks/${provider}`, { method: "POST", body });
  expect((await platform.fetch(request)).status).toBe(200);
}

/** What was done while days pass on which nobody tells anything. */
async function runUntil(days: number) {
  platform.setNow(new Date(openingDay.getTime() + days * 24 * 60 * 60 * 1000));
  await platform.runJobs();
  // What the staff asks is signed on the first day.
  platform.setNow(openingDay);
}

const returned = async (number: string) => {
  const { result } = await staffCall(platform, `orders/${number}`);
  return (result as { readonly returned: string }).returned;
};

const commentOn = async (id: number) => (await orderOf(platform, id)).history.at(-1);

describe("Mollie", () => {
  const zloty = (value: string) => ({ currency: "PLN", value });

  async function paidOrder() {
    const order = await placeOrder(platform);
    const payment = await beginMollie(platform, order.id);
    mollie.set(payment.id, { status: "paid" });
    await tell("mollie", `id=${payment.id}`);
    const refundsAt = (refunds: readonly { id: string; status: string; value: string }[], total: string) =>
      mollie.set(payment.id, {
        amountRefunded: zloty(total),
        _embedded: { refunds: refunds.map(({ value, ...each }) => ({ ...each, amount: zloty(value) })) },
      });
    return { ...order, payment, refundsAt };
  }

  test("tells that a refund failed: it is taken back once, the order is what it was, and can be refunded anew", async () => {
    const { id, number, payment, refundsAt } = await paidOrder();
    const first = await refund(id, null, "mollie-first");
    const refundId = first.ok ? first.value.refundId : "";
    refundsAt([{ id: refundId, status: "pending", value: "334.00" }], "334.00");
    await tell("mollie", `id=${payment.id}`);
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "refunded" });
    await expect(returned(number)).resolves.toBe("334.00");

    // Whether Mollie's total still has it or not.
    for (const total of ["334.00", "0.00", "334.00"]) {
      refundsAt([{ id: refundId, status: "failed", value: "334.00" }], total);
      await tell("mollie", `id=${payment.id}`);
    }
    const { status, history } = await orderOf(platform, id);
    expect(status).toBe("paid");
    expect(history.slice(2)).toEqual([
      ["refunded", `mollie: refunded ${totalMinor}`],
      ["paid", "mollie: the refund of 334.00 PLN failed, the money is still here: give it back anew"],
    ]);
    await expect(returned(number)).resolves.toBe("0.00");

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
    await tell("mollie", `id=${payment.id}`);
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "refunded" });
    await expect(returned(number)).resolves.toBe("334.00");
  });

  test("does not tell of one that was canceled there: it is asked, for four weeks", async () => {
    const { id, number, refundsAt } = await paidOrder();
    const part = await refund(id, 34_00);
    const refundId = part.ok ? part.value.refundId : "";
    refundsAt([{ id: refundId, status: "queued", value: "34.00" }], "34.00");
    await runUntil(1);
    await runUntil(3);
    await expect(returned(number)).resolves.toBe("34.00");
    refundsAt([{ id: refundId, status: "canceled", value: "34.00" }], "0.00");
    await runUntil(7);
    await expect(returned(number)).resolves.toBe("0.00");
    await expect(commentOn(id)).resolves.toEqual(["paid", expect.stringContaining("34.00 PLN failed")]);
    await runUntil(60);
    await expect(returned(number)).resolves.toBe("0.00");
    expect(platform.errors).toEqual([]);
  });

  test("a refund by hand that failed, and was made again, is in the books as it is", async () => {
    const { number, payment, refundsAt } = await paidOrder();
    const byHand = async (states: readonly string[], total: string) => {
      refundsAt(
        states.map((status, place) => ({ id: `re_hand${place}`, status, value: "10.00" })),
        total,
      );
      await tell("mollie", `id=${payment.id}`);
      return returned(number);
    };
    await expect(byHand(["pending"], "10.00")).resolves.toBe("10.00");
    await expect(byHand(["failed"], "0.00")).resolves.toBe("0.00");
    await expect(byHand(["failed", "pending"], "10.00")).resolves.toBe("10.00");
    await expect(byHand(["failed", "refunded"], "10.00")).resolves.toBe("10.00");
  });
});

describe("PayPal", () => {
  async function paidOrder() {
    const order = await placeOrder(platform);
    const hash = await hashOf(platform, order.id);
    const { json } = await platform.post("vsbridge/paypal/create", { order_id: order.id, hash });
    const { id: transactionId } = endpoints.paypalCreate.result("PLN").parse(json.result);
    paypal.approve(transactionId);
    await platform.post("vsbridge/paypal/execute", { id: transactionId });
    const refundAt = (id: string, status: string) => {
      const known = paypal.orders.get(transactionId);
      if (!known) throw new Error("PayPal has no such order.");
      const amount = { currency_code: "PLN", value: "10.00" };
      const payments = { captures: [{ id: "CAP", status: "COMPLETED" }], refunds: [{ id, status, amount }] };
      paypal.orders.set(transactionId, { ...known, purchase_units: [{ ...known.purchase_units[0], payments }] });
    };
    return { ...order, refundAt };
  }

  test("tells that a refund failed, by the refund's id alone; twice, it is taken back once", async () => {
    const { id, number, refundAt } = await paidOrder();
    const part = await refund(id, 10_00);
    const refundId = part.ok ? part.value.refundId : "";
    await expect(returned(number)).resolves.toBe("10.00");
    const failed = JSON.stringify({ event_type: "PAYMENT.REFUND.FAILED", resource: { id: refundId } });
    // Nobody is believed: PayPal itself says that it is under way.
    refundAt(refundId, "PENDING");
    await tell("paypal", failed);
    await expect(returned(number)).resolves.toBe("10.00");
    refundAt(refundId, "FAILED");
    for (let times = 0; times < 2; times++) await tell("paypal", failed);
    await expect(returned(number)).resolves.toBe("0.00");
    const { history } = await orderOf(platform, id);
    expect(history.filter(([, comment]) => comment?.includes("failed"))).toHaveLength(1);
    await tell("paypal", JSON.stringify({ event_type: "PAYMENT.REFUND.FAILED", resource: { id: "nobody's" } }));
  });
});

describe("Tpay", () => {
  test("has other names for refunds and tells of none: it is asked, and they are told apart by their amounts", async () => {
    const { id, number } = await placeOrder(platform);
    const payment = await beginTpay(platform, id, "108");
    tpay.set(payment.id, { status: "correct" });
    await statusOf(platform, "tpay", payment.id);
    await expect(refund(id, 34_00)).resolves.toMatchObject({ ok: true });
    await expect(refund(id, 100_00)).resolves.toMatchObject({ ok: true });
    await expect(returned(number)).resolves.toBe("134.00");
    const first = tpay.refunds.find(({ transactionId }) => transactionId === payment.id);
    if (first) first.status = "declined";
    await runUntil(1);
    await expect(returned(number)).resolves.toBe("100.00");
    await expect(commentOn(id)).resolves.toEqual(["paid", expect.stringContaining("34.00 PLN failed")]);
    await expect(refund(id, 34_00)).resolves.toMatchObject({ ok: true });
    await runUntil(40);
    await expect(returned(number)).resolves.toBe("134.00");
    expect(platform.errors).toEqual([]);
  });
});
