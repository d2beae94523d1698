import { describe, expect, test } from "vitest";
import { digestOf, readSignedCall, sign, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor, putIn } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { staffCall } from "./support.ts";

const platform = await openForTests();

async function placedOrder(): Promise<string> {
  const sent = orderFor(await filledCart(platform, black), bruno);
  const { json } = await platform.post("order/create?localeCode=pl", sent, { "x-dioptra-visitor": "staff-test" });
  return (json.result as { readonly orderNumber: string }).orderNumber;
}

describe("a signature", () => {
  const key = testSettings.operatorKey ?? "";
  const call = { method: "POST", target: "/operator/stock", body: Buffer.from("{}") };
  const signature = sign(key, call, openingDay);
  const at = (seconds: number) => new Date(openingDay.getTime() + seconds * 1000);

  test("is valid for five minutes", () => {
    expect(readSignedCall(key, call, signature, at(300))).toMatchObject({ seconds: openingDay.getTime() / 1000 });
    expect(readSignedCall(key, call, signature, at(301))).toBeNull();
    expect(readSignedCall(key, call, signature, at(-301))).toBeNull();
  });

  test.each([
    ["another key", { key: "x".repeat(43) }],
    ["another body", { call: { ...call, body: Buffer.from("{ }") } }],
    ["another URL", { call: { ...call, target: "/operator/prices" } }],
    ["another method", { call: { ...call, method: "GET" } }],
    ["no signature", { signature: "" }],
    ["another body's digest", { signature: signature.replace(/[^.]+(?=\.[^.]+$)/, digestOf(Buffer.from("{ }"))) }],
    ["another nonce", { signature: signature.replace(/\.[^.]+\./, `.${"n".repeat(22)}.`) }],
    ["another time", { signature: signature.replace(/^\d+/, String(Math.floor(openingDay.getTime() / 1000) + 1)) }],
  ])("is not valid for %s", (_what, change) => {
    const all = { key, call, signature, ...change };
    expect(readSignedCall(all.key, all.call, all.signature, openingDay)).toBeNull();
  });

  test("can be used for one call that changes something, which can be signed again", async () => {
    const body = JSON.stringify({ sku: black, quantity: 31 });
    const send = (signed: string, text = body) =>
      platform.fetch(
        new Request("http://shop.test/operator/stock", {
          method: "POST",
          headers: { [signatureHeader]: signed, "content-type": "application/json" },
          body: text,
        }),
      );
    const signOnce = () => sign(key, { ...call, body: Buffer.from(body) }, openingDay);
    const once = signOnce();
    const answers = await Promise.all([send(once), send(once)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await send(once.replace(/^/, "0"))).status).toBe(401);
    expect((await send(signOnce())).status).toBe(200);
  });

  test("is required by every call", async () => {
    for (const path of ["orders", "reviews", "catalogue"]) {
      const answer = await platform.fetch(new Request(`http://shop.test/operator/${path}`));
      expect(answer.status).toBe(401);
    }
  });
});

describe("orders", () => {
  test("are listed, shown and moved with their history, and their shopper is notified of the shipment", async () => {
    const number = await placedOrder();
    await expect(staffCall(platform, "orders?status=pending&size=1")).resolves.toMatchObject({
      status: 200,
      result: [{ number, total: "334.00", currency: "PLN" }],
    });
    for (const status of ["in_production", "shipped", "completed"]) {
      const moved = await staffCall(platform, `orders/${number}/status`, { status, comment: `now ${status}` });
      expect(moved).toMatchObject({ status: 200, result: { number, status } });
    }
    const { result } = await staffCall(platform, `orders/${number}`);
    expect(result).toMatchObject({
      status: "completed",
      lines: [{ sku: black, quantity: 1 }],
      history: [
        { status: "pending" },
        { comment: "now in_production" },
        { comment: "now shipped" },
        { comment: "now completed" },
      ],
    });
    const kinds = (await platform.mailsTo("ala@example.pl")).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.includes("shipped"))).toHaveLength(1);
  });

  test("return to stock when they are canceled", async () => {
    await platform.setStock(black, 3);
    const number = await placedOrder();
    await expect(platform.stockOf(black)).resolves.toBe(2);
    const canceled = await staffCall(platform, `orders/${number}/status`, { status: "canceled" });
    expect(canceled.headers.get("x-cache-drop")).toMatch(/\bP\d+/);
    await expect(platform.stockOf(black)).resolves.toBe(3);
    await expect(staffCall(platform, `orders/${number}/status`, { status: "shipped" })).resolves.toMatchObject({
      status: 409,
      result: { code: "STATUS_REFUSED", message: "An order that is canceled cannot become shipped." },
    });
  });

  test("cannot be refunded if they were not paid", async () => {
    const number = await placedOrder();
    const refund = await staffCall(platform, `orders/${number}/refund`, { key: crypto.randomUUID() });
    expect(refund).toMatchObject({ status: 409, result: { code: "REFUND_REFUSED" } });
  });

  test.each([
    ["orders/000999999", undefined, 404],
    ["orders/000999999/status", { status: "paid" }, 404],
    ["orders/000999999/status", { status: "lost" }, 400],
    ["orders?status=lost", undefined, 400],
    ["stock", { sku: black, quantity: -1 }, 400],
    ["stock", { sku: "no-such-sku", quantity: 1 }, 404],
    ["prices", { sku: black, store: "xx", price: 1 }, 404],
    ["prices", { sku: black, store: "pl", price: 329.005 }, 400],
    // An invalid amount must never mean the whole paid amount.
    ["orders/000999999/refund", { key: "refund-of-nothing", amount: null }, 400],
    ["orders/000999999/refund", { key: "refund-of-nothing", amount: 10.005 }, 400],
    ["orders/000999999/refund", { key: "refund-of-nothing", amount: 10.29 }, 404],
    ["coupons", { code: "A B", percent: 10 }, 400],
    ["coupons", { code: "ENDLESS", percent: 10, maxUses: 2_147_483_648 }, 400],
    ["reviews/999999", { status: "approved" }, 404],
  ])("%s %j returns %i", async (path, body, status) => {
    await expect(staffCall(platform, path, body)).resolves.toMatchObject({ status });
  });
});

test("shows the stock and price that the staff has set", async () => {
  await staffCall(platform, "stock", { sku: black, quantity: 41 });
  const stock = await platform.get(`stock/check?sku=${black}`);
  expect(stock.json.result).toMatchObject({ qty: 41 });
  const changed = await staffCall(platform, "prices", { sku: black, store: "pl", price: 249.5 });
  expect(changed.headers.get("x-cache-drop")).toMatch(/\bP\d+/);
  const line = await putIn(platform, await filledCart(platform, "MR-BRUNO-NAVY-53"), { sku: black, qty: 1 });
  expect(line.status).toBe(200);
  const cartId = await filledCart(platform, black);
  const totals = await platform.get(`cart/totals?cartId=${cartId}`);
  expect(totals.json.result).toMatchObject({ subtotal_incl_tax: 249.5 });
  const { rows } = await platform.connection.query<{ amount: number }>(
    `select amount from price_history join variants on variants.id = variant_id
      where sku = $1 and store_code = 'pl' order by price_history.id desc limit 1`,
    [black],
  );
  expect(rows).toEqual([{ amount: 249_50 }]);
});

test("accepts a coupon as soon as the staff has created it", async () => {
  const written = await staffCall(platform, "coupons", { code: "winter", percent: 10 });
  expect(written).toMatchObject({ status: 200, result: { code: "WINTER" } });
  const cartId = await filledCart(platform, "MR-BRUNO-NAVY-53");
  const applied = await platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=Winter`, {});
  expect(applied.json.result).toBe(true);
});

test("shows a review only after it was approved", async () => {
  await platform.connection.query(
    `insert into reviews (product_id, locale, origin, status, rating, title, detail, nickname, created_at)
      select id, 'pl', 'buyer', 'submitted', 4, 'Dobre', 'Wygodne.', 'Jan', now() from products where sku = 'MR-LUNA'`,
  );
  const search = async () => {
    const { json } = await platform.get(
      `vsbridge/catalog/vue_storefront_catalog_pl/user_review/_search?size=4000&request={}`,
    );
    return JSON.stringify(json).includes("Wygodne.");
  };
  await expect(search()).resolves.toBe(false);
  const { result } = await staffCall(platform, "reviews");
  const [review] = result as readonly { readonly id: number; readonly sku: string }[];
  expect(review).toMatchObject({ sku: "MR-LUNA", detail: "Wygodne." });
  await staffCall(platform, `reviews/${review?.id}`, { status: "approved" });
  await expect(search()).resolves.toBe(true);
});
