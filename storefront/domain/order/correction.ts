import { type Money, subtract } from "../money.ts";
import { shareByRate, vatSplit } from "../tax.ts";
import { invoiceVat, type VatRow } from "./invoice.ts";
import type { Correction, Order } from "./order.ts";

/** The VAT of an invoice before and after a correction, and what it takes away, by rate. */
export interface CorrectedVat {
  readonly before: readonly VatRow[];
  readonly after: readonly VatRow[];
  readonly difference: readonly VatRow[];
}

const grossOf = (rows: readonly VatRow[]) => rows.reduce((total, { gross }) => total + gross.minor, 0);

/**
 * Takes a returned amount from the VAT rows of an invoice, from each rate by its value. Nothing is left of a rate whose
 * whole amount is returned, whatever was rounded before.
 */
export function correctVat(before: readonly VatRow[], amount: Money): CorrectedVat {
  const shares = shareByRate(amount, before);
  const difference = before.map((row): VatRow => {
    const gross = shares.find(({ rate }) => rate === row.rate)?.gross ?? subtract(amount, amount);
    const vat = gross.minor === row.gross.minor ? row.vat : vatSplit(gross, row.rate).vat;
    return { rate: row.rate, gross, vat, net: subtract(gross, vat) };
  });
  const after = before.map((row, index): VatRow => {
    const taken = difference[index] ?? row;
    const [gross, vat] = [subtract(row.gross, taken.gross), subtract(row.vat, taken.vat)];
    return { rate: row.rate, gross, vat, net: subtract(gross, vat) };
  });
  return { before, after, difference };
}

/** Returns what a correction of an order's invoice changes, after all earlier ones; null if there is no such correction. */
export function correctedVat(order: Order, sequence: number): CorrectedVat | null {
  let rows = invoiceVat(order);
  for (const correction of order.corrections) {
    if (rows === null || correction.amount.minor > grossOf(rows)) return null;
    const corrected = correctVat(rows, correction.amount);
    if (correction.sequence === sequence) return corrected;
    rows = corrected.after;
  }
  return null;
}

/** Returns whether nothing is left of an invoice after a correction. */
export const isWhole = ({ after }: CorrectedVat): boolean => grossOf(after) === 0;

/** Returns the number of a correction. */
export const correctionNumber = (
  { number }: Pick<Order, "number">,
  { sequence }: Pick<Correction, "sequence">,
): string => `K-${number}-${sequence}`;

interface Store {
  readonly code: string;
}

/** Returns the address of a correction in the language of a store view. */
export const correctionHref = (
  { number }: Pick<Order, "number">,
  { sequence }: Pick<Correction, "sequence">,
  { code }: Store,
): string => `/media/invoices/${code}/${encodeURIComponent(number)}/corrections/${sequence}.pdf`;

/** Returns the address of a correction for the holder of a link to the order's status page. */
export const linkedCorrectionHref = (
  token: string,
  { sequence }: Pick<Correction, "sequence">,
  { code }: Store,
): string => `/media/invoices/${code}/link/${encodeURIComponent(token)}/corrections/${sequence}.pdf`;
