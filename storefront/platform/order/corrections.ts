import { asc, eq } from "drizzle-orm";
import type { WireOrderDetails } from "#contract/order/orderDetails.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import { invoicedAt } from "#domain/order/invoice.ts";
import type { Correction, OrderStep } from "#domain/order/order.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments, refunds } from "../payment/tables/payment.ts";
import type { StoredOrder } from "./writeOrder.ts";

/**
 * Returns the corrections of an order's invoice, in the order in which the money was returned: one for each refund. Every
 * attempt keeps its place, also one that was refused or failed later, so that no number is given twice. An order without an
 * online payment is corrected once it is refunded.
 */
export async function readCorrections(
  session: Session,
  { id, currency, grandTotal }: Pick<StoredOrder, "id" | "currency" | "grandTotal">,
  steps: readonly OrderStep[],
): Promise<readonly Correction[]> {
  if (!invoicedAt(steps)) return [];
  const attempts = await session
    .select({ amount: refunds.amount, status: refunds.status, at: refunds.updatedAt })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, id))
    .orderBy(asc(refunds.createdAt), asc(refunds.key));
  const refunded = steps.find(({ status }) => status === "refunded");
  const returns =
    attempts.length === 0 && refunded && grandTotal > 0
      ? [{ amount: grandTotal, status: "done", at: refunded.at } as const]
      : attempts;
  return returns
    .flatMap(({ amount, status, at }, index) =>
      status === "done" ? [{ sequence: index + 1, issuedAt: at, amount: { minor: amount, currency } }] : [],
    )
    .toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
}

/** Writes the corrections of an invoice for the wire. */
export const toWireCorrections = (corrections: readonly Correction[]): WireOrderDetails["corrections"] =>
  corrections.map(({ sequence, issuedAt, amount }) => ({
    sequence,
    issued_at: issuedAt.toISOString(),
    amount: toWireAmount(amount),
  }));
