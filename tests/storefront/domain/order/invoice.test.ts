import * as fc from "fast-check";
import { expect, test } from "vitest";
import { invoicedAt, linkedInvoiceHref, readInvoicePath, vatRows } from "#domain/order/invoice.ts";
import { shareByRate, vatSplit } from "#domain/tax.ts";

test("reads the store view and the order in an address", () => {
  expect(readInvoicePath("/media/invoices/de/000000012.pdf")).toEqual({
    storeCode: "de",
    correction: null,
    number: "000000012",
  });
});

test("reads the token in the address that the holder of a link has", () => {
  const href = linkedInvoiceHref("a-B_9", { code: "de" });
  expect(href).toBe("/media/invoices/de/link/a-B_9.pdf");
  expect(readInvoicePath(href)).toEqual({ storeCode: "de", correction: null, token: "a-B_9" });
});

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

test.each([
  [[], null],
  [[["pending", 1]], null],
  [
    [
      ["pending", 1],
      ["canceled", 2],
    ],
    null,
  ],
  [
    [
      ["pending", 1],
      ["paid", 2],
      ["shipped", 4],
    ],
    2,
  ],
  // Paid on delivery.
  [
    [
      ["pending", 1],
      ["in_production", 2],
      ["shipped", 4],
      ["completed", 6],
    ],
    4,
  ],
  [
    [
      ["pending", 1],
      ["paid", 2],
      ["refunded", 9],
    ],
    2,
  ],
  [
    [
      ["completed", 6],
      ["paid", 3],
    ],
    3,
  ],
] as const)("the invoice of an order with the history %j is issued on day %s", (history, expected) => {
  const steps = history.map(([status, number]) => ({ status, at: day(number) }));
  expect(invoicedAt(steps)).toEqual(expected === null ? null : day(expected));
});

test.each([
  "/media/invoices/de/link/.pdf",
  "/media/invoices/de/link/a/b.pdf",
  "/media/invoices/de/000000012",
  "/media/invoices/de/../1.pdf",
  "/media/invoices/1.pdf",
  "/invoices/de/1.pdf",
])("%s is no address of an invoice", (path) => expect(readInvoicePath(path)).toBeNull());

const currency = fc.constantFrom("PLN" as const, "EUR" as const);
const amount = fc.integer({ min: 0, max: 500_000 });
const lines = fc.array(fc.record({ rate: fc.constantFrom(0, 4, 8, 19, 22, 23), gross: amount }), {
  minLength: 1,
  maxLength: 12,
});

test("the shares of a cost add up to it, at the rates of the goods", () => {
  fc.assert(
    fc.property(currency, lines, amount, (code, goods, cost) => {
      const shares = shareByRate(
        { minor: cost, currency: code },
        goods.map(({ rate, gross }) => ({ rate, gross: { minor: gross, currency: code } })),
      );
      expect(shares.reduce((total, { gross }) => total + gross.minor, 0)).toBe(cost);
      expect(new Set(shares.map(({ rate }) => rate))).toEqual(new Set(goods.map(({ rate }) => rate)));
    }),
  );
});

test("the rows of an invoice add up to its total and its VAT, and net and VAT to gross", () => {
  fc.assert(
    fc.property(currency, lines, amount, amount, (code, goods, shipping, payment) => {
      const money = (minor: number) => ({ minor, currency: code });
      const taxed = goods.map(({ rate, gross }) => ({
        rate,
        gross: money(gross),
        vat: vatSplit(money(gross), rate).vat,
      }));
      const costs = [money(shipping), money(payment)];
      const rows = vatRows({ lines: taxed, costs, currency: code });
      const total = goods.reduce((sum, { gross }) => sum + gross, shipping + payment);
      expect(rows.reduce((sum, { gross }) => sum + gross.minor, 0)).toBe(total);
      for (const { net, vat, gross } of rows) expect(net.minor + vat.minor).toBe(gross.minor);
      expect(rows.map(({ rate }) => rate)).toEqual(
        [...new Set(goods.map(({ rate }) => rate))].toSorted((a, b) => a - b),
      );
    }),
  );
});
