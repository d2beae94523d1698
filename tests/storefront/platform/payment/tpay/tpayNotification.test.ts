import { beforeEach, describe, expect, test } from "vitest";
import { platformOn } from "../../support/openTestPlatform.ts";
import { notification, type Notified, signed } from "../support/fakeTpay.ts";
import { beginTpay, hashOf, orderOf, placeOrder } from "../support/paying.ts";
import { openShopOfTpay } from "../support/shopOfTpay.ts";

const { tpay, platform, settings } = await openShopOfTpay();
beforeEach(() => tpay.setMood("well"));

async function send(body: string, signature: string | null, shop = platform) {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    ...(signature !== null && { "x-jws-signature": signature }),
  };
  const response = await shop.fetch(new Request("http://shop.test/webhooks/tpay", { method: "POST", headers, body }));
  return { status: response.status, text: await response.text() };
}

/** A genuine notification. */
const tell = (notified: Notified, shop = platform) => {
  const body = notification(notified);
  return send(body, signed(body, tpay.certificates.genuine), shop);
};

const taken = { status: 200, text: "TRUE" };
const untouched = { status: "pending", history: [["pending", null]] };

describe("a notification", () => {
  test("that is genuine pays the order, however often it comes", async () => {
    const { id } = await placeOrder(platform);
    const { title } = await beginTpay(platform, id, "108");
    await expect(tell({ title })).resolves.toEqual(taken);
    await expect(Promise.all([tell({ title }), tell({ title })])).resolves.toEqual([taken, taken]);
    const { history } = await orderOf(platform, id);
    expect(history).toEqual([
      ["pending", null],
      ["paid", "paid by tpay"],
    ]);
  });

  test("is answered only when its payment is written down, and comes again while the certificate cannot be read", async () => {
    const shop = platformOn(platform.connection, platform.database, { settings });
    const { id } = await placeOrder(shop);
    const { title } = await beginTpay(shop, id, "108");
    tpay.setMood("gone");
    await expect(tell({ title }, shop)).resolves.toMatchObject({ status: 503 });
    await expect(orderOf(shop, id)).resolves.toEqual(untouched);
    tpay.setMood("well");
    await expect(tell({ title }, shop)).resolves.toEqual(taken);
  });

  test("of something else than money is taken, and changes nothing", async () => {
    const { id } = await placeOrder(platform);
    const { title } = await beginTpay(platform, id, "108");
    await expect(tell({ title, status: "FALSE" })).resolves.toEqual(taken);
    await expect(tell({ title: "TR-NOBODY" })).resolves.toEqual(taken);
    await expect(orderOf(platform, id)).resolves.toEqual(untouched);
  });

  test("of less than was asked for leaves the payment pending", async () => {
    const { id } = await placeOrder(platform);
    const payment = await beginTpay(platform, id, "108");
    const fields = { tr_paid: "100.00", tr_error: "surcharge" };
    await expect(tell({ title: payment.title, fields })).resolves.toEqual(taken);
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "pending" });
  });

  test("that finds its payment by our own reference, when the answer to the request was lost", async () => {
    const { id } = await placeOrder(platform);
    const hash = await hashOf(platform, id, "tpay");
    tpay.setMood("mute");
    await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group: "108" });
    tpay.setMood("well");
    const lost = [...tpay.transactions.values()].at(-1);
    await expect(tell({ title: lost?.title ?? "", reference: String(lost?.["hiddenDescription"]) })).resolves.toEqual(
      taken,
    );
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
  });

  test("of the first of two transactions, when a request was sent again, is not lost: the order is paid once, and both are seen", async () => {
    const { id } = await placeOrder(platform);
    const hash = await hashOf(platform, id, "tpay");
    tpay.setMood("mute");
    await platform.post("vsbridge/tpay/post-payment", { order_id: id, hash, group: "108" });
    const lost = [...tpay.transactions.values()].at(-1);
    tpay.setMood("well");
    const { title } = await beginTpay(platform, id, "108");
    const reference = String(lost?.["hiddenDescription"]);
    const first = { title: lost?.title ?? "", reference };
    expect(first.title).not.toBe(title);
    await expect(Promise.all([tell(first), tell(first)])).resolves.toEqual([taken, taken]);
    await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
    await expect(tell({ title, reference })).resolves.toEqual(taken);
    await tell(first);
    const { history } = await orderOf(platform, id);
    expect(history.slice(1)).toEqual([
      ["paid", "paid by tpay"],
      ["paid", "paid by tpay while paid: check"],
    ]);
  });

  test("of money that went back makes the order refunded", async () => {
    const { id } = await placeOrder(platform);
    const { title } = await beginTpay(platform, id, "108");
    await tell({ title });
    await expect(tell({ title, status: "CHARGEBACK", amount: "-334.00" })).resolves.toEqual(taken);
    await tell({ title, status: "CHARGEBACK", amount: "-334.00" });
    const { status, history } = await orderOf(platform, id);
    expect([status, history.length]).toEqual(["refunded", 3]);
  });

  describe("is forged, and changes nothing,", () => {
    const body = (title: string, change: Partial<Notified> = {}) => notification({ title, ...change });
    const keys = () => tpay.certificates;

    test.each<[string, (title: string) => [string, string | null]]>([
      ["without a signature", (title) => [body(title), null]],
      ["with a signature that is none", (title) => [body(title), "nonsense"]],
      ["with the signature of another body", (title) => [body(title), signed(body("TR-OTHER"), keys().genuine)]],
      ["signed by another key", (title) => [body(title), signed(body(title), keys().foreign)]],
      [
        "with a certificate of another authority",
        (title) => [
          body(title),
          signed(body(title), keys().foreign, { x5u: "https://secure.tpay.com/x509/foreign.pem" }),
        ],
      ],
      [
        "with a certificate that has expired",
        (title) => [
          body(title),
          signed(body(title), keys().expired, { x5u: "https://secure.tpay.com/x509/expired.pem" }),
        ],
      ],
      [
        "with a certificate that there is not",
        (title) => [body(title), signed(body(title), keys().genuine, { x5u: "https://secure.tpay.com/x509/none.pem" })],
      ],
      [
        "with a certificate of another host",
        (title) => [
          body(title),
          signed(body(title), keys().genuine, {
            x5u: "https://secure.tpay.com.evil.example/x509/notifications-jws.pem",
          }),
        ],
      ],
      ["signed in another way", (title) => [body(title), signed(body(title), keys().genuine, { alg: "HS256" })]],
      [
        "with a wrong checksum",
        (title) => {
          const text = body(title, { code: "another" });
          return [text, signed(text, keys().genuine)];
        },
      ],
      [
        "of other money than the order's",
        (title) => {
          const text = body(title, { amount: "1.00" });
          return [text, signed(text, keys().genuine)];
        },
      ],
      [
        "of another currency",
        (title) => {
          const text = body(title, { fields: { tr_currency: "EUR" } });
          return [text, signed(text, keys().genuine)];
        },
      ],
      [
        "of a rehearsal in a shop that sells",
        (title) => {
          const text = body(title, { fields: { test_mode: "1" } });
          return [text, signed(text, keys().genuine)];
        },
      ],
      ["without its fields", () => ["tr_id=1", signed("tr_id=1", keys().genuine)]],
    ])("%s", async (_name, make) => {
      const { id } = await placeOrder(platform);
      const { title } = await beginTpay(platform, id, "108");
      const [text, signature] = make(title);
      await expect(send(text, signature)).resolves.toEqual({ status: 400, text: "" });
      await expect(orderOf(platform, id)).resolves.toEqual(untouched);
    });
  });
});
