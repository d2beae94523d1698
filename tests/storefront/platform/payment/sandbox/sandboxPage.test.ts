import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openForTests } from "../../support/openForTests.ts";
import { beginMollie, beginTpay, choose, orderOf, placeOrder } from "../support/paying.ts";

const platform = await openForTests();

async function pageOf(href: string | null) {
  const response = await platform.fetch(new Request(href ?? ""));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const inLanguage = (locale: string) => platform.connection.query("update sandbox_payments set locale = $1", [locale]);

test.each([
  {
    locale: "pl",
    title: "Płatność próbna: Mollie",
    choices: ["Zapłacona", "W toku", "Nieudana", "Wygasła", "Anulowana"],
  },
  {
    locale: "de",
    title: "Testzahlung: Mollie",
    choices: ["Bezahlt", "In Bearbeitung", "Fehlgeschlagen", "Abgelaufen", "Abgebrochen"],
  },
  { locale: "en", title: "Test payment: Mollie", choices: ["Paid", "Pending", "Failed", "Expired", "Canceled"] },
])("the page asks in $locale how the payment should end, without a script", async ({ locale, title, choices }) => {
  const { id, number } = await placeOrder(platform);
  const { href } = await beginMollie(platform, id);
  await inLanguage(locale);
  const { status, headers, text } = await pageOf(href);
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'/);
  expect(text).toContain(`<html lang="${locale}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`Order # ${number}`);
  expect(text).not.toContain("<script");
  for (const choice of choices) expect(text).toContain(`/> ${choice}</label`);
});

test("the page's own policy lets its style through", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await beginMollie(platform, id);
  const { headers, text } = await pageOf(href);
  const [, style = ""] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
  const digest = createHash("sha256").update(style).digest("base64");
  expect(headers.get("content-security-policy")).toContain(`style-src 'sha256-${digest}'`);
});

test("a bank is asked for where the method has banks", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await beginMollie(platform, id, "ideal");
  const { text } = await pageOf(href);
  expect(text.match(/name="issuer"/g)).toHaveLength(3);
});

test("a code can be typed on the page too; one that is refused says so", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await beginTpay(platform, id);
  const refused = await choose(platform, href, { code: "111234" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('role="alert"');
  const taken = await choose(platform, href, { code: "777123" });
  expect([taken.status, taken.location]).toMatchObject([303, expect.stringContaining("/order-status/")]);
});

test("without a choice the page asks again", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await beginMollie(platform, id);
  for (const outcome of ["", "refunded", "open"]) {
    const { status, text } = await choose(platform, href, { outcome });
    expect(status).toBe(409);
    expect(text).toContain('role="alert"');
  }
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "pending" });
});

test("what has ended is shown as it ended, and chosen no more", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await beginMollie(platform, id);
  await choose(platform, href, { outcome: "failed" });
  await choose(platform, href, { outcome: "paid" });
  const { text } = await pageOf(href);
  expect(text).toContain("Nieudana");
  expect(text).not.toContain('name="outcome"');
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "pending" });
});

test("a payment that there is not has a page that says so, at any provider's address", async () => {
  const { id } = await placeOrder(platform);
  const { id: transactionId } = await beginMollie(platform, id);
  for (const path of ["mollie/tr_nobody", `tpay/${transactionId}`, `nobody/${transactionId}`, "constructor/x"]) {
    const { status } = await pageOf(`http://shop.test/sandbox/payments/${path}`);
    expect(status).toBe(404);
  }
});
