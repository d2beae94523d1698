import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openForTests } from "../../support/openForTests.ts";
import { startMolliePayment, startTpayPayment, chooseOnSandboxPage, readOrder, placeOrder } from "../support/paying.ts";

const platform = await openForTests();

async function openPage(href: string | null) {
  const response = await platform.fetch(new Request(href ?? ""));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const setLocale = (locale: string) => platform.connection.query("update sandbox_payments set locale = $1", [locale]);

test.each([
  {
    locale: "pl",
    title: "Płatność próbna: Mollie",
    choices: ["Opłacona", "W toku", "Nieudana", "Wygasła", "Anulowana"],
  },
  {
    locale: "de",
    title: "Testzahlung: Mollie",
    choices: ["Bezahlt", "In Bearbeitung", "Fehlgeschlagen", "Abgelaufen", "Abgebrochen"],
  },
  { locale: "en", title: "Test payment: Mollie", choices: ["Paid", "Pending", "Failed", "Expired", "Cancelled"] },
])("offers the outcomes in $locale, without a script", async ({ locale, title, choices }) => {
  const { id, number } = await placeOrder(platform);
  const { href } = await startMolliePayment(platform, id);
  await setLocale(locale);
  const { status, headers, text } = await openPage(href);
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'/);
  expect(text).toContain(`<html lang="${locale}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`Order # ${number}`);
  expect(text).not.toContain("<script");
  for (const choice of choices) expect(text).toContain(`/> ${choice}</label`);
});

test("allows the page's style in its content security policy", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await startMolliePayment(platform, id);
  const { headers, text } = await openPage(href);
  const [, style = ""] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
  const digest = createHash("sha256").update(style).digest("base64");
  expect(headers.get("content-security-policy")).toContain(`style-src 'sha256-${digest}'`);
});

test("offers the banks of a method that has some", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await startMolliePayment(platform, id, "ideal");
  const { text } = await openPage(href);
  expect(text.match(/name="issuer"/g)).toHaveLength(3);
});

test("accepts a mobile code, and shows an error for a refused one", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await startTpayPayment(platform, id);
  const refused = await chooseOnSandboxPage(platform, href, { code: "111234" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('role="alert"');
  const accepted = await chooseOnSandboxPage(platform, href, { code: "777123" });
  expect([accepted.status, accepted.location]).toMatchObject([303, expect.stringContaining("/order-status/")]);
});

test("shows an error for a missing or invalid outcome", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await startMolliePayment(platform, id);
  for (const outcome of ["", "refunded", "open"]) {
    const { status, text } = await chooseOnSandboxPage(platform, href, { outcome });
    expect(status).toBe(409);
    expect(text).toContain('role="alert"');
  }
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "pending" });
});

test("offers no outcome for a payment that has ended", async () => {
  const { id } = await placeOrder(platform);
  const { href } = await startMolliePayment(platform, id);
  await chooseOnSandboxPage(platform, href, { outcome: "failed" });
  await chooseOnSandboxPage(platform, href, { outcome: "paid" });
  const { text } = await openPage(href);
  expect(text).toContain("Nieudana");
  expect(text).not.toContain('name="outcome"');
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "pending" });
});

test("returns 404 for an unknown payment or provider", async () => {
  const { id } = await placeOrder(platform);
  const { id: transactionId } = await startMolliePayment(platform, id);
  for (const path of ["mollie/tr_nobody", `tpay/${transactionId}`, `nobody/${transactionId}`, "constructor/x"]) {
    const { status } = await openPage(`http://shop.test/sandbox/payments/${path}`);
    expect(status).toBe(404);
  }
});
