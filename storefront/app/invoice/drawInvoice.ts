import { seller } from "#configuration/seller.ts";
import { timeZone } from "#configuration/store.ts";
import { type Money, subtract } from "#domain/money.ts";
import { invoiceNumber, type VatRow } from "#domain/order/invoice.ts";
import type { Order } from "#domain/order/order.ts";
import type { StoreView } from "#domain/store.ts";
import { drawShopMark } from "../guide/drawings.ts";
import {
  colors,
  contentWidth,
  createSheet,
  decorate,
  heightOf,
  nextPage,
  type Sheet,
  sheetSize,
  write,
} from "../guide/sheet.ts";
import type { InvoiceTexts } from "./invoiceTexts.ts";

export interface InvoiceContent {
  readonly order: Order;
  readonly vat: readonly VatRow[];
  readonly issuedAt: Date;
  readonly texts: InvoiceTexts;
  readonly store: StoreView;
}

const { margin: left } = sheetSize;
const right = left + contentWidth;
const bottom = sheetSize.height - 24;

/** The columns of the lines and of the VAT: left edge and width, in mm from the margin. */
const lineColumns = { item: [0, 78], quantity: [80, 14], price: [96, 28], vat: [126, 14], gross: [142, 28] } as const;
const rateColumns = { rate: [70, 22], net: [94, 24], vat: [120, 22], gross: [144, 26] } as const;

type Column = readonly [from: number, width: number];

/** Formats amounts, dates and countries in the language of a store view. */
function formatsOf({ intlLocale }: StoreView, currency: Money["currency"]) {
  const money = new Intl.NumberFormat(intlLocale, { style: "currency", currency });
  const day = new Intl.DateTimeFormat(intlLocale, { dateStyle: "long", timeZone });
  const percent = new Intl.NumberFormat(intlLocale, { style: "percent", maximumFractionDigits: 2 });
  const country = new Intl.DisplayNames(intlLocale, { type: "region" });
  return {
    money: ({ minor }: Money) => money.format(minor / 100).replaceAll("\u202F", "\u00A0"),
    day: (date: Date) => day.format(date),
    rate: (rate: number) => percent.format(rate / 100).replaceAll("\u202F", "\u00A0"),
    country: (code: string) => country.of(code) ?? code,
  };
}

/** Returns the lines of the seller and of the buyer; a company's invoice names the company first. */
function parties({ order, texts }: InvoiceContent, country: (code: string) => string) {
  const address = order.billingAddress ?? order.shippingAddress;
  const { street, apartment, postcode, city } = address;
  const company = order.company ? [order.company.company, `${texts.taxId}: ${order.company.taxId}`] : [];
  return {
    seller: [
      seller.name,
      seller.street,
      `${seller.postcode} ${seller.city}`,
      country(seller.country),
      `${texts.taxId}: ${seller.taxId}`,
    ],
    buyer: [
      ...company,
      `${address.firstName} ${address.lastName}`,
      apartment === "" ? street : `${street} / ${apartment}`,
      `${postcode} ${city}`,
      country(address.country),
    ],
  };
}

/** Draws an invoice on as many sheets as it needs. Each part is tagged with its role for screen readers. */
export function drawInvoice(content: InvoiceContent): Sheet {
  const { order, vat, issuedAt, texts, store } = content;
  const number = invoiceNumber(order);
  const title = texts.title(number);
  const { currency } = order.totals.grandTotal;
  const format = formatsOf(store, currency);
  const sheet = createSheet({ title, locale: store.locale, createdAt: issuedAt });
  const document = sheet.struct("Document");
  sheet.addStructure(document);
  const add = (tag: string, draw: () => void) => document.add(sheet.struct(tag, {}, draw));
  let y = 12;

  const ruleAt = (at: number, color: string) =>
    decorate(sheet, () => void sheet.moveTo(left, at).lineTo(right, at).lineWidth(0.25).stroke(color));

  /** Begins another sheet if the next part does not fit on this one. */
  function reserve(height: number): void {
    if (y + height <= bottom) return;
    nextPage(sheet);
    y = sheetSize.margin;
  }

  /** Writes cells beside each other and moves below the highest. */
  function row(
    cells: readonly (readonly [Column, string])[],
    style: { readonly isStrong?: boolean; readonly isHead?: boolean } = {},
  ): void {
    const writing = {
      size: style.isHead ? 3 : 3.4,
      font: style.isStrong ? "title" : "text",
      color: style.isHead ? colors.muted : colors.ink,
    } as const;
    const heights = cells.map(([[, width], text]) => heightOf(sheet, text, { ...writing, x: 0, y: 0, width }));
    const height = Math.max(...heights);
    reserve(height);
    for (const [[from, width], text] of cells) {
      const align = from === 0 ? "left" : "right";
      add("P", () => void write(sheet, text, { ...writing, x: left + from, y, width, align }));
    }
    y += height + 1.6;
  }

  add("P", () => drawShopMark(sheet, left, y));
  add(
    "H1",
    () => void write(sheet, title, { x: left, y: 26, width: contentWidth, size: 8, leading: 1.2, font: "title" }),
  );
  y = 40;
  for (const [label, value] of [
    [texts.issued, format.day(issuedAt)],
    [texts.ordered, format.day(order.createdAt)],
    [texts.order, order.number],
    [texts.method, order.paymentTitle],
  ] as const) {
    add("P", () => void write(sheet, `${label}: ${value}`, { x: left, y, width: contentWidth, size: 3.4 }));
    y += 5.4;
  }
  y += 5;

  const { seller: from, buyer: to } = parties(content, format.country);
  const half = contentWidth / 2 - 4;
  const ends = (
    [
      [texts.seller, from, left],
      [texts.buyer, to, left + half + 8],
    ] as const
  ).map(([name, lines, x]) => {
    add("H2", () => void write(sheet, name, { x, y, width: half, size: 3, color: colors.muted }));
    let at = y + 5;
    for (const line of lines) {
      add("P", () => void write(sheet, line, { x, y: at, width: half, size: 3.6 }));
      at += heightOf(sheet, line, { x, y: at, width: half, size: 3.6 });
    }
    return at;
  });
  y = Math.max(...ends) + 9;

  row(
    (["item", "quantity", "price", "vat", "gross"] as const).map((name) => [lineColumns[name], texts.columns[name]]),
    { isHead: true },
  );
  ruleAt(y, colors.contour);
  y += 2.4;
  for (const line of order.lines) {
    const options = line.options.map(({ label, value }) => `${label}: ${value}`).join(", ");
    row([
      [lineColumns.item, options === "" ? line.name : `${line.name}, ${options}`],
      [lineColumns.quantity, String(line.quantity)],
      [lineColumns.price, format.money(line.unitPrice)],
      [lineColumns.vat, line.vat ? format.rate(line.vat.rate) : ""],
      [lineColumns.gross, format.money(line.rowTotal)],
    ]);
  }
  const costTexts = {
    discount: texts.discount(order.couponCode),
    shipping: `${texts.delivery}: ${order.shippingTitle}`,
    payment: texts.payment,
  };
  for (const { code, amount } of order.totals.rows) {
    if (code !== "discount" && code !== "shipping" && code !== "payment") continue;
    row([
      [lineColumns.item, costTexts[code]],
      [lineColumns.gross, format.money(amount)],
    ]);
  }
  reserve(10);
  ruleAt(y, colors.contour);
  y += 2.4;
  const sumRow = (text: string, amount: Money, isStrong: boolean) =>
    row(
      [
        [lineColumns.item, text],
        [lineColumns.gross, format.money(amount)],
      ],
      { isStrong },
    );
  // A gift card is a way to pay, so that it changes neither the amount of the invoice nor its VAT.
  const { grandTotal, rows } = order.totals;
  const giftCard = rows.find(({ code }) => code === "gift_card");
  sumRow(texts.total, giftCard ? subtract(grandTotal, giftCard.amount) : grandTotal, true);
  if (giftCard) {
    sumRow(texts.giftCard, giftCard.amount, false);
    sumRow(texts.toPay, grandTotal, false);
  }
  y += 8;

  reserve(12 + 7 * (vat.length + 1));
  const rateRow = (texts: Readonly<Record<keyof typeof rateColumns, string>>, style = {}) =>
    row(
      (["rate", "net", "vat", "gross"] as const).map((name) => [rateColumns[name], texts[name]]),
      style,
    );
  rateRow(texts.rates, { isHead: true });
  for (const { rate, net, vat: tax, gross } of vat) {
    rateRow({ rate: format.rate(rate), net: format.money(net), vat: format.money(tax), gross: format.money(gross) });
  }
  const sumOf = (name: "net" | "vat" | "gross") =>
    format.money({ minor: vat.reduce((total, each) => total + each[name].minor, 0), currency });
  rateRow({ rate: texts.rates.sum, net: sumOf("net"), vat: sumOf("vat"), gross: sumOf("gross") }, { isStrong: true });
  return sheet;
}
