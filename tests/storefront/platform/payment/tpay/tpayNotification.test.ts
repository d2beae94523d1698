import { beforeEach, describe, expect, test } from "vitest";
import { platformOn } from "../../support/openTestPlatform.ts";
import { notification, type NotificationContent, signatureOf } from "../support/fakeTpay.ts";
import { startTpayPayment, hashOf, readOrder, placeOrder } from "../support/paying.ts";
import { openTpayShop } from "../support/tpayShop.ts";

const { tpay, platform, settings } = await openTpayShop();
beforeEach(() => tpay.setBehaviour("normal"));

async function send(body: string, signature: string | null, shop = platform) {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    ...(signature !== null && { "x-jws-signature": signature }),
  };
  const response = await shop.fetch(new Request("http://shop.test/webhooks/tpay", { method: "POST", headers, body }));
  return { status: response.status, text: await response.text() };
}

/** Sends a genuine notification. */
const notify = (notified: NotificationContent, shop = platform) => {
  const body = notification(notified);
  return send(body, signatureOf(body, tpay.certificates.genuine), shop);
};

const acknowledged = { status: 200, text: "TRUE" };
const unchanged = { status: "pending", history: [["pending", null]] };

describe("a notification", () => {
  test("marks the order as paid once when it is genuine and repeated", async () => {
    const { id } = await placeOrder(platform);
    const { title } = await startTpayPayment(platform, id, "108");
    await expect(notify({ title })).resolves.toEqual(acknowledged);
    await expect(Promise.all([notify({ title }), notify({ title })])).resolves.toEqual([acknowledged, acknowledged]);
    const { history } = await readOrder(platform, id);
    expect(history).toEqual([
      ["pending", null],
      ["paid", "paid by tpay"],
    ]);
  });

  test("is acknowledged only after the payment is stored, and answered with 503 while the certificate cannot be read", async () => {
    const shop = platformOn(platform.connection, platform.database, { settings });
    const { id } = await placeOrder(shop);
    const { title } = await startTpayPayment(shop, id, "108");
    tpay.setBehaviour("unreachable");
    await expect(notify({ title }, shop)).resolves.toMatchObject({ status: 503 });
    await expect(readOrder(shop, id)).resolves.toEqual(unchanged);
    tpay.setBehaviour("normal");
    await expect(notify({ title }, shop)).resolves.toEqual(acknowledged);
  });

  test("changes nothing when it reports no payment", async () => {
    const { id } = await placeOrder(platform);
    const { title } = await startTpayPayment(platform, id, "108");
    await expect(notify({ title, status: "FALSE" })).resolves.toEqual(acknowledged);
    await expect(notify({ title: "TR-NOBODY" })).resolves.toEqual(acknowledged);
    await expect(readOrder(platform, id)).resolves.toEqual(unchanged);
  });

  test("leaves the payment pending when less than the amount was paid", async () => {
    const { id } = await placeOrder(platform);
    const payment = await startTpayPayment(platform, id, "108");
    const fields = { tr_paid: "100.00", tr_error: "surcharge" };
    await expect(notify({ title: payment.title, fields })).resolves.toEqual(acknowledged);
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "pending" });
  });

  test("finds its payment by our reference when the answer with the title was lost", async () => {
    const { id } = await placeOrder(platform);
    const hash = await hashOf(platform, id, "tpay");
    tpay.setBehaviour("answers-lost");
    await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group: "108" });
    tpay.setBehaviour("normal");
    const lost = [...tpay.transactions.values()].at(-1);
    await expect(notify({ title: lost?.title ?? "", reference: String(lost?.["hiddenDescription"]) })).resolves.toEqual(
      acknowledged,
    );
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
  });

  test("is accepted for both transactions of a repeated request, and marks the order as paid once", async () => {
    const { id } = await placeOrder(platform);
    const hash = await hashOf(platform, id, "tpay");
    tpay.setBehaviour("answers-lost");
    await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group: "108" });
    const lost = [...tpay.transactions.values()].at(-1);
    tpay.setBehaviour("normal");
    const { title } = await startTpayPayment(platform, id, "108");
    const reference = String(lost?.["hiddenDescription"]);
    const first = { title: lost?.title ?? "", reference };
    expect(first.title).not.toBe(title);
    await expect(Promise.all([notify(first), notify(first)])).resolves.toEqual([acknowledged, acknowledged]);
    await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
    await expect(notify({ title, reference })).resolves.toEqual(acknowledged);
    await notify(first);
    const { history } = await readOrder(platform, id);
    expect(history.slice(1)).toEqual([
      ["paid", "paid by tpay"],
      ["paid", "paid by tpay although the order is paid: check"],
    ]);
  });

  test("marks the order as refunded after a chargeback", async () => {
    const { id } = await placeOrder(platform);
    const { title } = await startTpayPayment(platform, id, "108");
    await notify({ title });
    await expect(notify({ title, status: "CHARGEBACK", amount: "-334.00" })).resolves.toEqual(acknowledged);
    await notify({ title, status: "CHARGEBACK", amount: "-334.00" });
    const { status, history } = await readOrder(platform, id);
    expect([status, history.length]).toEqual(["refunded", 3]);
  });

  describe("is refused as forged", () => {
    const body = (title: string, change: Partial<NotificationContent> = {}) => notification({ title, ...change });
    const keys = () => tpay.certificates;

    test.each<[string, (title: string) => [string, string | null]]>([
      ["without a signature", (title) => [body(title), null]],
      ["with an invalid signature", (title) => [body(title), "nonsense"]],
      ["with the signature of another body", (title) => [body(title), signatureOf(body("TR-OTHER"), keys().genuine)]],
      ["signed by another key", (title) => [body(title), signatureOf(body(title), keys().foreign)]],
      [
        "with a certificate of another authority",
        (title) => [
          body(title),
          signatureOf(body(title), keys().foreign, { x5u: "https://secure.tpay.com/x509/foreign.pem" }),
        ],
      ],
      [
        "with a certificate that has expired",
        (title) => [
          body(title),
          signatureOf(body(title), keys().expired, { x5u: "https://secure.tpay.com/x509/expired.pem" }),
        ],
      ],
      [
        "with an unknown certificate",
        (title) => [
          body(title),
          signatureOf(body(title), keys().genuine, { x5u: "https://secure.tpay.com/x509/none.pem" }),
        ],
      ],
      [
        "with a certificate of another host",
        (title) => [
          body(title),
          signatureOf(body(title), keys().genuine, {
            x5u: "https://secure.tpay.com.evil.example/x509/notifications-jws.pem",
          }),
        ],
      ],
      ["with another algorithm", (title) => [body(title), signatureOf(body(title), keys().genuine, { alg: "HS256" })]],
      [
        "with a wrong checksum",
        (title) => {
          const text = body(title, { code: "another" });
          return [text, signatureOf(text, keys().genuine)];
        },
      ],
      [
        "with another amount than the order's",
        (title) => {
          const text = body(title, { amount: "1.00" });
          return [text, signatureOf(text, keys().genuine)];
        },
      ],
      [
        "with another currency",
        (title) => {
          const text = body(title, { fields: { tr_currency: "EUR" } });
          return [text, signatureOf(text, keys().genuine)];
        },
      ],
      [
        "in test mode at a live shop",
        (title) => {
          const text = body(title, { fields: { test_mode: "1" } });
          return [text, signatureOf(text, keys().genuine)];
        },
      ],
      ["without its fields", () => ["tr_id=1", signatureOf("tr_id=1", keys().genuine)]],
    ])("%s", async (_name, make) => {
      const { id } = await placeOrder(platform);
      const { title } = await startTpayPayment(platform, id, "108");
      const [text, signature] = make(title);
      await expect(send(text, signature)).resolves.toEqual({ status: 400, text: "" });
      await expect(readOrder(platform, id)).resolves.toEqual(unchanged);
    });
  });
});
