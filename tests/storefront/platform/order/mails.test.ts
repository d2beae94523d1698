import { expect, test } from "vitest";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { createStatusLinks } from "#platform/order/statusLinks.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();

async function placeOrder(email: string) {
  const cartId = await filledCart(platform, black);
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const sent = orderFor(cartId, bruno, { customer });
  return { sent, answer: await platform.post("order/create?localeCode=pl", sent) };
}

test("confirms an order by one mail with totals and delivery", async () => {
  const { sent, answer } = await placeOrder("ala@example.pl");
  expect(answer.status).toBe(200);
  await platform.post("order/create?localeCode=pl", sent);
  await expect(platform.mailsTo("ala@example.pl")).resolves.toMatchObject([{ isSent: false }]);
  await platform.runJobs();
  const mails = await platform.mailsTo("ala@example.pl");
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ kind: "order-confirmation", locale: "pl", isSent: true });
  expect(mail?.subject).toMatch(/^Potwierdzenie zamówienia \d{9}$/);
  expect(mail?.text).toContain("Razem: 334,00\u00A0zł");
  expect(mail?.text).toContain("DPD");
});

test("shows mails in the sandbox under a policy that allows no scripts", async () => {
  await platform.connection.query("update mails set html = replace(html, 'Ala', '<b>Ala</b>')");
  const list = await platform.fetch(new Request("http://shop.test/sandbox/mail"));
  expect(list.headers.get("content-security-policy")).toContain("default-src 'none'");
  const page = await list.text();
  const [, id] = /\/sandbox\/mail\/(\d+)"/.exec(page) ?? [];
  expect(page).toContain("ala@example.pl");
  const mail = await platform.fetch(new Request(`http://shop.test/sandbox/mail/${id}/html`));
  expect(mail.headers.get("content-security-policy")).toContain("default-src 'none'");
  const missing = await platform.fetch(new Request("http://shop.test/sandbox/mail/999999"));
  expect(missing.status).toBe(404);
});

test("names the company and its tax number, and links to the order's status, in each mail about an order", async () => {
  const cartId = await filledCart(platform, black);
  const customer = { firstName: "Ewa", lastName: "Nowak", email: "ewa@example.pl" };
  const company = { company: "Optyka Łódź sp. z o.o.", taxId: "5261040828" };
  const placed = await platform.post("order/create?localeCode=pl", orderFor(cartId, bruno, { customer, company }));
  expect(placed.status).toBe(200);
  const { rows } = await platform.connection.query<{ id: number }>("select id from orders where cart_id = $1", [
    cartId,
  ]);
  const change = { settings: testSettings, now: openingDay };
  for (const status of ["paid", "in_production", "shipped"] as const)
    await platform.database.write((session) => changeStatus(session, rows[0]?.id ?? 0, status, change));
  await platform.runJobs();
  const mails = await platform.mailsTo("ewa@example.pl");
  expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation", "order-shipped"]);
  expect(mails[0]?.text).toContain("Faktura na firmę");
  expect(mails[0]?.text).toContain("Optyka Łódź sp. z o.o.\nNIP: 5261040828");
  for (const { text } of mails) {
    const token = /\/order-status\/(\S+)/.exec(text)?.[1] ?? "";
    expect(createStatusLinks(testSettings.secret).readToken(token)).toMatchObject({ orderId: rows[0]?.id });
  }
});
