import type { Fetch } from "#client/createClient.ts";
import { createInvoiceCalls } from "#client/invoiceCalls.ts";
import { createOrderCalls } from "#client/orderCalls.ts";
import { correctedVat } from "#domain/order/correction.ts";
import { invoiceVat, readInvoicePath } from "#domain/order/invoice.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { languageOfStore } from "#domain/store.ts";
import { bytesOf } from "../guide/sheet.ts";
import { drawCorrection } from "./drawCorrection.ts";
import { drawInvoice } from "./drawInvoice.ts";
import { invoiceTexts } from "./invoiceTexts.ts";

export interface Invoice {
  /** Name of the file when it is saved. */
  readonly fileName: string;
  readonly pdf: Buffer<ArrayBuffer>;
}

export interface InvoiceSetting {
  /** The shop's origin. */
  readonly origin: string;
  /** Sends requests to the provider on behalf of the visitor. */
  readonly fetch: Fetch;
}

/**
 * Creates the invoice or the correction of an invoice at a path as a PDF. Returns null for any other path, for an order that the visitor may not see, for a
 * wrong token, and for an order that has no invoice yet.
 */
export async function makeInvoice(pathname: string, { origin, fetch }: InvoiceSetting): Promise<Invoice | null> {
  const found = readInvoicePath(pathname);
  const store = storeViews.find(({ code, enabled }) => enabled && code === found?.storeCode);
  if (!found || !store) return null;
  const options = { origin, store, fetch, requester: "file" } as const;
  const order =
    "token" in found
      ? await createInvoiceCalls(options).find(found.token)
      : await createOrderCalls(options).find(found.number);
  const vat = order && invoiceVat(order);
  if (!order || !vat || order.invoicedAt === null) return null;
  // The provider also finds an order by its key.
  if ("number" in found && order.number !== found.number) return null;
  const texts = invoiceTexts[languageOfStore(store)];
  if (found.correction !== null) {
    const correction = order.corrections.find(({ sequence }) => sequence === found.correction);
    const corrected = correction && correctedVat(order, correction.sequence);
    if (!correction || !corrected) return null;
    const drawn = drawCorrection({ order, correction, vat: corrected, invoicedAt: order.invoicedAt, texts, store });
    const name = `${texts.correction.fileName}-${order.number}-${correction.sequence}`;
    return { fileName: `${name}.pdf`, pdf: await bytesOf(drawn) };
  }
  const sheet = drawInvoice({ order, vat, issuedAt: order.invoicedAt, texts, store });
  return { fileName: `${texts.fileName}-${order.number}.pdf`, pdf: await bytesOf(sheet) };
}
