import { and, eq, isNull, or } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import { applyNews } from "./applyNews.ts";
import type { KnownPayment } from "./findPayment.ts";
import { followPayment } from "./followPayment.ts";
import type { CreatedPayment } from "./gateway.ts";
import type { StoredPayment } from "./returns.ts";

/** Lets others ask the provider for it. */
export async function release(session: Session, { id }: StoredPayment): Promise<void> {
  await session.update(payments).set({ askedAt: null }).where(eq(payments.id, id));
}

/** Writes down that the provider did not begin a payment, unless there is other news of it already. */
export async function writeRefusal(
  session: Session,
  parts: Parameters<typeof applyNews>[1],
  payment: StoredPayment,
): Promise<void> {
  const of = { transactionId: null, title: null, paymentId: payment.id };
  await applyNews(session, parts, payment.provider, { of, status: "failed", amount: null, returned: null });
  await release(session, payment);
}

/** Writes down what the provider began, and promises to ask after it; null when a notification gave it another name. */
export async function writeCreated(
  session: Session,
  payment: StoredPayment,
  { transactionId, title, checkoutUrl }: CreatedPayment,
  now: Date,
): Promise<KnownPayment | null> {
  await release(session, payment);
  const isUnnamed = and(isNull(payments.transactionId), isNull(payments.title));
  const isNamedSo = or(
    eq(payments.transactionId, transactionId),
    title === null ? undefined : eq(payments.title, title),
  );
  const [named] = await session
    .update(payments)
    .set({ transactionId, title, checkoutUrl, updatedAt: now })
    .where(and(eq(payments.id, payment.id), or(isUnnamed, isNamedSo)))
    .returning();
  if (!named) return null;
  await followPayment(session, payment.id, now);
  return { ...named, transactionId };
}
