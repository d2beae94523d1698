import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { createStatusLinks } from "#platform/order/statusLinks.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { newCart, orderFor, putIn, visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();
await platform.connection.query("insert into payment_methods values ('transfer', 9, false, '{\"pl\":\"Przelew\"}')");
await platform.connection.query("insert into payment_costs values ('transfer', 'PL', 'PLN', 0)");

const links = createStatusLinks(testSettings.secret);
const sku = "DI-ZESZYT-DOPASOWANIE";

/** Orders the download and moves the order to these statuses. */
async function place(...statuses: readonly OrderStatus[]) {
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku, qty: 1 });
  const sent = orderFor(
    cartId,
    { sku, minor: 19_00 },
    {
      shipping: { carrierCode: "none", methodCode: "none" },
      paymentCode: "transfer",
      consents: [{ id: "download", version: "2026-11-27" }],
    },
  );
  const { json } = await platform.post("order/create?localeCode=pl", sent, visitor);
  const { id, number } = endpoints.orderCreate.result("PLN").parse(json.result);
  for (const [hours, status] of statuses.entries()) {
    const now = new Date(openingDay.getTime() + (hours + 1) * 3_600_000);
    await platform.database.write(async (session) => {
      const moved = await changeStatus(session, Number(id), status, { settings: testSettings, now, comment: "" });
      expect(moved.ok).toBe(true);
    });
  }
  const { json: shown } = await platform.get(`order/details?order_id=${number}`, visitor);
  const [line] = endpoints.orderDetails.result("PLN").parse(shown.result).lines;
  const token = links.tokenOf({ id: Number(id), number, currency: "PLN", grandTotal: 19_00 });
  const hash = links.hashOf({ id: Number(id), number, currency: "PLN", grandTotal: 19_00 });
  const { rows } = await platform.connection.query<{ id: number }>("select id from order_items where order_id = $1", [
    id,
  ]);
  return { id: Number(id), number, token, hash, itemId: rows[0]?.id ?? 0, downloadHref: line?.downloadHref };
}

type Placed = Awaited<ReturnType<typeof place>>;
const byNumber = ({ itemId, number }: Placed, caller = visitor) =>
  platform.get(`order/download?item_id=${itemId}&order_id=${number}`, caller);
const byToken = ({ itemId }: Placed, token: string) =>
  platform.get(`order/download?item_id=${itemId}&status_token=${encodeURIComponent(token)}`);

test("a paid download is opened by its shopper and by the link of its order, to nobody else", async () => {
  const placed = await place("paid");
  expect(placed.downloadHref).toBe(`/media/downloads/pl/${placed.number}/${placed.itemId}`);
  const opened = { status: 200, json: { result: { document: "fit-your-glasses" } } };
  await expect(byNumber(placed)).resolves.toMatchObject(opened);
  await expect(byToken(placed, placed.token)).resolves.toMatchObject(opened);
  const unknown = { status: 404, json: { result: { code: "ENOTFOUND" } } };
  await expect(byNumber(placed, { "x-dioptra-visitor": "visitor-b" })).resolves.toMatchObject(unknown);
  const stranger = await place("paid");
  for (const token of ["", "forged", stranger.token]) {
    await expect(byToken(placed, token)).resolves.toMatchObject(unknown);
  }
  await expect(byNumber({ ...placed, itemId: stranger.itemId })).resolves.toMatchObject(unknown);
});

test.each([
  ["before it is paid", [], "DOWNLOAD_UNPAID"],
  ["after it was canceled", ["paid", "canceled"], "DOWNLOAD_ENDED"],
  ["after it was refunded", ["paid", "refunded"], "DOWNLOAD_ENDED"],
] as const)("the download of an order is refused %s", async (_when, statuses, code) => {
  const placed = await place(...statuses);
  expect(placed.downloadHref).toBeNull();
  const refused = { status: 409, json: { result: { code } } };
  await expect(byNumber(placed)).resolves.toMatchObject(refused);
  await expect(byToken(placed, placed.token)).resolves.toMatchObject(refused);
});

test("nothing is said about the delivery of a download", async () => {
  const { number, id } = await place("paid");
  const { json } = await platform.get(`order/details?order_id=${number}`, visitor);
  const { totals, shippingTitle } = endpoints.orderDetails.result("PLN").parse(json.result);
  expect(shippingTitle).toBe("");
  expect(totals.rows.map(({ code }) => code)).toEqual(["subtotal", "tax", "grand_total"]);
  const asked = { validatePayment: true, order_id: id };
  const shown = await platform.post("vsbridge/mollie/order-details", asked, visitor);
  expect(endpoints.mollieOrderDetails.result("PLN").parse(shown.json.result).isDelivered).toBe(false);
});

test("the status page names what may be opened, to holders of its link only", async () => {
  const details = async ({ id }: Placed, body: object, headers = {}) => {
    const asked = { validatePayment: true, order_id: id, ...body };
    const { json } = await platform.post("vsbridge/mollie/order-details", asked, headers);
    return endpoints.mollieOrderDetails.result("PLN").parse(json.result).downloads;
  };
  const paid = await place("paid");
  await expect(details(paid, { hash: paid.hash })).resolves.toMatchObject([{ itemId: String(paid.itemId) }]);
  await expect(details(paid, {}, visitor)).resolves.toEqual([]);
  const unpaid = await place();
  await expect(details(unpaid, { hash: unpaid.hash })).resolves.toEqual([]);
});

test("the confirmation says that the right of withdrawal is lost, because that was asked for", async () => {
  await place();
  const { rows } = await platform.connection.query<{ text: string }>(
    "select text from mails where kind = 'order-confirmation' order by id desc limit 1",
  );
  expect(rows[0]?.text).toContain("tracisz przez to prawo odstąpienia");
});
