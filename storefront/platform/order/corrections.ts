import { asc, eq } from "drizzle-orm";
import type { WireOrderDetails } from "#contract/order/orderDetails.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import { invoicedAt } from "#domain/order/invoice.ts";
import type { Correction, OrderStep } from "#domain/order/order.ts";
import type { Session } from "../kernel/database/database.ts";
import { readOrderSums } from "./orderSums.ts";
import { payments, refunds } from "../payment/tables/payment.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** The parts of an order that its corrections depend on. */
export type CorrectedOrder = Pick<StoredOrder, "id" | "status" | "currency" | "grandTotal" | "giftCard">;

interface Return {
  readonly amount: number;
  readonly status: string;
  readonly at: Date;
}

/**
 * Returns the returns without what was paid twice, which the invoice does not state: it is returned first. Each keeps its
 * place.
 */
function withoutSurplus(returns: readonly Return[], surplus: number): readonly Return[] {
  let left = surplus;
  return returns.map((each) => {
    const taken = each.status === "done" ? Math.min(left, each.amount) : 0;
    left -= taken;
    return { ...each, amount: each.amount - taken };
  });
}

/** Adds what went back on a gift card to the last return. */
function withGiftCard(returns: readonly Return[], giftCard: number): readonly Return[] {
  const last = returns.findLastIndex(({ status, amount }) => status === "done" && amount > 0);
  return returns.map((each, index) => (index === last ? { ...each, amount: each.amount + giftCard } : each));
}

/**
 * Returns the corrections of an order's invoice, in the order in which the money was returned: one for each refund. Every
 * attempt keeps its place, also one that was refused or failed later, so that no number is given twice. An order without an
 * online payment is corrected once it is refunded or canceled. What a gift card has paid goes back on it when the order has
 * ended, with the last correction.
 */
export async function readCorrections(
  session: Session,
  { id, status: orderStatus, currency, grandTotal, giftCard }: CorrectedOrder,
  steps: readonly OrderStep[],
): Promise<readonly Correction[]> {
  if (!invoicedAt(steps)) return [];
  const { paid } = await readOrderSums(session, id);
  const attempts = await session
    .select({ amount: refunds.amount, status: refunds.status, at: refunds.updatedAt })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, id))
    .orderBy(asc(refunds.createdAt), asc(refunds.key));
  const isEnded = orderStatus === "refunded" || (orderStatus === "canceled" && paid === 0);
  const ended = isEnded && steps.find(({ status }) => status === "canceled" || status === "refunded");
  const returns: readonly Return[] =
    attempts.length === 0 && ended
      ? [{ amount: grandTotal + giftCard, status: "done", at: ended.at }]
      : withGiftCard(withoutSurplus(attempts, Math.max(0, paid - grandTotal)), isEnded ? giftCard : 0);
  return returns
    .flatMap(({ amount, status, at }, index) =>
      status === "done" && amount > 0
        ? [{ sequence: index + 1, issuedAt: at, amount: { minor: amount, currency } }]
        : [],
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
