import { eq } from "drizzle-orm";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { nextPaymentStatus, type PaymentStatus } from "#domain/payment/status.ts";
import type { Session } from "../../kernel/database/database.ts";
import { sandboxPayments } from "../tables/payment.ts";
import type { PaymentNews } from "../gateway.ts";

export type PlayedPayment = typeof sandboxPayments.$inferSelect;

/** How long the bank's app asks before the shopper of the sandbox says yes, in milliseconds. */
export const confirmingTime = 4000;

/** What has become of it by now: a mobile code is confirmed some seconds after it came. */
export function statusNow({ status, confirmingSince }: PlayedPayment, now: Date): PaymentStatus {
  const isConfirmed = confirmingSince !== null && now.getTime() - confirmingSince.getTime() >= confirmingTime;
  return isConfirmed ? nextPaymentStatus(status, "paid") : status;
}

/** What the sandbox, in a provider's place, says of it. */
export function newsOf(payment: PlayedPayment, now: Date): PaymentNews {
  const { transactionId, title, reference, amount, currency } = payment;
  const returned = payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    of: { transactionId, title, paymentId: reference },
    status: statusNow(payment, now),
    amount: { minor: amount, currency },
    returned: returned > 0 ? { minor: returned, currency } : null,
  };
}

/** A payment of the sandbox; locked, nobody else changes it until the transaction ends. */
export async function findPlayed(
  session: Session,
  provider: PaymentProvider,
  transactionId: string,
  lock: "read" | "lock" = "read",
): Promise<PlayedPayment | null> {
  const query = session.select().from(sandboxPayments).where(eq(sandboxPayments.transactionId, transactionId));
  const [found] = await (lock === "lock" ? query.for("update") : query);
  return found?.provider === provider ? found : null;
}

/** Writes what was chosen on the sandbox's page; what has ended stays as it is. */
export async function choose(
  session: Session,
  payment: PlayedPayment,
  chosen: PaymentStatus,
  now: Date,
): Promise<PlayedPayment> {
  const current = statusNow(payment, now);
  const hasEnded = current !== "open" && current !== "pending";
  const status = hasEnded ? current : nextPaymentStatus(current, chosen);
  await session.update(sandboxPayments).set({ status }).where(eq(sandboxPayments.transactionId, payment.transactionId));
  return { ...payment, status };
}
