import { expect, test } from "vitest";
import { createStatusLinks } from "#platform/order/statusLinks.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();
const placed = await platform.post("order/create?localeCode=pl", orderFor(await filledCart(platform, black), bruno));
const { orderNumber: number, backendOrderId } = placed.json.result as {
  readonly orderNumber: string;
  readonly backendOrderId: string;
};

let clients = 0;
const request = (change: object = {}) =>
  platform.post(
    "order/status-link",
    { order_number: number, email: "ala@example.pl", ...change },
    { "x-dioptra-client": `198.51.100.${++clients}` },
  );
const linksTo = async (email: string) => (await platform.mailsTo(email)).filter(({ kind }) => kind === "order-status");

test("mails the link to the order's status to the address of the order", async () => {
  await expect(request()).resolves.toMatchObject({ status: 200 });
  const [mail] = await linksTo("ala@example.pl");
  expect(mail?.subject).toBe(`Stan zamówienia ${number}`);
  const token = /\/order-status\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(createStatusLinks(testSettings.secret).readToken(token)).toMatchObject({ orderId: Number(backendOrderId) });
});

test("finds the order without leading zeros and in any case of the e-mail address", async () => {
  const before = (await linksTo("ala@example.pl")).length;
  await request({ order_number: String(Number(number)), email: "ALA@example.pl" });
  await expect(linksTo("ala@example.pl")).resolves.toHaveLength(before + 1);
});

test("finds the order by a number with invisible characters, as copied from a mail", async () => {
  const before = (await linksTo("ala@example.pl")).length;
  await request({ order_number: `\u200B${number}\u00A0` });
  await expect(linksTo("ala@example.pl")).resolves.toHaveLength(before + 1);
});

test.each([
  ["another e-mail address", { email: "ola@example.pl" }],
  ["an unknown order", { order_number: "999" }],
])("answers alike for %s, and mails nothing", async (_, change) => {
  const known = await request();
  const before = await platform.connection.query("select 1 from mails");
  const unknown = await request(change);
  expect(unknown).toMatchObject({ status: 200, json: known.json });
  expect((await platform.connection.query("select 1 from mails")).rows).toHaveLength(before.rows.length);
});

test("answers alike for an order that is not confirmed, and mails nothing", async () => {
  await platform.connection.query("update orders set status = 'awaiting_confirmation'");
  const before = (await linksTo("ala@example.pl")).length;
  await expect(request()).resolves.toMatchObject({ status: 200 });
  await expect(linksTo("ala@example.pl")).resolves.toHaveLength(before);
  await platform.connection.query("update orders set status = 'pending'");
});

test.each([
  [{ email: "ala" }, "email", "missing-at"],
  [{ order_number: " " }, "order_number", "required"],
])("refuses %j at field %s", async (change, field, problem) => {
  await expect(request(change)).resolves.toMatchObject({ status: 400, json: { result: [{ field, problem }] } });
});
