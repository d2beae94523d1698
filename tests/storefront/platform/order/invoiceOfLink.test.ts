import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { createStatusLinks } from "#platform/order/statusLinks.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { options, usual } from "../support/prescriptions.ts";
import { address, black, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();
await platform.setStock(black, 50);

const links = createStatusLinks(testSettings.secret);
const person = "Zofia Nieznajoma";

/** Places an order of prescription glasses by a company, delivered elsewhere, and moves it to these statuses. */
async function place(...statuses: readonly OrderStatus[]) {
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku: black, qty: 1, ...options({ ...usual, person }) });
  const sent = orderFor(
    cartId,
    { sku: black, minor: 478_00 },
    {
      company: { company: "Optyk sp. z o.o.", taxId: "5261040828" },
      shippingAddress: { ...address, street: "Tajna 3" },
      billingAddress: { ...address, street: "Jawna 4" },
    },
  );
  const { json } = await platform.post("order/create?localeCode=pl", sent, visitor);
  const { id, number } = endpoints.orderCreate.result("PLN").parse(json.result);
  for (const [hours, status] of statuses.entries()) {
    const now = new Date(openingDay.getTime() + (hours + 1) * 3_600_000);
    const change = { settings: testSettings, now, comment: "for the staff" };
    await platform.database.write(async (session) => {
      await session.execute("update orders set held_at = null");
      const moved = await changeStatus(session, Number(id), status, change);
      expect(moved.ok).toBe(true);
    });
  }
  const { rows } = await platform.connection.query<{ grand_total: number }>(
    "select grand_total from orders where id = $1",
    [id],
  );
  const order = { id: Number(id), number, currency: "PLN", grandTotal: rows[0]?.grand_total ?? 0 } as const;
  return { ...order, token: links.tokenOf(order), hash: links.hashOf(order) };
}

const invoice = (token: string) => platform.get(`order/invoice?status_token=${token}`);

test("the holder of a link sees what the invoice states, and nothing else of the person", async () => {
  const { token, number } = await place("paid");
  const { status, json } = await invoice(token);
  expect(status).toBe(200);
  const order = endpoints.orderInvoice.result("PLN").parse(json.result);
  expect(order).toMatchObject({
    number,
    invoicedAt: new Date(openingDay.getTime() + 3_600_000),
    email: "a…@example.pl",
    company: { company: "Optyk sp. z o.o.", taxId: "5261040828" },
    shippingAddress: { street: "Jawna 4", phone: "" },
    billingAddress: null,
    lines: [{ sku: black, custom: [], rowTotal: { minor: 478_00 }, isMadeToPrescription: false }],
  });
  const text = JSON.stringify(json);
  for (const secret of [person, "600 100 200", "+48600100200", "600100200", "ala@example.pl", "Tajna"]) {
    expect(text).not.toContain(secret);
  }
});

test.each([
  ["a paid order on its way", ["paid", "in_production", "shipped"], 200],
  ["an order sent to be paid on delivery", ["shipped"], 200],
  ["a refunded order", ["paid", "refunded"], 200],
  ["an order that is not paid", [], 404],
  ["an order that was canceled before it was paid", ["canceled"], 404],
] as const)("the invoice of %s", async (_, statuses, expected) => {
  const { token } = await place(...statuses);
  await expect(invoice(token)).resolves.toMatchObject({ status: expected });
});

test("a wrong token has no invoice", async () => {
  const { token, number } = await place("paid");
  const other = createStatusLinks(Buffer.alloc(32, 7).toString("base64url"));
  const changed = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
  const wrong = ["", "forged", number, `${token}A`, changed, other.tokenOf({ ...(await place("paid")) })];
  for (const each of wrong) {
    const answer = await invoice(encodeURIComponent(each));
    expect([answer.status, answer.json.result]).toMatchObject([404, { code: "ENOTFOUND" }]);
  }
});

const details = async (body: object, headers = {}) => {
  const { json } = await platform.post("vsbridge/mollie/order-details", { validatePayment: true, ...body }, headers);
  expect(JSON.stringify(json)).not.toContain("for the staff");
  return endpoints.mollieOrderDetails.result("PLN").parse(json.result);
};

test("the status page learns when each status was reached, and who has the link, of the lenses", async () => {
  const { id, hash } = await place("paid", "in_production");
  const at = (hours: number) => new Date(openingDay.getTime() + hours * 3_600_000);
  const progress = {
    steps: [
      { status: "pending", at: openingDay },
      { status: "paid", at: at(1) },
      { status: "in_production", at: at(2) },
    ],
    invoicedAt: at(1),
  };
  await expect(details({ order_id: id, hash })).resolves.toMatchObject({ ...progress, isMadeToPrescription: true });
  await expect(details({ order_id: id }, visitor)).resolves.toMatchObject({ ...progress, isMadeToPrescription: false });
});

test("notes of the staff do not repeat a status, and an unpaid order has no invoice", async () => {
  const { id, hash } = await place();
  const order_comment = { statusHistory: { comment: "for the staff" } };
  const noted = await platform.post("vsbridge/mollie/order-comments", { order_id: id, hash, order_comment });
  expect(noted.status).toBe(200);
  const { steps, invoicedAt } = await details({ order_id: id, hash });
  expect({ steps, invoicedAt }).toEqual({ steps: [{ status: "pending", at: openingDay }], invoicedAt: null });
});
