import { optionText } from "#domain/cart/optionText.ts";
import { type Money, subtract } from "#domain/money.ts";
import { invoiceNumber, type VatRow } from "#domain/order/invoice.ts";
import type { Order } from "#domain/order/order.ts";
import type { StoreView } from "#domain/store.ts";
import type { Sheet } from "../guide/sheet.ts";
import { beginInvoice, formatsOf } from "./invoiceSheet.ts";
import type { InvoiceTexts } from "./invoiceTexts.ts";

export interface InvoiceContent {
  readonly order: Order;
  readonly vat: readonly VatRow[];
  readonly issuedAt: Date;
  readonly texts: InvoiceTexts;
  readonly store: StoreView;
}

/** The columns of the lines: left edge and width, in mm from the margin. */
const lineColumns = { item: [0, 78], quantity: [80, 14], price: [96, 28], vat: [126, 14], gross: [142, 28] } as const;

/** Draws an invoice on as many sheets as it needs. */
export function drawInvoice({ order, vat, issuedAt, texts, store }: InvoiceContent): Sheet {
  const format = formatsOf(store, order.totals.grandTotal.currency);
  const { sheet, row, rule, reserve, skip, rates } = beginInvoice({
    order,
    texts,
    store,
    title: texts.title(invoiceNumber(order)),
    createdAt: issuedAt,
    facts: [
      [texts.issued, format.day(issuedAt)],
      [texts.ordered, format.day(order.createdAt)],
      [texts.order, order.number],
      [texts.method, order.paymentTitle],
    ],
  });

  row(
    (["item", "quantity", "price", "vat", "gross"] as const).map((name) => [lineColumns[name], texts.columns[name]]),
    { isHead: true },
  );
  rule();
  for (const line of order.lines) {
    const options = line.options.map(optionText).join(", ");
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
  rule();
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
  skip(8);
  rates(vat);
  return sheet;
}
