import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";

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
