import { type CorrectedVat, correctionNumber, isWhole } from "#domain/order/correction.ts";
import { invoiceNumber } from "#domain/order/invoice.ts";
import type { Correction, Order } from "#domain/order/order.ts";
import type { StoreView } from "#domain/store.ts";
import { contentWidth, type Sheet } from "../guide/sheet.ts";
import { beginInvoice, formatsOf } from "./invoiceSheet.ts";
import type { InvoiceTexts } from "./invoiceTexts.ts";

export interface CorrectionContent {
  readonly order: Order;
  readonly correction: Correction;
  readonly vat: CorrectedVat;
  /** When the invoice was issued. */
  readonly invoicedAt: Date;
  readonly texts: InvoiceTexts;
  readonly store: StoreView;
}

/**
 * Draws the correction of an invoice: it names the invoice with its date, the reason and the goods, and states the amounts
 * of each VAT rate before and after it, and the difference (PL VAT act, art. 106j; § 14 UStG with § 31(5) UStDV).
 */
export function drawCorrection({ order, correction, vat, invoicedAt, texts, store }: CorrectionContent): Sheet {
  const format = formatsOf(store, order.totals.grandTotal.currency);
  const { correction: words } = texts;
  const { sheet, row, rule, skip, rates } = beginInvoice({
    order,
    texts,
    store,
    title: words.title(correctionNumber(order, correction)),
    createdAt: correction.issuedAt,
    facts: [
      [texts.issued, format.day(correction.issuedAt)],
      [words.invoice, words.invoiceOf(invoiceNumber(order), format.day(invoicedAt))],
      [texts.order, order.number],
      [words.reason, isWhole(vat) ? words.whole : words.part],
    ],
  });
  row([[[0, contentWidth], words.items]], { isHead: true });
  rule();
  for (const { name, quantity } of order.lines) row([[[0, contentWidth], `${name} × ${quantity}`]]);
  skip(6);
  rates(vat.before, words.before);
  skip(4);
  rates(vat.after, words.after);
  skip(4);
  rates(vat.difference, words.difference);
  skip(4);
  row([[[0, contentWidth], `${words.returned}: ${format.money(correction.amount)}`]], { isStrong: true });
  return sheet;
}
