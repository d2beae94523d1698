import { and, desc, eq, or, type SQL } from "drizzle-orm";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import type { StoredPayment } from "./returns.ts";

/** A payment that its provider knows. */
export type KnownPayment = StoredPayment & { readonly transactionId: string };

async function find(session: Session, provider: PaymentProvider, which: SQL | undefined): Promise<KnownPayment | null> {
  const [found] = await session
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), which));
  return found && found.transactionId !== null ? { ...found, transactionId: found.transactionId } : null;
}

export const findByTransaction = (session: Session, provider: PaymentProvider, transactionId: string) =>
  find(session, provider, eq(payments.transactionId, transactionId));

export const findByTitle = (session: Session, provider: PaymentProvider, title: string) =>
  find(session, provider, eq(payments.title, title));

/**
 * By whichever name a shop was told. The second provider's answer holds a title and no other id
 * (docs/specification/payment.md#payment-19), so that a client says the title where an id is asked for.
 */
export const findNamed = (session: Session, provider: PaymentProvider, name: string) =>
  find(session, provider, or(eq(payments.transactionId, name), eq(payments.title, name)));

/** What an order's payment by a provider is shown by: the one that was paid, else the newest. */
export async function findOfOrder(
  session: Session,
  provider: PaymentProvider,
  orderId: number,
): Promise<StoredPayment | null> {
  const found = await session
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.orderId, orderId)))
    .orderBy(desc(payments.createdAt));
  return found.find(({ status }) => status === "paid") ?? found[0] ?? null;
}
