import { seller } from "#configuration/seller.ts";
import { timeZone } from "#configuration/store.ts";
import type { Money } from "#domain/money.ts";
import type { VatRow } from "#domain/order/invoice.ts";
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

const { margin: left } = sheetSize;
const right = left + contentWidth;
const bottom = sheetSize.height - 24;

/** The columns of the VAT: left edge and width, in mm from the margin. */
const rateColumns = { rate: [70, 22], net: [94, 24], vat: [120, 22], gross: [144, 26] } as const;

/** The left edge of a column and its width, in mm from the margin. */
export type Column = readonly [from: number, width: number];

interface RowStyle {
  readonly isStrong?: boolean;
  readonly isHead?: boolean;
}

/** Formats amounts, dates and countries in the language of a store view. */
export function formatsOf({ intlLocale }: StoreView, currency: Money["currency"]) {
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
function parties(order: Order, texts: InvoiceTexts, country: (code: string) => string) {
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

export interface InvoiceHead {
  readonly order: Order;
  readonly texts: InvoiceTexts;
  readonly store: StoreView;
  readonly title: string;
  readonly createdAt: Date;
  /** What is stated below the title, each with its label. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** A sheet that is written from the top down. */
export interface InvoiceSheet {
  readonly sheet: Sheet;
  /** Begins another page if the next part, of a height in mm, does not fit on this one. */
  readonly reserve: (height: number) => void;
  /** Writes cells beside each other and moves below the highest. */
  readonly row: (cells: readonly (readonly [Column, string])[], style?: RowStyle) => void;
  /** Draws a line over the whole width. */
  readonly rule: () => void;
  /** Moves down, in mm. */
  readonly skip: (height: number) => void;
  /** Writes amounts by VAT rate and their sums, with a heading if there is one. */
  readonly rates: (rows: readonly VatRow[], heading?: string) => void;
}

/**
 * Begins an invoice or its correction with its title, its facts, seller and buyer. It takes as many pages as it needs, and
 * each part is tagged with its role for screen readers.
 */
export function beginInvoice({ order, texts, store, title, createdAt, facts }: InvoiceHead): InvoiceSheet {
  const { currency } = order.totals.grandTotal;
  const format = formatsOf(store, currency);
  const sheet = createSheet({ title, locale: store.locale, createdAt });
  const document = sheet.struct("Document");
  sheet.addStructure(document);
  const add = (tag: string, draw: () => void) => document.add(sheet.struct(tag, {}, draw));
  let y = 12;

  function reserve(height: number): void {
    if (y + height <= bottom) return;
    nextPage(sheet);
    y = sheetSize.margin;
  }

  const row: InvoiceSheet["row"] = (cells, style = {}) => {
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
  };

  const rateRow = (cells: Readonly<Record<keyof typeof rateColumns, string>>, style = {}) =>
    row(
      (["rate", "net", "vat", "gross"] as const).map((name) => [rateColumns[name], cells[name]]),
      style,
    );

  function rates(rows: readonly VatRow[], heading?: string): void {
    reserve(12 + 7 * (rows.length + 1));
    if (heading !== undefined) row([[[0, contentWidth], heading]], { isStrong: true });
    rateRow(texts.rates, { isHead: true });
    for (const { rate, net, vat: tax, gross } of rows) {
      rateRow({ rate: format.rate(rate), net: format.money(net), vat: format.money(tax), gross: format.money(gross) });
    }
    const sumOf = (name: "net" | "vat" | "gross") =>
      format.money({ minor: rows.reduce((total, each) => total + each[name].minor, 0), currency });
    rateRow({ rate: texts.rates.sum, net: sumOf("net"), vat: sumOf("vat"), gross: sumOf("gross") }, { isStrong: true });
  }

  add("P", () => drawShopMark(sheet, left, y));
  add(
    "H1",
    () => void write(sheet, title, { x: left, y: 26, width: contentWidth, size: 8, leading: 1.2, font: "title" }),
  );
  y = 40;
  for (const [label, value] of facts) {
    add("P", () => void write(sheet, `${label}: ${value}`, { x: left, y, width: contentWidth, size: 3.4 }));
    y += 5.4;
  }
  y += 5;

  const { seller: from, buyer: to } = parties(order, texts, format.country);
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

  return {
    sheet,
    reserve,
    row,
    rule() {
      decorate(sheet, () => void sheet.moveTo(left, y).lineTo(right, y).lineWidth(0.25).stroke(colors.contour));
      y += 2.4;
    },
    skip: (height) => void (y += height),
    rates,
  };
}
