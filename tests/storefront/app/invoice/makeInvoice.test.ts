import { expect, test } from "vitest";
import { bytesOf } from "#app/guide/sheet.ts";
import { drawInvoice } from "#app/invoice/drawInvoice.ts";
import { invoiceTexts } from "#app/invoice/invoiceTexts.ts";
import { makeInvoice } from "#app/invoice/makeInvoice.ts";
import type { Fetch } from "#client/call.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { invoiceVat, linkedInvoiceHref } from "#domain/order/invoice.ts";
import type { Order, OrderStatus } from "#domain/order/order.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { createStatusLinks } from "#platform/order/statusLinks.ts";
import { openForTests } from "../../platform/support/openForTests.ts";
import { openingDay } from "../../platform/support/openTestPlatform.ts";
import { address, black, bruno, newCart, orderFor, putIn, visitor } from "../../platform/support/shopping.ts";
import { testSettings } from "../../platform/support/testParts.ts";
import { clientOf } from "../support/openTab.ts";
import { readPdf } from "../guide/support/readPdf.ts";

const platform = await openForTests();

/** Sends requests on behalf of a browser. */
const browser =
  (headers: Readonly<Record<string, string>> = visitor): Fetch =>
  (request) => {
    const all = new Headers(request.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return platform.fetch(new Request(request, { headers: all }));
  };

type Change = Parameters<typeof orderFor>[2];

/** Places an order of two pieces and returns its number. */
async function place(storeCode: "pl" | "de", minor: number, change: Change = {}): Promise<string> {
  const cartId = await newCart(platform, storeCode);
  await putIn(platform, cartId, { sku: black, qty: 2 });
  const currency = storeCode === "pl" ? "PLN" : "EUR";
  const products = [{ sku: black, name: "Bruno", quantity: 2, price: { minor, currency } }] as const;
  const sent = orderFor(cartId, { sku: black, minor }, { storeCode, products, ...change });
  const { status, json } = await platform.post(`order/create?localeCode=${storeCode}`, sent, visitor);
  expect(status, JSON.stringify(json)).toBe(200);
  return (json.result as { readonly orderNumber: string }).orderNumber;
}

const pay = (number: string) => move(number, "paid");

async function move(number: string, to: OrderStatus): Promise<void> {
  const { rows } = await platform.connection.query<{ id: number }>("select id from orders where number = $1", [number]);
  const change = { settings: testSettings, now: openingDay };
  await platform.database.write((session) => changeStatus(session, rows[0]?.id ?? 0, to, change));
}

const invoiceOf = (storeCode: string, number: string, fetch = browser()) =>
  makeInvoice(`/media/invoices/${storeCode}/${number}.pdf`, { origin: "http://shop.test", fetch });

/** Treats line breaks and no-break spaces as spaces. */
const words = (text: string) => text.replaceAll(/\s+/g, " ");

test("writes the invoice of a company with Polish letters, its tax number and VAT that adds up", async () => {
  const company = { company: "Zażółć Gęślą Jaźń sp. z o.o.", taxId: "5261040828" };
  const number = await place("pl", bruno.minor, { company });
  await pay(number);
  const invoice = await invoiceOf("pl", number);
  expect(invoice?.fileName).toBe(`Faktura-${number}.pdf`);
  const { text, pages, info } = await readPdf(invoice?.pdf ?? new Uint8Array());
  expect(pages).toBe(1);
  expect(info).toMatchObject({ Title: `Faktura F-${number}` });
  const said = words(text);
  for (const part of [
    "Data wystawienia: 20 listopada 2026",
    "Zażółć Gęślą Jaźń sp. z o.o.",
    "NIP: 5261040828",
    "Ala Nowak",
    "Prosta 5 / 7",
    "90-001 Łódź",
    "658,00 zł",
    "Dostawa: Kurier DPD",
    "Do zapłaty",
    // 658.00 at 23 %, with free delivery.
    "534,96 zł",
    "123,04 zł",
    "23%",
  ])
    expect(said, part).toContain(part);
});

test("writes the invoice of the German store in German and in euro", async () => {
  const german = {
    ...address,
    country: "DE",
    street: "Straße des 17. Juni 8",
    postcode: "10115",
    city: "Köln",
    phone: "030 901820",
  } as const;
  const number = await place("de", 75_00, { shippingAddress: german, billingAddress: german });
  await pay(number);
  const invoice = await invoiceOf("de", number);
  const said = words((await readPdf(invoice?.pdf ?? new Uint8Array())).text);
  for (const part of [`Rechnung F-${number}`, "Straße des 17. Juni 8", "10115 Köln", "150,00 €", "19 %", "23,95 €"])
    expect(said, part).toContain(part);
});

test("there is no invoice before the payment, for others, or at another address", async () => {
  const number = await place("pl", bruno.minor);
  await expect(invoiceOf("pl", number)).resolves.toBeNull();
  await pay(number);
  await expect(invoiceOf("pl", number)).resolves.not.toBeNull();
  await expect(invoiceOf("pl", number, browser({ "x-dioptra-visitor": "visitor-b" }))).resolves.toBeNull();
  await expect(invoiceOf("es", number)).resolves.toBeNull();
  await expect(
    makeInvoice("/media/invoices/pl/..%2f1.pdf", { origin: "http://shop.test", fetch: browser() }),
  ).resolves.toBeNull();
});

test("whoever has the link to the order's status gets the invoice, without a cookie and in the store's language", async () => {
  const number = await place("pl", bruno.minor);
  const { rows } = await platform.connection.query<{ id: number; currency: "PLN"; grandTotal: number }>(
    'select id, currency, grand_total as "grandTotal" from orders where number = $1',
    [number],
  );
  const [order] = rows;
  if (!order) throw new Error("There is no order.");
  const token = createStatusLinks(testSettings.secret).tokenOf({ ...order, number });
  const invoiceOfLink = (storeCode: string, linked = token) =>
    makeInvoice(linkedInvoiceHref(linked, { code: storeCode }), { origin: "http://shop.test", fetch: browser({}) });
  await expect(invoiceOfLink("pl")).resolves.toBeNull();
  await pay(number);
  const invoice = await invoiceOfLink("de");
  expect(invoice?.fileName).toBe(`Rechnung-${number}.pdf`);
  expect(words((await readPdf(invoice?.pdf ?? new Uint8Array())).text)).toContain("Ala Nowak Prosta 5 / 7 90-001 Łódź");
  await expect(invoiceOfLink("pl", "forged")).resolves.toBeNull();
});

/** Draws the invoice of a paid order after a change of it. */
async function drawChanged(change: (order: Order) => Partial<Order>) {
  const number = await place("pl", bruno.minor);
  await pay(number);
  const [store] = storeViews;
  if (!store) throw new Error("There is no store view.");
  const order = await clientOf(browser()).order.find(number);
  const vat = order && invoiceVat(order);
  if (!order?.invoicedAt || !vat) throw new Error("There is no invoice.");
  const changed = { ...order, ...change(order) };
  return readPdf(
    await bytesOf(drawInvoice({ order: changed, vat, issuedAt: order.invoicedAt, texts: invoiceTexts.pl, store })),
  );
}

test("a gift card pays a part, and the amount of the invoice stays", async () => {
  const { text } = await drawChanged(({ totals }) => ({
    totals: {
      ...totals,
      rows: totals.rows.toSpliced(-1, 0, { code: "gift_card", amount: { minor: -100_00, currency: "PLN" } }),
      grandTotal: { minor: 558_00, currency: "PLN" },
    },
  }));
  expect(words(text)).toMatch(
    /Do zapłaty 658,00 zł Zapłacono kartą podarunkową [-−]100,00 zł Pozostaje do zapłaty 558,00 zł/,
  );
});

test("a long order takes more pages, and nothing is cut off", async () => {
  const { pages, places, size } = await drawChanged(({ lines }) => ({
    lines: Array.from({ length: 60 }, (_, place) => lines.map((line) => ({ ...line, key: String(place) }))).flat(),
  }));
  expect(pages).toBeGreaterThan(2);
  for (const { left, right, top, bottom } of places) {
    expect(left).toBeGreaterThan(5);
    expect(right).toBeLessThan(size.width - 5);
    expect(top).toBeGreaterThan(5);
    expect(bottom).toBeLessThan(size.height - 5);
  }
});

test.each([
  ["pl", "Faktura korygująca", "20 listopada 2026", "zwrot całej zapłaty", "658,00 zł"],
  ["de", "Rechnungskorrektur", "20. November 2026", "Erstattung des gesamten Betrags", "658,00 PLN"],
])("corrects a refunded invoice in the language of the store %s", async (store, title, day, reason, gross) => {
  const number = await place("pl", bruno.minor);
  await pay(number);
  const path = `/media/invoices/${store}/${number}/corrections/1.pdf`;
  const correctionFor = (headers?: Readonly<Record<string, string>>) =>
    makeInvoice(path, { origin: "http://shop.test", fetch: browser(headers) });
  await expect(correctionFor()).resolves.toBeNull();
  await move(number, "refunded");
  const correction = await correctionFor();
  const { text, places } = await readPdf(correction?.pdf ?? new Uint8Array());
  const said = words(text).replace("658,00 zł", gross);
  for (const part of [`${title} K-${number}-1`, `F-${number}`, day, reason, "Bruno × 2"]) expect(said).toContain(part);
  // The VAT of the whole invoice is taken back.
  expect(said.match(/123,04/g)).toHaveLength(4);
  expect(places.length).toBeGreaterThan(30);
  await expect(correctionFor({ "x-dioptra-visitor": "visitor-b" })).resolves.toBeNull();
});

test("no two texts of an invoice overlap", async () => {
  const number = await place("pl", bruno.minor);
  await pay(number);
  const { places } = await readPdf((await invoiceOf("pl", number))?.pdf ?? new Uint8Array());
  const overlaps = places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  );
  expect(places.length).toBeGreaterThan(30);
  expect(overlaps).toEqual([]);
});
