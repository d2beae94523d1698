import { type Currency, type Money, subtract, sum } from "../money.ts";
import { shareByRate, vatSplit } from "../tax.ts";
import type { Order, OrderStatus, OrderStep } from "./order.ts";

/** The amounts of one VAT rate on an invoice. */
export interface VatRow {
  /** In percent. */
  readonly rate: number;
  readonly net: Money;
  readonly vat: Money;
  readonly gross: Money;
}

/** What the VAT of an invoice is computed from: gross amounts after discounts. */
export interface InvoicedAmounts {
  readonly lines: readonly { readonly rate: number; readonly gross: Money; readonly vat: Money }[];
  /** The costs of delivery and payment, which are taxed as the goods are. */
  readonly costs: readonly Money[];
  readonly currency: Currency;
}

/** Returns the VAT of an invoice by rate, the lowest first. The rows add up to its total, and their VAT to that of the order. */
export function vatRows({ lines, costs, currency }: InvoicedAmounts): readonly VatRow[] {
  const shares = costs.flatMap((cost) =>
    shareByRate(cost, lines).map(({ rate, gross }) => ({ rate, gross, vat: vatSplit(gross, rate).vat })),
  );
  const parts = [...lines, ...shares];
  return [...new Set(parts.map(({ rate }) => rate))]
    .toSorted((a, b) => a - b)
    .map((rate) => {
      const ofRate = parts.filter((part) => part.rate === rate);
      const [gross, vat] = (["gross", "vat"] as const).map((name) =>
        sum(
          ofRate.map((part) => part[name]),
          currency,
        ),
      );
      if (!gross || !vat) throw new Error("A VAT rate has no amounts.");
      return { rate, gross, vat, net: subtract(gross, vat) };
    });
}

/** Returns the VAT of an order's invoice by rate; null if the platform does not state the VAT of its lines. */
export function invoiceVat({ lines, totals }: Order): readonly VatRow[] | null {
  const { currency } = totals.grandTotal;
  const costs = totals.rows.filter(({ code }) => code === "shipping" || code === "payment").map(({ amount }) => amount);
  const taxed = lines.flatMap(({ rowTotal, discount, vat }) =>
    vat ? [{ rate: vat.rate, vat: vat.amount, gross: subtract(rowTotal, discount) }] : [],
  );
  return taxed.length === lines.length ? vatRows({ lines: taxed, costs, currency }) : null;
}

/** The statuses with which an invoice is issued: the order is paid, or sent to be paid on delivery. */
const invoicedStatuses: ReadonlySet<OrderStatus> = new Set(["paid", "shipped", "completed"]);

/** Returns when the invoice of an order was issued, which is when it was first paid or sent; null before. */
export function invoicedAt(steps: readonly OrderStep[]): Date | null {
  const times = steps.filter(({ status }) => invoicedStatuses.has(status)).map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** Returns the number of the invoice of an order. An order has at most one. */
export const invoiceNumber = ({ number }: Pick<Order, "number">): string => `F-${number}`;

/** Returns the address of an order's invoice in the language of a store view; null while there is none. */
export const invoiceHref = ({ invoicedAt, number }: Order, { code }: { readonly code: string }): string | null =>
  invoicedAt === null ? null : `/media/invoices/${code}/${encodeURIComponent(number)}.pdf`;

/** Returns the address of an invoice for the holder of a link to the order's status page, whose token proves access. */
export const linkedInvoiceHref = (token: string, { code }: { readonly code: string }): string =>
  `/media/invoices/${code}/link/${encodeURIComponent(token)}.pdf`;

/**
 * The order in the address of an invoice: its number, or the token of a link to its status page. `correction` counts the
 * corrections of the invoice from 1; null for the invoice itself.
 */
export type InvoicePath = { readonly storeCode: string; readonly correction: number | null } & (
  | { readonly number: string }
  | { readonly token: string }
);

/** Returns the store view and the order in the address of an invoice; null for any other path. */
export function readInvoicePath(pathname: string): InvoicePath | null {
  const pattern = /^\/media\/invoices\/([\w-]+)\/(link\/)?([\w-]+)(?:\/corrections\/(\d{1,3}))?\.pdf$/;
  const [, storeCode, link, name, sequence] = pattern.exec(pathname) ?? [];
  if (storeCode === undefined || name === undefined) return null;
  const correction = sequence === undefined ? null : Number(sequence);
  return link === undefined ? { storeCode, correction, number: name } : { storeCode, correction, token: name };
}
