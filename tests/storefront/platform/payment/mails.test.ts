import { expect, test } from "vitest";
import { paymentMail } from "#platform/payment/mails.ts";
import { renderLetter } from "#platform/kernel/mail/renderLetter.ts";

const facts = {
  number: "000000012",
  firstName: "Ala <b>",
  amount: { minor: 334_00, currency: "PLN" },
  statusUrl: "https://shop.example/order-status/token",
  invoiceUrl: "https://shop.example/media/invoices/pl/link/token.pdf",
  downloads: [{ name: "Zeszyt", url: "https://shop.example/media/downloads/pl/link/token/7" }],
} as const;

test.each([
  ["pl", "received", "Otrzymaliśmy płatność za zamówienie 000000012", "334,00 zł"],
  ["de", "received", "Zahlung für Ihre Bestellung 000000012 erhalten", "334,00 PLN"],
  ["en", "received", "Payment for your order 000000012 received", "PLN 334.00"],
  ["pl", "failed", "Płatność za zamówienie 000000012 nie powiodła się", "334,00 zł"],
  ["de", "failed", "Zahlung für Ihre Bestellung 000000012 fehlgeschlagen", "334,00 PLN"],
  ["en", "failed", "Payment for your order 000000012 failed", "PLN 334.00"],
] as const)(
  "writes the mail in %s about a payment that was %s, with its amount and the link to the order",
  (language, outcome, subject, amount) => {
    const letter = renderLetter(paymentMail(facts, outcome, language), language);
    expect(letter.subject).toBe(subject);
    expect(letter.text.replaceAll("\u00A0", " ")).toContain(amount);
    expect(letter.text).toContain(facts.statusUrl);
    expect(letter.html).toContain(`href="${facts.statusUrl}"`);
    expect(letter.html).not.toContain("Ala <b>");
    expect(letter.text.includes(facts.invoiceUrl)).toBe(outcome === "received");
    expect(letter.text.includes("/media/downloads/pl/link/token/7")).toBe(outcome === "received");
  },
);

test("links to no invoice of an order without one", () => {
  const letter = renderLetter(paymentMail({ ...facts, invoiceUrl: null, downloads: [] }, "received", "pl"), "pl");
  expect(letter.text).not.toContain("/media/");
});
